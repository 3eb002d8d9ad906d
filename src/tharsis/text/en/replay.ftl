replay-play = Play
replay-speed = Speed
replay-jump = Go to
replay-link = Link to this moment
replay-share = Share this moment

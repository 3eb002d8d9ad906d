replay-play = Програвати
replay-speed = Швидкість
replay-jump = Перейти до
replay-link = Посилання на цю мить
replay-share = Поділитися цією миттю

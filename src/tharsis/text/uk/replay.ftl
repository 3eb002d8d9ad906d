replay-play = Відтворити
replay-speed = Швидкість
replay-jump = Перейти до
replay-link = Посилання на цей момент
replay-share = Поділитися цим моментом

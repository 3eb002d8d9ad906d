replay-play = Воспроизвести
replay-speed = Скорость
replay-jump = Перейти к
replay-link = Ссылка на этот момент
replay-share = Поделиться моментом

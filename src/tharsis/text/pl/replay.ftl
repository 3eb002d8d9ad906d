replay-play = Odtwarzaj
replay-speed = Prędkość
replay-jump = Przejdź do
replay-link = Link do tej chwili
replay-share = Udostępnij tę chwilę

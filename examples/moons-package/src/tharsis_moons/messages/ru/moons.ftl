card-phobos-mine = Шахта на Фобосе
card-deimos-relay = Ретранслятор на Деймосе
word-dust = поднимите { $amount ->
        [one] { $amount } облако
        [few] { $amount } облака
       *[other] { $amount } облаков
    } пыли (по 3 тепла за каждое)
web-switch-moons = Спутники Марса
web-switch-moons-hint = Две карты о Фобосе и Деймосе

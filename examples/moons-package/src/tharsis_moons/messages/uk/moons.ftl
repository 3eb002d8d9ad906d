card-phobos-mine = Копальня на Фобосі
card-deimos-relay = Ретранслятор на Деймосі
word-dust = підніміть { $amount ->
        [one] { $amount } хмару
        [few] { $amount } хмари
       *[other] { $amount } хмар
    } пилу (по 3 тепла за кожну)
web-switch-moons = Супутники Марса
web-switch-moons-hint = Дві карти про Фобос і Деймос

card-phobos-mine = Miniera su Phobos
card-deimos-relay = Ripetitore su Deimos
word-dust = solleva { $amount ->
        [one] 1 nube
       *[other] { $amount } nubi
    } di polvere (3 Calore ciascuna)
web-switch-moons = Lune di Marte
web-switch-moons-hint = Due carte su Phobos e Deimos

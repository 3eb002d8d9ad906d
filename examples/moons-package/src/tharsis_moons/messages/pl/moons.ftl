card-phobos-mine = Kopalnia na Fobosie
card-deimos-relay = Przekaźnik na Deimosie
word-dust = wzbij { $amount ->
        [one] { $amount } chmurę
        [few] { $amount } chmury
       *[other] { $amount } chmur
    } pyłu (po 3 ciepła za każdą)
web-switch-moons = Księżyce Marsa
web-switch-moons-hint = Dwie karty o Fobosie i Deimosie

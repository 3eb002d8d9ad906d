card-phobos-mine = Phobos Mine
card-deimos-relay = Deimos Relay
word-dust = raise { $amount ->
        [one] 1 cloud
       *[other] { $amount } clouds
    } of dust (3 heat each)
web-switch-moons = Moons of Mars
web-switch-moons-hint = Two cards about Phobos and Deimos

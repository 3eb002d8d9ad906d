### Słowa, które przyszły do języka kart z dodatkami. Jak je zapisywać: zob. cards.ftl.

word-tags-together =
    za { $each ->
        [1] każdy posiadany symbol { $tags }
       *[other] każde { COUNT("tag", $each, case: "acc") } { $tags }
    }
word-tags-together-item = { NOUN($key, of: "of") }
word-raise-one = podnieś { $parameters } o { COUNT("step", $steps, case: "acc") }
    .inf = podnieść { $parameters } o { COUNT("step", $steps, case: "acc") }
word-raise-one-item =
    { $key ->
        [temperature] Temperaturę
        [oxygen] Poziom Tlenu
       *[oceans] Liczbę Oceanów
    }
word-remove-by-tag = usuń { $what } dowolnego gracza z { NOUN($tag, 1, of: "tag", case: "ins") }
    .inf = usunąć { $what } dowolnego gracza z { NOUN($tag, 1, of: "tag", case: "ins") }
word-reveal-until =
    odkrywaj karty z talii, aż znajdziesz { $cards } { $tag ->
        [none] z ikoną { NOUN($cube, 5, case: "gen", form: "bare") }
       *[other] z { NOUN($tag, 1, of: "tag", case: "ins") }
    }; weź je na rękę, a resztę odrzuć
    .inf =
        odkrywać karty z talii, aż znajdziesz { $cards } { $tag ->
            [none] z ikoną { NOUN($cube, 5, case: "gen", form: "bare") }
           *[other] z { NOUN($tag, 1, of: "tag", case: "ins") }
        }; weź je na rękę, a resztę odrzuć
word-exchange-worth = wydaj dowolną liczbę { NOUN($give, 5, case: "gen") } z tej karty, żeby za każdą otrzymać { COUNT($get, $worth, case: "acc") }
    .inf = wydać dowolną liczbę { NOUN($give, 5, case: "gen") } z tej karty, żeby za każdą otrzymać { COUNT($get, $worth, case: "acc") }
word-cubes-pay = gdy zagrywasz kartę z { NOUN($tag, 1, of: "tag", case: "ins") }, możesz płacić tym, co leży na tej karcie: { COUNT($holds, 1) } to { COUNT("mc", $worth) }

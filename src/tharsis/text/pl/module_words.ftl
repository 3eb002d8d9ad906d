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
word-remove-by-tag = usuń { $what } dowolnego gracza, który ma { NOUN($tag, 1, of: "tag", case: "acc") }
    .inf = usunąć { $what } dowolnego gracza, który ma { NOUN($tag, 1, of: "tag", case: "acc") }
word-reveal-until =
    odkrywaj karty z talii, aż odkryjesz { COUNT("card", $cards, case: "acc") } { $tag ->
        [none] z ikoną { NOUN($cube, case: "gen") }
       *[other] z { NOUN($tag, 1, of: "tag", case: "ins") }
    }; weź je na rękę, a resztę odrzuć
    .inf =
        odkrywać karty z talii, aż odkryjesz { COUNT("card", $cards, case: "acc") } { $tag ->
            [none] z ikoną { NOUN($cube, case: "gen") }
           *[other] z { NOUN($tag, 1, of: "tag", case: "ins") }
        }; weź je na rękę, a resztę odrzuć
word-exchange-worth = wydaj dowolną liczbę { NOUN($give, 5, case: "gen") } z tej karty, żeby otrzymać po { COUNT($get, $worth, case: "acc") } za każdą z nich
    .inf = wydać dowolną liczbę { NOUN($give, 5, case: "gen") } z tej karty, żeby otrzymać po { COUNT($get, $worth, case: "acc") } za każdą z nich
word-cubes-pay = gdy zagrywasz kartę z { NOUN($tag, 1, of: "tag", case: "ins") }, możesz płacić za nią { NOUN($holds, 5, case: "ins") } z tej karty (każda jest warta { COUNT("mc", $worth) })

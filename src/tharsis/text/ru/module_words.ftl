### Слова, пришедшие в язык карт с дополнениями. Как их писать — см. cards.ftl.

word-tags-together =
    { $each ->
        [1] за каждую вашу метку { $tags }
       *[other] за каждые { COUNT("tag", $each, case: "acc") } { $tags } у вас
    }
word-tags-together-item = { NOUN($key, of: "tag") }
word-raise-one = повысьте { $parameters } на { COUNT("step", $steps, case: "acc") }
    .inf = повысить { $parameters } на { COUNT("step", $steps, case: "acc") }
word-raise-one-item =
    { $key ->
        [temperature] температуру
        [oxygen] уровень кислорода
       *[oceans] долю океана
    }
word-remove-by-tag = уберите { $what } у любого игрока, у которого есть метка { NOUN($tag, of: "tag") }
    .inf = убрать { $what } у любого игрока, у которого есть метка { NOUN($tag, of: "tag") }
word-reveal-until =
    раскрывайте карты колоды, пока не найдёте { COUNT("card", $cards, case: "acc") } { $tag ->
        [none] со значком { NOUN($cube, 1, case: "gen") }
       *[other] с меткой { NOUN($tag, of: "tag") }
    }; возьмите их в руку, а остальные сбросьте
    .inf =
        раскрывать карты колоды, пока не найдёте { COUNT("card", $cards, case: "acc") } { $tag ->
            [none] со значком { NOUN($cube, 1, case: "gen") }
           *[other] с меткой { NOUN($tag, of: "tag") }
        }; возьмите их в руку, а остальные сбросьте
word-exchange-worth =
    потратьте любое количество { NOUN($give, "other", case: "gen") } с этой карты, чтобы получить { COUNT($get, $worth, case: "acc") } за { $give ->
        [microbe] каждого микроба
       *[other] каждую единицу
    }
    .inf =
        потратить любое количество { NOUN($give, "other", case: "gen") } с этой карты, чтобы получить { COUNT($get, $worth, case: "acc") } за { $give ->
            [microbe] каждого микроба
           *[other] каждую единицу
        }
word-cubes-pay = разыгрывая карту с меткой { NOUN($tag, of: "tag") }, можете тратить { NOUN($holds, "other", case: "acc") } с этой карты вместо { NOUN("mc") }: каждый { NOUN($holds, 1) } стоит { COUNT("mc", $worth) }

### Слова, що прийшли в мову карт із доповненнями. Як їх писати — див. cards.ftl.

word-tags-together =
    за { $each ->
        [1] кожну вашу { NOUN("tag", 1, case: "acc") } { $tags }
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("tag", $each, case: "acc") } { $tags }
    }
word-tags-together-item = { NOUN($key, of: "tag") }
word-raise-one = підвищте { $parameters } на { COUNT("step", $steps, case: "acc") }
    .inf = підвищити { $parameters } на { COUNT("step", $steps, case: "acc") }
    .rep = підвищуйте { $parameters } на { COUNT("step", $steps, case: "acc") }
word-raise-one-item =
    { $key ->
        [temperature] температуру
        [oxygen] рівень кисню
       *[oceans] рівень океанів
    }
word-remove-by-tag = заберіть { $what } у будь-якого гравця, який має мітку { NOUN($tag, of: "tag") }
    .inf = забрати { $what } у будь-якого гравця, який має мітку { NOUN($tag, of: "tag") }
word-reveal-until =
    відкривайте карти з колоди, доки не знайдете { $cards } { $tag ->
        [none] зі значком { NOUN($cube, 1, case: "gen") }
       *[other] з міткою { NOUN($tag, of: "tag") }
    }; візьміть їх у руку, а решту скиньте
    .inf =
        відкривати карти з колоди, доки не знайдете { $cards } { $tag ->
            [none] зі значком { NOUN($cube, 1, case: "gen") }
           *[other] з міткою { NOUN($tag, of: "tag") }
        }; візьміть їх у руку, а решту скиньте
word-exchange-worth = витратьте будь-яку кількість { NOUN($give, case: "of") } із цієї карти, щоб отримати по { COUNT($get, $worth, case: "acc") } за { NOUN($give, of: "each") }
    .inf = витратити будь-яку кількість { NOUN($give, case: "of") } із цієї карти, щоб отримати по { COUNT($get, $worth, case: "acc") } за { NOUN($give, of: "each") }
word-cubes-pay =
    { NOUN($holds, of: "each") } { $holds ->
        [microbe] з
       *[other] із
    } цієї карти можна витратити як { COUNT("mc", $worth) }, оплачуючи карту з міткою { NOUN($tag, of: "tag") }

### Parole entrate nella lingua delle carte con le espansioni. Come si scrivono: vedi cards.ftl.

word-tags-together =
    { $each ->
        [1] per ogni etichetta { $tags } che possiedi
       *[other] ogni { $each } etichette { $tags } che possiedi
    }
word-tags-together-item = { NOUN($key, of: "tag", form: "name") }
word-raise-one = incrementa di { COUNT("step", $steps) } { $parameters }
    .inf = incrementare di { COUNT("step", $steps) } { $parameters }
word-raise-one-item =
    { $key ->
        [temperature] la Temperatura
        [oxygen] il Livello di Ossigeno
       *[oceans] il livello degli Oceani
    }
word-remove-by-tag = rimuovi fino a { $what } da un giocatore con { NOUN($tag, 1, of: "tag", form: "indef") } in gioco
    .inf = rimuovere fino a { $what } da un giocatore con { NOUN($tag, 1, of: "tag", form: "indef") } in gioco
word-reveal-until =
    rivela carte dal mazzo finché non ne trovi { $cards } { $tag ->
        [none] con un’icona { NOUN($cube, 1) }
       *[other] con { NOUN($tag, 1, of: "tag", form: "indef") }
    }; prendile in mano e scarta le altre
    .inf =
        rivelare carte dal mazzo finché non ne trovi { $cards } { $tag ->
            [none] con un’icona { NOUN($cube, 1) }
           *[other] con { NOUN($tag, 1, of: "tag", form: "indef") }
        }; prendile in mano e scarta le altre
word-exchange-worth = rimuovi un numero a piacere di { NOUN($give, 2) } da questa carta per guadagnare { COUNT($get, $worth) } per ciascuno
    .inf = rimuovere un numero a piacere di { NOUN($give, 2) } da questa carta per guadagnare { COUNT($get, $worth) } per ciascuno
word-cubes-pay = quando giochi una carta con { NOUN($tag, 1, of: "tag", form: "indef") }, ogni { NOUN($holds, 1) } su questa carta può essere speso come { COUNT("mc", $worth) }

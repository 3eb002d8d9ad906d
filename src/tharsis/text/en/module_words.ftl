### Words that modules' cards brought into the card language. See cards.ftl for how they are written.

# $tags: the tags joined with "or".
word-tags-together =
    { $each ->
        [1] for each { $tags } tag
       *[other] for every { $each } { $tags } tags
    } you have
word-tags-together-item = { NOUN($key, of: "tag", form: "name") }
# $parameters: the parameters joined with "or".
word-raise-one = raise { $parameters } by { COUNT("step", $steps) }
word-raise-one-item =
    { $key ->
        [temperature] the temperature
        [oxygen] the oxygen level
       *[oceans] the ocean level
    }
word-remove-by-tag = remove up to { $what } from any player with a { NOUN($tag, 1, of: "tag") } in play
# $cube: the kind of resource whose icon is looked for, where no tag is.
word-reveal-until =
    reveal cards from the deck until you have found { $tag ->
        [none] { $cards } with a { NOUN($cube, 1) } icon
       *[other] { $cards } with a { NOUN($tag, 1, of: "tag") }
    }; take those into your hand and discard the rest
word-exchange-worth = remove any number of { NOUN($give, 2) } from this card to gain { COUNT($get, $worth) } for each
word-cubes-pay = when you play a card with a { NOUN($tag, 1, of: "tag") }, each { NOUN($holds, 1) } on this card may be used as { COUNT("mc", $worth) }

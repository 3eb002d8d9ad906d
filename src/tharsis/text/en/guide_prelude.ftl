### How to play: Prelude.

guide-mars-prelude = Prelude

guide-mars-prelude-start = A flying start
guide-mars-prelude-start-cards = *Prelude* adds 35 preludes [prelude], 7 project cards and 5 corporations. Its projects are shuffled into the deck, its corporations among the others. Preludes form a deck of their own, with its own discard pile.
guide-mars-prelude-start-deal = Along with the 10 cards and 2 corporations, everyone, even a beginner, is dealt 4 preludes and keeps 2 of them for free. Everything is chosen at the same time, in secret. The other 2 preludes are discarded face down; yours are revealed when you play them.
guide-mars-prelude-start-cards-figure = Two preludes: no cost, tags above, what they bring below
guide-mars-prelude-start-variants = Variants: everyone is dealt 1 corporation from Prelude and 1 other; or you use the projects and corporations without preludes, and [valley_trust] stays in the box. Corporate Era may be in or out as usual.

guide-mars-prelude-playing = Playing the preludes
guide-mars-prelude-playing-when = When all corporations have been revealed and all cards paid for, the preludes are played in turn order. Each player plays both, in either order, before the next player does. Then the first player begins the action phase, where corporations take their first actions.
guide-mars-prelude-playing-free = Playing a prelude is not an action, and a prelude is not a project: it costs only the M€ it asks for, and discounts do not apply. A project that a prelude lets you play is played as usual, metals and all.
guide-mars-prelude-playing-unplayable = If you cannot carry out a prelude, say because you are short of M€, discard it and get 15 M€. You cannot hold a prelude back.
guide-mars-prelude-playing-counts = A prelude stays in play. Its tags count and trigger effects. It raises parameters and places tiles by the usual rules, in generation 1. It is not a project card for milestones and awards. [robotic_workforce] may copy one with a building tag.
guide-mars-prelude-playing-project = [eccentric_sponsor] lets you play a card for 25 M€ less; if you play none, it is given up. [ecology_experts] raises your plant production, then lets you play a card and ignore its global requirements; its other requirements and its price stay.
guide-mars-prelude-playing-reveal = [acquired_space_agency] and [experimental_forest] reveal cards for all to see until 2 have the tag. Take those into your hand and discard the others.

guide-mars-prelude-wild = The wild tag
guide-mars-prelude-wild-what = [research_network] and [research_coordination] have a wild tag [tag-wild]. It counts for nothing while you play the card itself. After that, in each of your actions, it counts as one tag, whichever is best for you: for requirements and for whatever the action counts.
guide-mars-prelude-wild-several = One wild tag stands for one tag. A card that needs several different tags needs a wild tag for each one you lack. Wild tags help to claim milestones; for Diversifier each one is another different tag.
guide-mars-prelude-wild-never = It never counts for awards or VP, nor when others count your tags, and it is not a new kind of tag for [aridor].

guide-mars-prelude-corporations = Its corporations
guide-mars-prelude-corporations-first = As its first action, [valley_trust] draws 3 preludes, plays one and discards the others. [vitor] funds an award for free; it counts as one of the three. In solo there are no awards to fund.
guide-mars-prelude-corporations-others = [vitor] gets 3 M€ for each card it plays with a non-negative VP icon. [robinson_industries] pays 4 M€ to raise one of its lowest productions. [point_luna] draws a card for each Earth tag, including its own. [cheung_shing_mars] and [valley_trust] pay 2 M€ less for each building or science tag.

guide-mars-prelude-solo = Solo and draft
guide-mars-prelude-solo-solo = Solo with preludes lasts 12 generations instead of 14. Variant: your goal is TR 63 instead of finished parameters; then there is one more standard project, Buffer Gas: 16 M€ for 1 TR. Preludes are never drafted.

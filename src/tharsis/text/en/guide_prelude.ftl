### How to play: Prelude.

guide-mars-prelude = Prelude

guide-mars-prelude-start = A flying start
guide-mars-prelude-start-cards = *Prelude* adds 35 preludes [prelude], 7 project cards and 5 corporations. Its projects are shuffled into the deck, its corporations among the others. Preludes are a deck of their own with its own discard pile.
guide-mars-prelude-start-deal = Everyone, even a beginner, is dealt 4 preludes with the 10 cards and 2 corporations, and keeps 2 of them for free. All of that is chosen at the same time and in secret. The other 2 are discarded face down; those kept are shown when they are played.
guide-mars-prelude-start-cards-figure = Two preludes: no cost, tags above, what they bring below
guide-mars-prelude-start-variants = Variants: everyone is dealt 1 corporation from Prelude and 1 other; or the projects and corporations are used without preludes, then [valley_trust] stays in the box. Corporate Era may be in or out as usual.

guide-mars-prelude-playing = Playing the preludes
guide-mars-prelude-playing-when = When all corporations are shown and all cards paid for, the preludes are played in turn order. Each player plays both, in any order, before the next does. Then the first player begins the action phase; first actions of corporations come there.
guide-mars-prelude-playing-free = Playing a prelude is neither an action nor playing a project: it costs nothing but the M€ that it says itself, and discounts do not apply. A project that a prelude lets you play is an ordinary play, metals and all.
guide-mars-prelude-playing-unplayable = A prelude that cannot be carried out, say because M€ are short, is discarded, and you get 15 M€. None can be held back.
guide-mars-prelude-playing-counts = A prelude stays in play. Its tags count, and they trigger effects. It raises parameters and places tiles by the usual rules, and belongs to generation 1. It is no project card for milestones and awards. [robotic_workforce] may copy one with a building tag.
guide-mars-prelude-playing-project = [eccentric_sponsor] lets you play a card for 25 M€ less; if you play none, it is given up. [ecology_experts] raises your plant production, then lets you play a card whatever the global parameters are; its other requirements and its price stay.
guide-mars-prelude-playing-reveal = [acquired_space_agency] and [experimental_forest] turn up cards for all to see until 2 have the tag: those go to your hand, the others are discarded.

guide-mars-prelude-wild = The wild tag
guide-mars-prelude-wild-what = [research_network] and [research_coordination] bear a wild tag [tag-wild]. While the card is played it is no tag at all. Afterwards it is, in each of your actions, one tag of your choice, the best for you: for requirements and for whatever the action counts.
guide-mars-prelude-wild-several = One wild tag stands for one tag. A card that needs several different tags needs a wild tag for each one you lack. Wild tags help to claim milestones; for Diversifier each is one more different tag.
guide-mars-prelude-wild-never = It counts neither for awards nor for VP, nor when others count your tags, and it is no new kind of tag for [aridor].

guide-mars-prelude-corporations = Its corporations
guide-mars-prelude-corporations-first = [valley_trust] begins with an action that takes 3 preludes, plays one and discards the others. [vitor] begins by funding an award for free; it counts as one of the three. In solo there is none to fund.
guide-mars-prelude-corporations-others = [vitor] gets 3 M€ for each card with VP that are not negative. [robinson_industries] pays 4 M€ to raise a production that is its lowest. [point_luna] draws for each Earth tag, its own included. [cheung_shing_mars] and [valley_trust] pay 2 M€ less for each building or science tag.

guide-mars-prelude-solo = Solo and draft
guide-mars-prelude-solo-solo = Solo with preludes lasts 12 generations instead of 14. Variant: your goal is TR 63 instead of finished parameters; then there is a standard project Buffer Gas, 16 M€ for 1 TR. Preludes are never drafted.

### How to play: Venus Next and the World Government. What each message is for, and the marks in it: docs/translating.md.

guide-mars-venus = Venus Next

guide-mars-venus-setup = What it adds
guide-mars-venus-setup-cards = *Venus Next* adds 49 project cards, 5 corporations, a track for Venus, a milestone and an award. Its projects are shuffled into the deck, its corporations among the others. You can combine it with Corporate Era, Prelude, Colonies and every map.
guide-mars-venus-setup-mixed = A variant: everyone is dealt 1 corporation from Venus Next and 1 other. [aphrodite], [celestic] and [morning_star_inc] make sense only with Venus Next; [manutech] and [viron] would work in any game.
guide-mars-venus-setup-cards-figure = Cards of Venus Next: a requirement in percent, floaters, a Venus tag

guide-mars-venus-track = The Venus track
guide-mars-venus-track-what = [param-venus] *Venus* is a fourth global parameter. It rises from 0% to 30%, 2% per step: 15 steps. Each step you raise gives you 1 TR at once.
guide-mars-venus-track-bonus = Two steps carry a bonus, once per game. Raise Venus to or past 8% and you draw 1 card [card]. Raise it to or past 16% and you gain 1 TR more.
guide-mars-venus-track-tracks-figure = The Venus track and its 2 bonus steps
guide-mars-venus-track-top = At 30%, Venus is finished. You may still play cards that raise it, but that part does nothing. A raise of several steps stops there, and you get TR only for the steps made.
guide-mars-venus-track-end = Venus does not matter for the end of the game: as always, the game ends when temperature, oxygen and oceans are finished. Only the solo game asks for Venus too.
guide-mars-venus-track-needs = Venus requirements work like all others, in percent. [inventrix], [adaptation_technology], [special_design] and [morning_star_inc] let you miss them by 2 steps, that is 4%.
guide-mars-venus-track-project = [param-venus] *Air Scrapping* is one more standard project, 15 M€: raise Venus by 1 step, with its TR and bonuses.

guide-mars-venus-floaters = Venus tags and floaters
guide-mars-venus-floaters-tag = [tag-venus] The Venus tag does nothing by itself. [cube-floater] Floaters are a resource that lives on cards, like animals and microbes.
guide-mars-venus-floaters-place = “Any card” means any card of yours that can hold that resource, even the one that gives it. Everything you gain at once goes on the same card. If you have no such card, it is lost.
guide-mars-venus-floaters-venus = Some effects ask for a card with a Venus tag; a wild tag is not enough. “A resource” of any kind is whatever the card you choose can hold. Without such a card you cannot use the action of [maxwell_base].
guide-mars-venus-floaters-pay = Floaters on [dirigibles] pay 3 M€ each for cards with a Venus tag, microbes on [psychrophiles] pay 2 M€ each for cards with a plant tag. Mix them with M€ and metals as you like; you get no change.
guide-mars-venus-floaters-asteroids = [rotator_impacts] holds asteroids [cube-asteroid]: pay 6 M€, in titanium if you like, to add 1, or spend 1 to raise Venus. [jet_stream_microscrappers] spends a titanium cube, whatever it is worth. If an action has two halves, you choose one of them each time.
guide-mars-venus-floaters-birds = [stratospheric_birds] also costs you a floater from any of your cards. It cannot be one that helps to pay for the card.

guide-mars-venus-cities = Cities beside the map
guide-mars-venus-cities-spaces = [dawn_city], [luna_metropolis], [maxwell_base] and [stratopolis] have spaces of their own beside the map. These touch nothing and give no bonus. They are your tiles and cities in play, even for Mayor and Landlord, but they are not on Mars.
guide-mars-venus-cities-count = [aerosport_tournament] counts all cities in play, on Mars or not. [gyropolis] is an ordinary city on Mars.

guide-mars-venus-goals = Hoverlord and Venuphile
guide-mars-venus-goals-goals = [cube-floater] *Hoverlord* is one more milestone: at least 7 floaters on all your cards together. [tag-venus] *Venuphile* is one more award: the most Venus tags in play, not counting events and wild tags. There are still only 3 milestones and 3 awards to be had, at the usual prices.

guide-mars-venus-government = The World Government
guide-mars-venus-government-when = After every production phase comes the *solar phase*. First, if temperature, oxygen and oceans are finished, the game ends. Otherwise the *World Government* acts, then trade fleets come home and colony markers move up. A parameter finished only now does not end the game: you play one more generation.
guide-mars-venus-government-choose = The first player, before the marker moves on, must choose a parameter that is not finished and raise it by 1 step, or place an ocean on any free ocean space.
guide-mars-venus-government-nobody = Nobody gets anything for it: no TR, no bonus from a track or a space, no M€ for oceans. What follows still happens, again for nobody: oxygen 8% raises the temperature, and 0 °C places an ocean.
guide-mars-venus-government-effects = Effects triggered by the event itself work as usual, such as those of [arctic_algae] and [aphrodite]. Effects that need you to do it yourself do not, such as those of [mining_guild] and [united_nations_mars_initiative].
guide-mars-venus-government-without = You may leave the World Government out for a longer game, or use it without Venus Next.

guide-mars-venus-corporations = Its corporations
guide-mars-venus-corporations-first = [celestic] begins by revealing cards until 2 of them show floaters, [morning_star_inc] until 3 have a Venus tag. Take those and discard the rest.
guide-mars-venus-corporations-others = [aphrodite] gets 2 M€ for every step of Venus, whoever raises it, even the World Government. [manutech] gains 1 of a resource for each step its production rises, even at the start. [viron] repeats an action you have already used; you pay its cost again.

guide-mars-venus-watch = Cards to watch
guide-mars-venus-watch-effects = [atmoscoop] raises temperature or Venus by 2 steps, as long as it is not finished. For [sponsored_academies] you need another card to discard; then you draw 3 and every opponent draws 1. [comet_for_venus] may take up to 4 M€ from one player with a Venus tag. [io_sulphur_research] draws 1 card, or 3 if you have 3 Venus tags.
guide-mars-venus-watch-tags = [venus_governor] and [sister_planet_support] do not count their own tags for their requirements. [luna_metropolis] and [sulphur_exports] count theirs for production, and [venusian_animals] gets an animal for its own. [terraforming_contract] needs TR 25, [aerosport_tournament] 5 floaters on all your cards together.

guide-mars-venus-solo = Solo, draft, Colonies
guide-mars-venus-solo-solo = In the solo game Venus must reach 30% too, unless you play for TR. The World Government acts after every generation but the last, and you choose. [comet_for_venus] takes nothing from the neutral opponent, [aerosport_tournament] counts the neutral cities, and nobody else draws for [sponsored_academies].
guide-mars-venus-solo-mixed = The draft is unchanged. With Colonies, cards from Venus Next that hold floaters, microbes or animals activate Titan, Enceladus and Miranda too, even [celestic]. Floaters may go on any card that holds them, unless a Jovian or Venus tag is asked for. Those on [stormcraft_incorporated] count as well.

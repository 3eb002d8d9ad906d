### The map Elysium.

map-elysium = Elysium
web-choice-map-elysium = { map-elysium }
space-hecates-tholus = Hecates Tholus
space-elysium-mons = Elysium Mons
space-olympus-mons = Olympus Mons

## Milestones

milestone-generalist = Generalist
milestone-specialist = Specialist
milestone-ecologist = Ecologist
milestone-tycoon = Tycoon
milestone-legend = Legend
web-milestone-generalist = All six productions above their start
web-milestone-specialist = A production of 10
web-milestone-ecologist = Four plant, microbe and animal tags together
web-milestone-tycoon = 15 automated and active cards
web-milestone-legend = Five events played

## Awards

award-celebrity = Celebrity
award-industrialist = Industrialist
award-desert-settler = Desert Settler
award-estate-dealer = Estate Dealer
award-benefactor = Benefactor
web-award-celebrity = Most cards that cost 20 M€ or more
web-award-industrialist = Most steel and energy
web-award-desert-settler = Most tiles in the bottom four rows
web-award-estate-dealer = Most tiles next to oceans
web-award-benefactor = Highest terraform rating

### The map Hellas.

map-hellas = Hellas
web-choice-map-hellas = { map-hellas }
space-south-pole = South Pole

## Milestones

milestone-diversifier = Diversifier
milestone-tactician = Tactician
milestone-polar-explorer = Polar Explorer
milestone-energizer = Energizer
milestone-rim-settler = Rim Settler
web-milestone-diversifier = Eight different tags
web-milestone-tactician = Five cards with requirements
web-milestone-polar-explorer = Three tiles in the bottom two rows
web-milestone-energizer = Energy production of 6
web-milestone-rim-settler = Three Jovian tags

## Awards

award-cultivator = Cultivator
award-magnate = Magnate
award-space-baron = Space Baron
award-excentric = Excentric
award-contractor = Contractor
web-award-cultivator = Most greeneries
web-award-magnate = Most automated (green) cards
web-award-space-baron = Most space tags
web-award-excentric = Most resources on cards
web-award-contractor = Most building tags

### The map Hellas.

map-hellas = Hellas
web-choice-map-hellas = { map-hellas }
space-south-pole = Biegun południowy

## Milestones

milestone-diversifier = Dywersyfikator
milestone-tactician = Taktyk
milestone-polar-explorer = Odkrywca Polarny
milestone-energizer = Dostawca Energii
milestone-rim-settler = Osadnik Rubieży
web-milestone-diversifier = Osiem różnych symboli
web-milestone-tactician = Pięć kart z wymaganiami
web-milestone-polar-explorer = Trzy obszary w dwóch dolnych rzędach
web-milestone-energizer = Produkcja energii równa albo wyższa niż 6
web-milestone-rim-settler = Trzy symbole Jowisza

## Awards

award-cultivator = Kultywator
award-magnate = Magnat
award-space-baron = Kosmiczny Baron
award-excentric = Ekscentryk
award-contractor = Wykonawca
web-award-cultivator = Najwięcej obszarów zieleni
web-award-magnate = Najwięcej kart natychmiastowych (zielonych)
web-award-space-baron = Najwięcej symboli przestrzeni kosmicznej
web-award-excentric = Najwięcej zasobów na kartach
web-award-contractor = Najwięcej symboli budowli

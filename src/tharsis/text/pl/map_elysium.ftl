### The map Elysium.

map-elysium = Elysium
web-choice-map-elysium = { map-elysium }
space-hecates-tholus = Hecates Tholus
space-elysium-mons = Elysium Mons
space-olympus-mons = Olympus Mons

## Milestones

milestone-generalist = Omnibus
milestone-specialist = Specjalista
milestone-ecologist = Ekolog
milestone-tycoon = Inwestor
milestone-legend = Legenda
web-milestone-generalist = Wszystkie sześć produkcji wyższych niż na początku gry
web-milestone-specialist = Jedna produkcja równa albo wyższa niż 10
web-milestone-ecologist = Razem cztery symbole roślinności, mikrobów i zwierząt
web-milestone-tycoon = 15 kart natychmiastowych i aktywnych
web-milestone-legend = Pięć zagranych kart wydarzeń

## Awards

award-celebrity = Celebryta
award-industrialist = Przemysłowiec
award-desert-settler = Osadnik Pustyni
award-estate-dealer = Deweloper
award-benefactor = Dobroczyńca
web-award-celebrity = Najwięcej kart o koszcie 20 M€ lub wyższym
web-award-industrialist = Najwięcej jednostek stali i energii
web-award-desert-settler = Najwięcej obszarów w czterech dolnych rzędach
web-award-estate-dealer = Najwięcej obszarów sąsiadujących z oceanami
web-award-benefactor = Najwyższy WT

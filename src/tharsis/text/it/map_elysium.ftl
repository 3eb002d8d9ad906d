### The map Elysium.

map-elysium = Elysium
web-choice-map-elysium = { map-elysium }
space-hecates-tholus = Hecates Tholus
space-elysium-mons = Elysium Mons
space-olympus-mons = Olympus Mons

## Milestones

milestone-generalist = Generalista
milestone-specialist = Specialista
milestone-ecologist = Ecologista
milestone-tycoon = Capitalista
milestone-legend = Leggenda
web-milestone-generalist = Tutte e sei le Produzioni superiori a quelle iniziali
web-milestone-specialist = Una Produzione di almeno 10
web-milestone-ecologist = Quattro etichette tra Vegetali, Microbi e Animale
web-milestone-tycoon = 15 carte Automatiche e Attive
web-milestone-legend = Cinque carte Evento giocate

## Awards

award-celebrity = Celebrità
award-industrialist = Industriale
award-desert-settler = Colonizzatore del Deserto
award-estate-dealer = Mercante di Terreni
award-benefactor = Benefattore
web-award-celebrity = Più carte dal costo di almeno 20 M€
web-award-industrialist = Più Acciaio ed Energia
web-award-desert-settler = Più tessere nelle quattro file in basso
web-award-estate-dealer = Più tessere adiacenti agli Oceani
web-award-benefactor = Livello di Terraformazione più alto

### The map Hellas.

map-hellas = Hellas
web-choice-map-hellas = { map-hellas }
space-south-pole = Polo Sud

## Milestones

milestone-diversifier = Diversificatore
milestone-tactician = Tattico
milestone-polar-explorer = Esploratore del Polo
milestone-energizer = Esperto di Energia
milestone-rim-settler = Colonizzatore dei Margini
web-milestone-diversifier = Otto etichette diverse
web-milestone-tactician = Cinque carte con richieste
web-milestone-polar-explorer = Tre tessere nelle due file in basso
web-milestone-energizer = Produzione di Energia di almeno 6
web-milestone-rim-settler = Tre etichette Giove

## Awards

award-cultivator = Coltivatore
award-magnate = Magnate
award-space-baron = Barone dello Spazio
award-excentric = Eccentrico
award-contractor = Impresario
web-award-cultivator = Più tessere Vegetazione
web-award-magnate = Più carte Automatiche (verdi)
web-award-space-baron = Più etichette Spazio
web-award-excentric = Più Risorse sulle carte
web-award-contractor = Più etichette Costruzione

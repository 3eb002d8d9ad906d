### Venus Next e il Governo Mondiale: titoli, parole, domande.

## Carte

card-aerial-mappers = Mappatori Aerei
card-aerosport-tournament = Torneo Sport Aerospaziali
card-air-scrapping-expedition = Spedizione per Frammentazione dell’Aria
card-atalanta-planitia-lab = Laboratorio di Atalanta Planitia
card-atmoscoop = Raccoglimento Atmosferico
card-comet-for-venus = Cometa per Venere
card-corroder-suits = Tute Corroder
card-dawn-city = Città dell’Alba
card-deuterium-export = Esportazione di Deuterio
card-dirigibles = Dirigibili
card-extractor-balloons = Palloni Estrattori
card-extremophiles = Estremofili
card-floating-habs = Abitazioni Fluttuanti
card-forced-precipitation = Precipitazioni Forzate
card-freyja-biodomes = Biocupole di Freyja
card-ghg-import-from-venus = Gas Serra Importati da Venere
card-giant-solar-shade = Schermo Solare Gigante
card-gyropolis = Giropoli
card-hydrogen-to-venus = Idrogeno per Venere
card-io-sulphur-research = Ricerca sullo Zolfo di Io
card-ishtar-mining = Attività Mineraria di Ishtar
card-jet-stream-microscrappers = Microframmentatori di Corrente a Getto
card-local-shading = Schermatura Locale
card-luna-metropolis = Metropoli Lunare
card-luxury-foods = Cibi di Lusso
card-maxwell-base = Base Maxwell
card-mining-quota = Quota Partecipazione Attività Mineraria
card-neutralizer-factory = Stabilimento Neutralizzatori
card-omnicourt = Corte Universale
card-orbital-reflectors = Riflettori Orbitali
card-rotator-impacts = Impatti da Rotatore
card-sister-planet-support = Supporto al Pianeta Gemello
card-solarnet = Rete Solare
card-spin-inducing-asteroid = Asteroide Induttore di Rotazione
card-sponsored-academies = Istituti Sponsorizzati
card-stratopolis = Stratopoli
card-stratospheric-birds = Uccelli Stratosferici
card-sulphur-exports = Esportazioni di Zolfo
card-sulphur-eating-bacteria = Batteri Mangiatori di Zolfo
card-terraforming-contract = Contratto di Terraformazione
card-thermophiles = Termofili
card-water-to-venus = Acqua per Venere
card-venus-governor = Governatore di Venere
card-venus-magnetizer = Magnetizzatore di Venere
card-venus-soils = Terreni di Venere
card-venus-waystation = Stazione Intermedia di Venere
card-venusian-animals = Animali Venusiani
card-venusian-insects = Insetti Venusiani
card-venusian-plants = Piante Venusiane
card-aphrodite = Aphrodite
card-celestic = Celestic
card-manutech = Manutech
card-morning-star-inc = Morning Star Inc.
card-viron = Viron

space-dawn-city = Città dell’Alba
space-luna-metropolis = Metropoli Lunare
space-maxwell-base = Base Maxwell
space-stratopolis = Stratopoli
standard-project-air-scrapping = Frammentazione dell’Aria
milestone-hoverlord = Signore dei Cieli
award-venuphile = Venusofilo

## Nomi

tag-venus = Venere
resource-asteroid = Asteroidi
parameter-venus = Venere
ui-venus-of = su { PERCENT($n) }
web-switch-venus = Venus Next
web-switch-venus-hint = Un quarto Parametro, Galleggianti e Città sopra le nuvole
web-switch-world-government = Governo Mondiale
web-switch-world-government-hint = Dopo ogni Generazione il Primo Giocatore incrementa un Parametro, senza vantaggi per nessuno; senza il Governo Mondiale le partite durano di più
web-milestone-hoverlord = Sette Galleggianti sulle tue carte
web-award-venuphile = Più etichette Venere

-tag-venus =
    { $n ->
       *[one] { $form ->
           *[bare] etichetta Venere
            [def] l’etichetta Venere
            [indef] un’etichetta Venere
            [of] dell’etichetta Venere
            [name] Venere
        }
        [other] { $form ->
           *[bare] etichette Venere
            [def] le etichette Venere
            [indef] delle etichette Venere
            [of] delle etichette Venere
            [name] Venere
        }
    }

## Parole sulle carte

word-at-least-venus =
    un Livello di Venere { $value ->
        [8] dell’
       *[other] del{ " " }
    }{ PERCENT($value) } o superiore
word-at-most-venus =
    un Livello di Venere { $value ->
        [8] dell’
       *[other] del{ " " }
    }{ PERCENT($value) } o inferiore
word-raise-venus = incrementa di { COUNT("step", $steps) } il Livello di Venere
    .inf = incrementare di { COUNT("step", $steps) } il Livello di Venere
word-raise-one-item-venus = il Livello di Venere
word-parameter-raised-venus =
    { $by ->
        [own] ogni volta che incrementi di 1 punto il Livello di Venere
       *[anyone] per ogni punto di cui aumenta il Livello di Venere
    }
    .next = incrementi di 1 punto il Livello di Venere
word-place-tile-dawn-city = piazza una tessera Città sull’area riservata alla { space-dawn-city }
    .inf = piazzare una tessera Città sull’area riservata alla { space-dawn-city }
word-place-tile-luna-metropolis = piazza una tessera Città sull’area riservata alla { space-luna-metropolis }
    .inf = piazzare una tessera Città sull’area riservata alla { space-luna-metropolis }
word-place-tile-maxwell-base = piazza una tessera Città sull’area riservata alla { space-maxwell-base }
    .inf = piazzare una tessera Città sull’area riservata alla { space-maxwell-base }
word-place-tile-stratopolis = piazza una tessera Città sull’area riservata a { space-stratopolis }
    .inf = piazzare una tessera Città sull’area riservata a { space-stratopolis }
word-repeat-action = usa di nuovo l’azione di un’altra tua carta già usata in questa Generazione
    .inf = usare di nuovo l’azione di un’altra tua carta già usata in questa Generazione
word-opponents-draw = ogni avversario pesca { COUNT("card", $amount) }
    .alone = yes
word-shift-venus = puoi variare di { COUNT("step", $steps) }, in più o in meno, le richieste sul Livello di Venere delle carte che giochi
word-manufacture = ogni volta che incrementi una tua Produzione (anche con questa carta), guadagni 1 unità di quella Risorsa per ogni punto

## Domande e risposte

ask-repeat = Scegli l’azione da usare di nuovo
do-repeat = Usa di nuovo { NAME($card, of: "card") }
ask-govern = Governo Mondiale: scegli il Parametro da incrementare. Nessuno ne ricava nulla
do-govern =
    { $parameter ->
        [temperature] Incrementa la Temperatura
        [oxygen] Incrementa l’Ossigeno
        [oceans] Piazza un Oceano
       *[other] Incrementa Venere
    }
cause-world-government = Governo Mondiale
reason-no-repeat = nessun’altra tua azione già usata si può ripetere
reason-at-least-venus =
    richiede Venere { $need ->
        [8] all’
       *[other] al{ " " }
    }{ PERCENT($need) }, ora { PERCENT($have) }
reason-at-most-venus =
    Venere ha superato { $need ->
        [8] l’
       *[other] il{ " " }
    }{ PERCENT($need) }: ora { PERCENT($have) }
icon-param-venus = Venere
icon-repeat = ancora

-asteroid =
    { $n ->
       *[one] { $form ->
           *[bare] Asteroide
            [def] l’Asteroide
            [indef] un Asteroide
            [of] dell’Asteroide
        }
        [other] { $form ->
           *[bare] Asteroidi
            [def] gli Asteroidi
            [indef] degli Asteroidi
            [of] degli Asteroidi
        }
    }

hint-mars-repeat = Scegli l’azione che rende di più per il suo costo: lo paghi di nuovo.
hint-mars-govern = Nessuno ci guadagna. Chi è in testa può avvicinare la fine; chi insegue può incrementare Venere.

### Preludio: i testi delle sue carte, le domande e il registro.

web-switch-prelude = Preludio
web-switch-prelude-hint = Due carte Preludio danno a tutti una partenza lanciata
web-switch-without-preludes = Preludio senza carte Preludio
web-switch-without-preludes-hint = Solo i progetti e le Società di questa espansione
web-switch-rating-goal = Solitario: TR 63
web-switch-rating-goal-hint = Raggiungi un TR di 63 invece di portare i Parametri al massimo
web-setup-without-preludes = Giocare senza carte Preludio richiede Preludio: attivalo.
web-setup-rating-goal = Il TR 63 è un obiettivo per un solo giocatore con Preludio.

kind-prelude = Preludio
tag-wild = Jolly
phase-preludes = Preludi
standard-project-buffer-gas = Gas Tampone

## Le parole delle sue carte

word-play-now =
    { $discount ->
        [0] gioca una carta dalla tua mano ignorandone le richieste sui Parametri Globali
       *[other] gioca una carta dalla tua mano pagandola { COUNT("mc", $discount) } in meno
    }
    .inf =
        { $discount ->
            [0] giocare una carta dalla tua mano ignorandone le richieste sui Parametri Globali
           *[other] giocare una carta dalla tua mano pagandola { COUNT("mc", $discount) } in meno
        }
word-play-new-prelude = pesca { $cards } carte Preludio, giocane una e scarta le altre
    .inf = pescare { $cards } carte Preludio, giocarne una e scartare le altre
word-fund-award = scegli gratuitamente un Premio
    .inf = scegliere gratuitamente un Premio
word-gain-lowest-production = incrementa di { COUNT("step", $amount) } una delle tue Produzioni più basse
    .inf = incrementare di { COUNT("step", $amount) } una delle tue Produzioni più basse
word-points-played = ogni volta che giochi una carta con un’icona VP non negativa
    .next = giochi una carta con un’icona VP non negativa
word-wild-tag = in ogni tua azione l’etichetta jolly vale come un’etichetta a tua scelta, ma non conta per i Premi né per i VP
icon-vp = VP
icon-tag-wild = etichetta a scelta
icon-prelude = Preludio
icon-award = Premio
icon-production = Produzione
icon-lowest = più bassa
icon-no-needs = senza richieste

## Domande, risposte, registro

ask-keep-preludes = Scegli 2 carte Preludio da tenere
ask-play-prelude = Scegli il Preludio da giocare per primo
start-preludes = Preludi, 2 su 4
# $n: how many are still to be chosen
start-more-preludes =
    { $n ->
        [one] Scegli ancora 1 Preludio
       *[other] Scegli { $n } Preludi
    }
ask-new-prelude = Scegli un Preludio da giocare
ask-play-now =
    { $n ->
        [0] Scegli una carta da giocare: le richieste sui Parametri Globali non contano
       *[other] Scegli una carta da giocare pagando { COUNT("mc", $n) } in meno
    }
ask-free-award = Scegli un Premio gratuitamente
ask-lowest-production = Scegli quale delle Produzioni più basse aumenta
do-give-up = Scarta { NAME($card, of: "card") } per { COUNT("mc", $n) }
do-raise-production = Produzione di { NOUN($resource) }
reason-no-project = nessuna carta della tua mano sarebbe giocabile con questa
reason-no-award = non restano Premi da scegliere
event-gave-up =
    { $person ->
        [me] Scarti
       *[other] { $player } scarta
    } il Preludio { NAME($card, of: "card") }
hint-mars-preludes = Scegli i Preludi adatti alla tua Società e alle prime carte: la Produzione rende più a lungo, i M€ subito pagano le carte.
hint-mars-play-prelude = Gioca prima quello che serve all’altro, per esempio i M€ con cui pagare. Un Preludio che non può essere eseguito rende invece 15 M€.
hint-mars-play-now = Gioca quello che altrimenti non potresti pagare o non potresti ancora giocare: l’aiuto vale solo per questa carta.
hint-mars-free-award = Scegli il Premio in cui sarai primo alla fine, non quello in cui sei in testa adesso.

## Titoli

card-allied-bank = Banca Alleata
card-aquifer-turbines = Turbine Idrauliche della Falda
card-biofuels = Biocarburanti
card-biolab = Biolaboratorio
card-biosphere-support = Supporto alla Biosfera
card-business-empire = Impero del Business
card-dome-farming = Coltivazione Sotto la Cupola
card-donation = Donazione
card-early-settlement = Insediamento Iniziale
card-ecology-experts = Esperti di Ecologia
card-eccentric-sponsor = Sponsor Eccentrico
card-experimental-forest = Foresta Sperimentale
card-galilean-mining = Estrazione Mineraria Galileiana
card-great-aquifer = Grande Falda Acquifera
card-huge-asteroid = Asteroide Enorme
card-io-research-outpost = Avamposto di Ricerca su Io
card-loan = Prestito
card-martian-industries = Industrie Marziane
card-metal-rich-asteroid = Asteroide Ricco di Metalli
card-metals-company = Azienda Metallurgica
card-mining-operations = Operazioni di Estrazione Mineraria
card-mohole = Mohole
card-mohole-excavation = Scavo Mohole
card-nitrogen-shipment = Spedizione di Azoto
card-orbital-construction-yard = Deposito per la Costruzione Orbitale
card-polar-industries = Industrie Polari
card-power-generation = Generazione di Energia
card-research-network = Rete di Ricerca
card-self-sufficient-settlement = Insediamento Autosufficiente
card-smelting-plant = Fonderia
card-society-support = Supporto Sociale
card-supplier = Fornitore
card-supply-drop = Consegna di Rifornimenti
card-unmi-contractor = Fornitore della UNMI
card-acquired-space-agency = Agenzia Spaziale Acquisita
card-house-printing = Stampa di Abitazioni
card-lava-tube-settlement = Colonia del Tunnel nella Lava
card-martian-survey = Rilevamento Marziano
card-psychrophiles = Psicrofili
card-research-coordination = Coordinamento della Ricerca
card-sf-memorial = Memoriale Sci-Fi
card-space-hotels = Hotel Spaziali
card-cheung-shing-mars = Cheung Shing MARS
card-point-luna = Point Luna
card-robinson-industries = Robinson Industries
card-valley-trust = Valley Trust
card-vitor = Vitor

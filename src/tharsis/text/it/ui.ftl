### I testi delle pagine. $player è un nome, $n un numero.

## La riga in alto

ui-title-turn = Il tuo turno · Generazione { $n } · Tharsis
ui-title = Generazione { $n } · Tharsis
ui-generation = Generazione { $n }
ui-your-turn = Il tuo turno
ui-turn-of = { $player } sta pensando
ui-deck = mazzo { $n }
ui-deck-hint = carte rimaste nel mazzo
ui-language = Lingua
ui-help = Aiuto
ui-sound = Audio
ui-menu = Menu
ui-action-of = azione { $n } di { $of }

## Giocatori

ui-players = Giocatori
ui-you = Tu
ui-me = Io
ui-seat-turn = il tuo turno
ui-seat-thinking = sta pensando
ui-seat-passed = ha passato
ui-player-number = Giocatore { $n }
ui-bot = Bot
ui-cards-in-hand = carte in mano
ui-rating = Livello di Terraformazione
ui-rating-short = TR
ui-points = { $n } VP
ui-points-so-far = punti finora
ui-tags = etichette
ui-active-cards = carte Attive
ui-events-count = Eventi; le loro etichette non contano
ui-fleets-free = Flotte Commerciali libere
ui-colonies-count = Colonie
ui-last-card = ultima carta giocata
ui-production = Produzione

## La mappa

ui-table = Tavolo
ui-oxygen-of = su { PERCENT($n) }
ui-temperature-of = su { DEGREES($n) }
ui-oceans-of = su { $n }
ui-space-land = terreno
ui-space-ocean = area riservata agli Oceani
ui-space-bonus = bonus { $what }
ui-space-owner =
    { $person ->
        [me] tua
       *[other] { $player }
    }
ui-preview = Anteprima
ui-tile-here = { NAME($tile, of: "tile") } qui
ui-from-oceans =
    { $n ->
        [one] da { $n } Oceano
       *[other] da { $n } Oceani
    }
ui-place-it = Piazza qui

## Pietre Miliari e Premi

ui-milestones = Pietre Miliari
ui-awards = Premi
ui-goals = Pietre Miliari e Premi
ui-milestones-left = { $n } su { $of } · 5 VP
ui-awards-left = { $n } su { $of } · 5, 2 VP

## Che cosa si chiede

ui-playable-count =
    { $n ->
        [one] Puoi giocare { $n } delle tue { $of } carte
       *[other] Puoi giocare { $n } delle tue { $of } carte
    }
ui-choose-card = Scegli una carta o un’altra azione
ui-choose-in-hand = scegline una dalla tua mano
ui-choose-of-spaces =
    { $n ->
        [one] { $n } area
       *[other] { $n } aree
    }
ui-all-actions = Tutte le azioni
ui-cards = Carte
ui-convert = Convertire
ui-standard-projects = Progetti Standard
ui-card-actions = Azioni sulle tue carte
ui-trade = Commerciare
ui-colonies-open = { $n } su { $of } disponibili per te
ui-price-from = da { COUNT("mc", $n) }
ui-free = gratis
ui-undo = Annulla
ui-back = Indietro
ui-confirm = Conferma
ui-waste-sure = { NAME($parameter, of: "parameter") }: livello massimo già raggiunto, non cambierà. Vuoi procedere lo stesso?
ui-yes = Sì
ui-no = No
ui-key-enter = Invio
ui-key-escape = Esc

## Pagamento

ui-pay-title = Giochi { NAME($card, of: "card") } per { COUNT("mc", $n) }?
ui-you-pay = Paghi
ui-metal-worth = { COUNT("mc", $n) } per unità
ui-left =
    { $n ->
        [one] ne resta { $n }
       *[other] ne restano { $n }
    }
ui-paid-of = { $n } su { $of }
ui-nothing-wasted = nessuno spreco
ui-wasted = sprechi { COUNT("mc", $n) }
ui-it-will = Risultato
ui-play-it = Gioca
ui-less = meno { NOUN($resource, 2) }
ui-more = più { NOUN($resource, 2) }
ui-to-pay = { NOUN($resource, 2) } da pagare
ui-was = era { $n }

## Attesa

ui-when-my-turn = Quando tocca a me
ui-call-me = Avvisami
ui-call-me-hint = suono, titolo della pagina e notifica
ui-since-last-move = Dalla tua ultima mossa

## Il registro

ui-log = Registro
ui-what-happened = Che cosa è successo
ui-log-all = tutto

## La mano

ui-hand = Mano
ui-tableau = In gioco
ui-colonies = Colonie
ui-my-cards = Le mie carte
ui-hand-summary = giocabili: { $now } ora, { $later } più avanti, { $never } mai
ui-actions-left =
    { $n ->
        [one] { $n } azione rimasta su { COUNT("card-active", $of) }
       *[other] { $n } azioni rimaste su { COUNT("card-active", $of) }
    }
ui-used = già usata in questa Generazione
ui-sort = Ordina
ui-sort-playable = giocabili
ui-sort-cost = costo
ui-sort-kind = tipo
ui-sort-tag = etichetta
ui-sort-mine = a modo mio
ui-automated-cards = carte Automatiche
ui-face-down = coperti, le loro etichette non contano più
ui-views = Viste

## Colonie

ui-markers-rise = i segnalini salgono dopo la Produzione
ui-colony-build = costruzione
ui-colony-each-trade = a ogni scambio
ui-was-here = già visitata
ui-asleep = inattiva finché nessuna carta in gioco può contenere { NOUN($kind, 2) }

## La fine

ui-win =
    { $n ->
        [0] Vinci a parità di punti
        [one] Vinci con { $n } punto di vantaggio
       *[other] Vinci con { $n } punti di vantaggio
    }
ui-lose =
    { $n ->
        [0] { $player } vince a parità di punti
        [one] { $player } vince con { $n } punto di vantaggio
       *[other] { $player } vince con { $n } punti di vantaggio
    }
ui-draw = Pareggio
ui-solo-won = Marte è stato terraformato in tempo
ui-solo-lost = Marte non è ancora stato terraformato
ui-score-rating = TR
ui-score-milestones = Pietre Miliari
ui-score-awards = Premi
ui-score-greeneries = Vegetazione
ui-score-cities = Città
ui-score-cards = Carte
ui-score-total = Totale
ui-points-by-generation = Punti per Generazione
ui-points-by-generation-hint = TR, tessere, carte, Pietre Miliari e Premi in quel momento
ui-most-terraforming = Chi ha terraformato di più
ui-best-city = Migliore Città
ui-closest-award = Premio più combattuto
ui-best-card = Migliore carta
ui-look-at-table = Guarda il tavolo
ui-export = Esporta
ui-replay = Rivedi
ui-rematch = Rivincita, stessi giocatori
ui-game = Partita

## Web

web-home = Inizio
web-pages = Pagine
web-skip = Vai al contenuto
web-hero = Terraforma Marte, qui e ora
web-hero-text = Gioca a Terraforming Mars e ad Ares Expedition nel browser: in solitario, contro i bot, con gli amici a distanza o attorno a un solo schermo. Nessun account, nulla da installare.
web-feature-bots = Bot contro cui si può perdere
web-feature-bots-text = Quattro livelli: dalla prima partita al rivale che pensa in anticipo.
web-feature-undo = Annullare senza barare
web-feature-undo-text = Puoi riprendere una mossa finché non hai visto una carta nascosta e nessun altro ha giocato.
web-feature-why = Perché no?
web-feature-why-text = Una carta che non si può giocare dice che cosa manca. Ogni scelta mostra prima che cosa porta.
web-feature-replay = Replay
web-feature-replay-text = Rivedi ogni partita passo per passo e da ogni posto, con il grafico dei punti e un registro di tutti gli effetti.
web-feature-friends = Amici con un link
web-feature-friends-text = Invia un link privato o passatevi lo stesso schermo. Chiunque può guardare.
web-feature-everyone = Per tutti
web-feature-everyone-text = Sul telefono, con la sola tastiera, con un lettore di schermo, in cinque lingue.
web-first-game = Prima partita contro un bot
web-first-ares = Prima partita ad Ares Expedition
web-new-game = Nuova partita
web-forests = Foreste
web-phases = Fasi
web-phase-development = Gioca una carta verde; chi ha scelto la fase paga 3 M€ in meno
web-phase-construction = Gioca una carta blu o rossa; chi ha scelto la fase ne gioca un’altra o pesca
web-phase-action = Usa le azioni; chi ha scelto la fase ne usa una due volte
web-phase-production = Ricevi la Produzione; chi ha scelto la fase ottiene 4 M€ in più
web-phase-research = Pesca 2 carte e tienine 1; chi ha scelto la fase ne pesca 5 e ne tiene 2
web-switch-first-game = Prima Partita
web-switch-first-game-hint = Carte iniziali semplici per chi gioca per la prima volta
web-switch-exchange = Sostituzione
web-switch-exchange-hint = Cambia una volta le carte iniziali
web-switch-coop = Modalità Cooperativa
web-switch-coop-hint = Due giocatori vincono o perdono insieme
web-choice-level = Livello della Variante in Solitario
web-choice-level-novice = Neofita
web-choice-level-experienced = Esperto
web-choice-level-expert = Maestro
web-solo-level = In solitario, { $level ->
        [novice] Neofita
        [experienced] Esperto
       *[expert] Maestro
    }
web-coop-pool = Scorta comune: cubetti { $cubes }, segnalini { $markers }
web-how = Come si gioca
web-card-browser = Carte
web-my-games = Le mie partite in questo browser
web-no-games = Ancora nessuna. La prima è a portata di clic.
web-preparing = Il motore è in preparazione. Si può già giocare; tra un minuto o due tutto sarà più veloce.
web-theme-system = Come il sistema
web-theme-dark = Scuro
web-theme-light = Chiaro
web-game = Gioco
web-game-mars = Terraforming Mars
web-game-mars-hint = da 1 a 5 giocatori, mappa, carte, Pietre Miliari e Premi
web-game-ares = Ares Expedition
web-game-ares-hint = da 1 a 4 giocatori, fasi scelte contemporaneamente
web-variants = Varianti
web-switch-corporate-era = Modalità Avanzata
web-switch-corporate-era-hint = Più carte e più Società; la Produzione parte da zero
web-switch-draft = Variante Draft
web-switch-draft-hint = Scegli le carte una alla volta e passa le altre
web-switch-colonies = Colonie
web-switch-colonies-hint = Costruisci Colonie e commercia con le lune
web-switch-mixed-corporations = Società miste
web-switch-mixed-corporations-hint = Ognuno riceve una Società di un’espansione e una del gioco base
web-switch-beginners = Società Beginner
web-switch-beginners-hint = Tutti iniziano con 42 M€ e dieci carte gratis
web-switch-hidden-points = Punti nascosti
web-switch-hidden-points-hint = I punti di tutti restano nascosti fino alla fine della partita
web-seats = Giocatori
web-seats-hint = Chi gioca su questo schermo si alterna; tra un turno e l’altro le mani restano nascoste. Gli amici ricevono un link personale.
web-order-mars = I turni seguono questo elenco e il Primo Giocatore cambia a ogni Generazione.
web-order-ares = Tutti giocano contemporaneamente: l’ordine di questo elenco non conta.
web-first-player = Primo Giocatore
web-first-drawn = Estratto a sorte
web-first-is-nobody = Al posto del Primo Giocatore non siede nessuno.
web-setup-nobody = Scegli almeno un giocatore.
web-setup-solo-era = In solitario si gioca con la Modalità Avanzata: attivala.
web-setup-mixed = Le Società miste richiedono un’espansione: attivane almeno una.
web-setup-coop = La partita cooperativa è per esattamente 2 giocatori.
web-seat-kind = Chi siede al posto { $n }
web-seat-name = Nome al posto { $n }
web-seat-level = Forza del bot al posto { $n }
web-kind-none = Nessuno
web-kind-person = Su questo schermo
web-kind-friend = Un amico tramite link
web-kind-bot = Un bot
web-level-easy = Facile
web-level-medium = Medio
web-level-hard = Difficile
web-level-easy-hint = conosce il valore delle carte ma sbaglia spesso; per una prima partita; batte il livello Medio in circa una partita su quindici
web-level-medium-hint = fa subito la mossa che sembra migliore, senza pianificare; ha vinto tutte le 1000 partite contro mosse a caso
web-level-hard-hint = pensa per un secondo e prova migliaia di possibili sviluppi; batte il livello Medio in circa quattro partite su cinque
web-seed = Seme
web-seed-hint = Lascia vuoto per una nuova distribuzione. La stessa parola dà le stesse carte, per una rivincita o per un confronto tra amici.
web-start = Inizia
web-invite = Invita i tuoi amici
web-invite-hint = Ogni link apre un posto: mandalo a una sola persona. Finché nessuno lo usa, lo ritrovi al tavolo sotto “Persone”.
web-watch-link = Tutti possono guardare
web-copy = Copia
web-to-table = Al tavolo
web-refused = Non ha funzionato
web-search = Cerca
web-any = qualsiasi
web-filter-tag = Etichetta
web-filter-kind = Tipo
web-filter-module = Set
web-filter-makes = Incrementa la Produzione di
web-filter-most = Costo massimo
web-sort-number = numero
web-sort-cost = costo
web-sort-title = nome
web-cards-found =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
web-gen = gen.
web-round = round
web-events = Eventi
web-end = fine
web-sell-total =
    { $n ->
        [0] Non vendi nulla
       *[other] Vendi { COUNT("card", $n) } per { COUNT("mc", $n) }
    }
web-score = Punteggio finale
web-score-now = Punteggio
web-log-file = Registro come testo
web-report = Segnala un problema
web-my-name = Il mio nome
web-smaller = Più piccolo
web-larger = Più grande
web-end-turn = Termina il mio turno
web-take = Prendi
web-sell-each = 1 M€ per ogni carta
# $mine: my number, $best: the greatest of the others
web-me-and-best = tu { $mine }, rivale { $best }
web-not-possible = ora non è possibile
web-buy-nothing-sure = Non vuoi comprare nessuna carta?
web-spaces-glow =
    { $n ->
        [one] { $n } area illuminata sulla mappa
       *[other] { $n } aree illuminate sulla mappa
    }
web-waiting-for = In attesa di { $who }
web-watching = Stai guardando la partita
web-wait-hint = Guardati intorno: non viene inviato nulla.
web-no-cards = Nessuna carta in mano
web-choose-something = Prima fai una scelta
web-no-undo = Non si può annullare: è stato visto qualcosa di nascosto, o qualcuno ha già mosso
web-curtain = { $player }, è il tuo turno
web-curtain-hint = Passa lo schermo. Nessun altro deve guardare.
web-curtain-open = Ci sono
web-earlier = Indietro di una mossa
web-later = Avanti di una mossa
web-replay-move = Mossa
web-view-of = Vista di
web-spectator = Spettatore
web-milestone-terraformer = Livello di Terraformazione di almeno 35
web-milestone-mayor = Tre Città
web-milestone-gardener = Tre tessere Vegetazione
web-milestone-builder = Otto etichette Costruzione
web-milestone-planner = 16 carte in mano
web-award-landlord = Più tessere
web-award-banker = Produzione di M€ più alta
web-award-scientist = Più etichette Scienza
web-award-thermalist = Più Calore
web-award-miner = Più Acciaio e Titanio
web-keys = Tasti
web-key-help = Questo elenco
web-key-tabs = Mano, carte in gioco, Eventi, Colonie
web-key-move = Da un elemento all’altro
web-key-take = Prendi
web-key-back = Indietro
web-key-undo = Annulla
web-key-pass = Passa o termina il turno
web-key-log = Registro
web-key-map = Mappa: le aree illuminate
web-key-hand = Mano

## Avvertenze, note e impostazioni del tavolo

ui-nothing-sure = Non cambierebbe nulla. Vuoi procedere lo stesso?
ui-hurts-sure = Danneggerebbe solo te. Vuoi procedere lo stesso?
web-at-end = { NAME($parameter, of: "parameter") }: livello massimo già raggiunto
web-fewer = Di meno
web-last-choice = l’ultima scelta
web-not-buy = Non comprare
web-buy-it = Compra { NAME($card, of: "card") }
web-less-by = −{ $n }: { NAME($card, of: "card") }
web-less-else = −{ $n }
web-tags-hint = Un Evento giocato resta coperto: le sue etichette non contano più
web-space-list = Elenco delle aree
web-space = Area { $space }
web-replace-total =
    { $n ->
        [0] Tieni tutte le carte
       *[other] Sostituisci { COUNT("card", $n) }
    }
web-redraw-total =
    { $n ->
        [0] Non scartare nulla
       *[other] Scarta { COUNT("card", $n) } e pescane altrettante
    }
web-keep-total =
    { $n ->
        [0] Scegli le carte da tenere
       *[other] Tieni { COUNT("card", $n) }
    }
web-sale-total =
    { $n ->
        [0] Scegli le carte da vendere
       *[other] Vendi { COUNT("card", $n) } per { COUNT("mc", $mc) }
    }
web-barred = L’hai scelta nel round precedente
web-seat-ready = pronto
web-drafted = presa in questo draft
web-sort-hint = Trascina una carta, oppure spostala con Maiusc e una freccia
web-card-size = Carte
web-map-size = Mappa
web-motion = Animazioni
web-hide-points = Nascondi i punti
web-points-hidden = I punti di questa partita restano nascosti fino alla fine.
web-hint = Suggerimento
web-hint-more = Per saperne di più
web-hint-close = Ho capito
web-hints-off = Niente suggerimenti
web-link-copied = Copiato
web-watch = Link per gli spettatori
web-seed-of = Seme di questa distribuzione
web-same-deal = Di nuovo la stessa distribuzione
web-points-by-round = Punti per round
web-points-by-round-hint = TR, Foreste e carte in quel momento
web-as-it-stands = { $n } VP allo stato attuale
web-position-safe = La partita è rimasta com’era. Torna al tavolo, oppure invia una segnalazione con posizione e mosse.
web-key-asked = Che cosa mi viene chiesto
web-key-players = Gli altri giocatori
web-key-sell = Vendi carte
web-key-arrange = Sposta una carta in mano
web-report-note = Che cosa non ha funzionato?

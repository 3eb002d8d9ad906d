## Analisi dopo la partita

coach-analysis = Analisi
coach-depth = scelte esaminate: { $n } su { $of }
coach-waiting = L’allenatore sta esaminando la partita…
coach-accuracy = % di precisione
coach-place = { $place }º posto · { $points } VP
coach-luck = Fortuna
coach-own = Scelte proprie
coach-others = Avversari
coach-change = { $n }%
coach-range = { $low }–{ $high }%
coach-shown = Posizione mostrata
coach-show-before = Prima
coach-show-played = Come giocato
coach-show-best = Mossa migliore
coach-before = prima
coach-after = dopo
coach-when = { $moment } · mossa { $n } di { $of }
coach-best-moves = Mosse migliori
coach-best-moves-hint = probabilità di vittoria dopo di esse
coach-best = migliore
coach-as-played = { $name }, come giocato
coach-was-best = Mossa migliore: { $name }
coach-was-good = Buona mossa: { $name }
coach-was-forced = { $name }
coach-lost = { $name }: { $person ->
    [me] la tua probabilità
   *[other] la probabilità di { $player }
  } è scesa di { $n ->
    [one] { $n } punto percentuale
   *[other] { $n } punti percentuali
  }
coach-what-if = E se?
coach-link = Copia il link
coach-turns = Punti di svolta
coach-no-turns = Nessuna svolta: tutti hanno scelto buone mosse.
coach-drawn = { $change ->
    [up] Fortuna: le carte o ciò che avevano gli altri
   *[down] Sfortuna: le carte o ciò che avevano gli altri
  }
coach-drawn-alone = { $change ->
    [up] Fortuna con le carte
   *[down] Sfortuna con le carte
  }
coach-instead = { $played } (meglio: { $better })
coach-curve = Probabilità di vittoria, mossa per mossa
coach-early = intervalli: troppo presto per dirlo con precisione
coach-first = All’inizio
coach-last = Alla fine
coach-play = Riproduci
coach-speed = Velocità
coach-next-turn = Prossima svolta
coach-mark-best = mossa migliore
coach-mark-good = buona mossa
coach-mark-inaccuracy = imprecisione
coach-mark-mistake = errore
coach-mark-blunder = errore grave
coach-mark-luck = fortuna
coach-legend-best = migliore
coach-legend-good = buona
coach-legend-inaccuracy = dal 2%
coach-legend-mistake = dal 5%
coach-legend-blunder = perso dal 10%
coach-tab-move = Mossa
coach-tab-map = Tavolo
coach-tab-turns = Svolte
coach-tab-players = Giocatori
coach-not-over = L’analisi arriva quando la partita è finita.
coach-other-rules = Questa partita è iniziata con regole precedenti, che l’allenatore non conosce.
coach-not-compiled = Il gioco è ancora in preparazione: all’allenatore serve un minuto. Riprova tra poco.
coach-busy = L’allenatore ha molte partite da esaminare. Riprova più tardi.
coach-no-move = In questa partita non c’è una mossa simile.
coach-line = E se: questa partita prova un’altra mossa. Agli altri posti giocano i bot.
coach-line-back = Torna all’analisi
coach-unmeasured = Per tavoli come questo non è stato misurato quanto siano esatte le probabilità: prendile come indicative.
coach-as-equals = Le probabilità valgono tra giocatori di pari forza. Ciò che un bot più debole concede conta quando l’ha fatto, alla voce «Avversari».
coach-buy-no-more = Non comprare altre carte
coach-sell-no-more = Non vendere altre carte
coach-exchange-no-more = Non cambiare altre carte
coach-play-no-more = Non giocare altre carte
coach-act-no-more = Non fare altro in questa fase

## Suggerimenti durante la partita

coach-hint = Suggerimento
coach-hint-only = solo da ciò che vedi
coach-hint-now = La tua probabilità di vittoria ora
coach-hint-more = Mostra di più
coach-hint-enough = Basta così
coach-hint-hide = Nascondi
coach-hint-fill = Prepara il pagamento
coach-hint-equal = Qui più mosse sono ugualmente buone
coach-hint-with = Prendi anche: { $cards }
coach-hint-alone = Prendi solo questa.
coach-hint-next = Poi, in ordine: { $moves }
coach-hint-one = { $name } { $chance }
coach-look-hand = Guarda la tua mano
coach-look-hand-why = Una di queste carte ora vale più di ogni altra cosa.
coach-look-action = Guarda le azioni delle tue carte
coach-look-action-why = Una carta già in gioco ora può fare più di tutto il resto.
coach-look-project = Guarda i Progetti Standard
coach-look-project-why = Ora la mappa offre più delle tue carte.
coach-look-convert = Guarda ciò che hai messo da parte
coach-look-convert-why = Hai abbastanza di qualcosa da trasformarlo in progresso.
coach-look-goal = Guarda Pietre Miliari e Premi
coach-look-goal-why = Se non lo fai tu, lo farà qualcun altro.
coach-look-map = Guarda la mappa
coach-look-map-why = Il luogo conta più di quanto sembri.
coach-look-cards = Guarda ancora queste carte
coach-look-cards-why = Pensa a che cosa potrai pagare, e quando.
coach-look-phase = Guarda le fasi
coach-look-phase-why = Scegli ciò che ti serve e che gli altri difficilmente sceglieranno.
coach-look-phase-alone = Scegli ciò che ora ti serve di più.
coach-look-pass = Guarda che cosa resta da fare
coach-look-pass-why = Ciò che potresti fare ora conviene tenerlo per dopo.
coach-look-other = Confronta ancora le scelte
coach-look-other-why = Sono più diverse di quanto sembri.
coach-hint-off = Nelle partite classificate non ci sono suggerimenti.
web-key-hint = Chiedi un suggerimento

coach-now = ora
coach-now-hint = punti ottenuti subito
coach-later = poi
coach-later-hint = punti in più entro la fine della partita
coach-rival-hint = quanti punti in più o in meno avrà questo giocatore alla fine
coach-at-once = Subito:
coach-each-mars = Ogni generazione:
coach-each-ares = Ogni fase di produzione:
coach-against-idle = punti rispetto a non fare altro
coach-against-weakest = punti rispetto alla più debole di queste
coach-why-claim = È di chi la rivendica per primo; in una partita se ne rivendicano solo tre.
coach-why-fund = Per ora: { $mine }, miglior avversario: { $best }.
coach-why-pass = Tutto il resto rende meno di ciò che si risparmia per dopo.
coach-why-buy-no-more = Le altre carte ti renderebbero meno di quanto costano.
coach-why-exchange-no-more = Le carte che tieni valgono più di quelle che potresti pescare.
coach-why-sell-no-more = Le carte che restano valgono più dei M€ che ne ricaveresti.
coach-hint-worth = Quanto vale
coach-failed = L’allenatore non è riuscito a esaminare questa partita. Segnalalo, così si potrà rimediare.
coach-filter-all = tutti
coach-filter-luck = fortuna
coach-of = di { $n }
coach-key-played = giocata
coach-key-better = meglio qui, in ordine
# Said in the talk of a table, after the player's name
phrase-took-hint = (ha chiesto un suggerimento all’allenatore)
coach-drawn-cards = { $change ->
    [up] Fortuna
   *[down] Sfortuna
  }: { $cards }
coach-expected = { $n }{ "\u00A0" }VP
coach-expected-hint = punti attesi alla fine

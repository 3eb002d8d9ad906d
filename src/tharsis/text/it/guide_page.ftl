### Come si gioca: la pagina intorno al testo, le parole nelle figure e i suggerimenti per una prima partita.

## La pagina

how-contents = Indice
how-example = Esempio
how-choose = Quale gioco vuoi imparare?
how-mars = Dalla Preparazione all’ultimo punto, con Modalità Avanzata, draft, solitario, Preludio, Venus Next e Colonie
how-ares = Pianificazione, le 5 fasi, i punti, insieme e da soli

## Nelle figure

how-callout-cost = quanto costa giocarla
how-callout-needs = che cosa richiede per essere giocata
how-callout-tags = etichette
how-callout-icons = che cosa fa
how-callout-text = lo stesso, a parole
how-callout-points = VP a fine partita
how-box-stock = 2 Vegetali, subito
how-box-production = 2 Vegetali in più in ogni Fase della Produzione

## Suggerimenti: una o due frasi brevi accanto a una scelta. La pagina aggiunge un link alla guida.

hint-mars-corporation = Guarda prima le tue 10 carte: una Società adatta a loro vale più di una con molti M€.
hint-mars-start-hand = Ogni carta che tieni costa 3 M€ ora e il suo costo più tardi. Tieni quello che puoi giocare presto.
hint-mars-draft = Tieni la carta che vuoi di più, o quella che il tuo vicino non deve avere. Per ora non si paga nulla.
hint-mars-buy = Ogni carta costa 3 M€. Compra quello che giocherai davvero, e conserva i M€ per giocarlo.
hint-mars-turn = Fai 1 o 2 azioni, oppure passa. Se passi, resti fuori fino alla prossima Generazione.
hint-mars-pay = L’Acciaio vale 2 M€ per le carte Costruzione, il Titanio 3 M€ per le carte Spazio. Il metallo in eccesso non dà resto.
hint-mars-place = Ottieni quello che è stampato sull’area, e 2 M€ per ogni Oceano adiacente.
hint-mars-claim = L’area è riservata a te. Darà il suo bonus solo quando vi piazzerai una tessera.
hint-mars-choose = L’ordine e la scelta sono tuoi. Guarda che cosa ti serve di più adesso.
hint-mars-remove = Puoi togliere tutto, una parte o nulla, a un solo giocatore. Non devi mai togliere le tue Risorse.
hint-mars-cut = Un giocatore deve perdere tutta questa Produzione. Se non può nessun altro, tocca a te.
hint-mars-take-cube = Il cubetto è il costo dell’azione: viene da una carta di un giocatore qualsiasi.
hint-mars-add-cubes = Mettilo dove vale punti o si può spendere. Alcune carte danno VP per quello che contengono.
hint-mars-look = Quello che tieni va nella tua mano. Il resto si scarta, e nessuno lo vede.
hint-mars-discard = Rinuncia a quello che difficilmente giocherai, soprattutto se ormai è tardi per giocarlo.
hint-mars-sell = Ogni carta venduta rende 1 M€. L’hai pagata 3 M€, quindi vendi solo quello che non giocherai mai.
hint-mars-final = Un’ultima tessera Vegetazione vale 1 VP, e 1 VP in più per ogni Città accanto.
hint-mars-build = Il bonus di costruzione lo ottieni ora, quello della Colonia ogni volta che qualcuno commercia lì.
hint-mars-trade = Più il segnalino bianco è a destra, più rende lo scambio. Ogni Colonia, inoltre, paga il suo proprietario.
hint-mars-track = Un segnalino più a destra vuol dire uno scambio più ricco, per chi arriva primo.
hint-mars-add-tile = Scegli una Colonia su cui vuoi costruire o con cui vuoi commerciare tu.
hint-mars-drop-tile = Tieni 3 tessere Colonia su 4. Togli quella meno adatta alle tue carte.
hint-mars-order = Scegli tu che cosa viene prima. Conta quando una cosa serve a pagarne un’altra.

hint-ares-corporation = Guarda le tue 8 carte: prendi la Società che le rende più economiche o più forti.
hint-ares-exchange = Succede una volta sola. Le carte scartate non danno M€, ma ne peschi altrettante nuove.
hint-ares-plan = Tutti giocano ogni fase scelta, ma il bonus va solo a chi ha scelto quella fase. Nel prossimo round non potrai sceglierla di nuovo.
hint-ares-neutral = Questa fase si giocherà senza bonus. Scegli quello che ti aiuta oltre alla tua fase.
hint-ares-development = Puoi giocare 1 carta verde. Se hai scelto questa fase, costa 3 M€ in meno.
hint-ares-construction = Puoi giocare 1 carta blu o rossa. Se hai scelto questa fase, puoi giocarne un’altra o pescare una carta.
hint-ares-action = Usa l’azione di ogni carta una volta, e le Azioni Standard quante volte puoi pagarle. Calore e Vegetali, se bastano, alla fine vanno spesi.
hint-ares-limit = Puoi tenere 10 carte. Ognuna a cui rinunci rende 3 M€.
hint-ares-supply = Un cubetto vale 1 M€. Un segnalino ti permette di scambiare una carta con il compagno.
hint-ares-swap = Ognuno dà una carta a sua scelta. Dai quella che il tuo compagno può giocare prima di te.
hint-ares-marker = Marte riceve un aiuto, senza TR per te. Scegli il tracciato più indietro.
hint-ares-free-play = Puoi giocare questa carta gratis. Prendi quella che costa di più o produce di più.
hint-ares-discount = Paga l’extra solo se quello che dai vale per te meno dei M€ che risparmi.
hint-ares-pay = Per pagare, le carte in mano valgono 3 M€ l’una. Quello che avanza ti viene restituito.
hint-ares-sell = Ogni carta venduta rende 3 M€, in qualsiasi momento.
hint-ares-flip = Dall’alto gli Oceani sono tutti uguali: ognuno ha una ricompensa, e tu ottieni 1 TR.
hint-ares-add-cubes = Mettilo dove vale punti o si può spendere.
hint-ares-choose = Prendi quello che ti serve di più adesso. La carta dice che cosa succede poi.
hint-ares-look = Quello che tieni va nella tua mano. Il resto si scarta e non dà M€.
hint-ares-discard = Rinuncia a quello che difficilmente giocherai. Le carte scartate qui non danno M€.

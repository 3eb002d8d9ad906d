### Come si gioca: Colonie. A che cosa serve ogni messaggio, e i segni che contiene: docs/translating.md.

## Colonie

guide-mars-colonies = Colonie

guide-mars-colonies-setup = Che cosa si aggiunge
guide-mars-colonies-setup-cards = *Colonie* aggiunge 49 carte Progetto, 5 Società, 11 tessere Colonia e le Flotte Commerciali. I Progetti si mescolano nel mazzo, le Società tra le altre.
guide-mars-colonies-setup-mixed = Variante: ognuno riceve 1 Società di Colonie e 1 delle altre, e ne tiene una.
guide-mars-colonies-setup-fleet = Inizi con 1 tua Flotta Commerciale [fleet], pronta a partire.
guide-mars-colonies-setup-tiles = In gioco ci sono 2 tessere Colonia in più dei giocatori: 5 per 3 giocatori, 6 per 4, 7 per 5. Anche con 2 giocatori sono 5.
guide-mars-colonies-setup-colony-figure = Una tessera Colonia: il tracciato con il segnalino bianco, le caselle per le Colonie a sinistra, i bonus in basso
guide-mars-colonies-setup-marker = Ogni tessera ha un tracciato di 7 caselle. Un segnalino bianco parte dalla seconda. La sua posizione mostra che cosa rende ora uno scambio.
guide-mars-colonies-setup-asleep = Le tessere Titano, Encelado e Miranda all’inizio sono inattive: il loro segnalino è fuori dal tracciato e non si muove, e nessuno può costruirvi o commerciare. Si attivano, con il segnalino sulla seconda casella, appena una carta di un giocatore qualsiasi può contenere la loro Risorsa.

guide-mars-colonies-build = Costruire una Colonia
guide-mars-colonies-build-cost = Costruire una Colonia [colony] è un Progetto Standard: un’azione, 17 M€, a disposizione di tutti, quante volte si può pagare.
guide-mars-colonies-build-where = La tua Colonia occupa la prima casella libera da sinistra. Se lì c’è il segnalino bianco, viene spinto di 1 casella a destra e non ti blocca mai. Un segnalino più a destra resta dov’è.
guide-mars-colonies-build-bonus = Ottieni subito il bonus di costruzione della tessera.
guide-mars-colonies-build-most = Una tessera può avere al massimo 3 Colonie, qualunque cosa dica una carta, e solo 1 tua, a meno che una carta non ne permetta di più.
guide-mars-colonies-build-e27 = Il giocatore verde paga 17 M€ e costruisce su Callisto. La Colonia occupa la casella più a sinistra e la Produzione di Energia del verde aumenta di 1 punto. Un segnalino che si trovasse lì verrebbe spinto di una casella a destra.

guide-mars-colonies-trade = Commerciare
guide-mars-colonies-trade-cost = Commerciare è un’azione a sé, non un Progetto Standard. Costa 9 M€, oppure 3 unità di Energia, oppure 3 unità di Titanio, a tua scelta. Di Titanio ne servono 3, qualunque sia il suo valore per te.
guide-mars-colonies-trade-fleet = Manda una delle tue Flotte Commerciali su una tessera Colonia. Senza una Flotta libera non puoi commerciare. Una tessera accoglie 1 Flotta per Generazione; finché una Flotta è lì, nessun altro può commerciare. Non blocca né il segnalino né la costruzione.
guide-mars-colonies-trade-income = Ottieni il ricavo della casella in cui si trova il segnalino bianco. Non serve avere una Colonia lì.
guide-mars-colonies-trade-bonus = Poi ogni Colonia sulla tessera dà al suo proprietario il bonus della Colonia, anche la tua. Chi ha 2 Colonie lì lo riceve due volte.
guide-mars-colonies-trade-back = Subito dopo il segnalino torna a sinistra fin dove può: accanto alla Colonia più a destra, o sulla prima casella se non ce ne sono.
guide-mars-colonies-trade-e28 = Su Callisto il giocatore verde ha una Colonia, e il segnalino bianco mostra 10 unità di Energia. Il blu non ne ha. Il blu paga 3 unità di Titanio, manda una Flotta e ottiene 10 unità di Energia. Il verde ottiene 3 unità di Energia per la sua Colonia. Il segnalino torna sulla seconda casella, a destra della Colonia.

guide-mars-colonies-solar = La Fase Solare
guide-mars-colonies-solar-when = Dopo la Fase della Produzione viene la *Fase Solare*. Prima di tutto, se tutti e 3 i Parametri hanno raggiunto l’obiettivo, la partita finisce qui: le ultime tessere Vegetazione, poi i punti. Il resto della fase si salta.
guide-mars-colonies-solar-home = Altrimenti tutte le Flotte Commerciali tornano a casa, e il segnalino di ogni tessera avanza di 1 casella a destra. Alla fine del tracciato si ferma.
guide-mars-colonies-solar-venus = Un altro passo di questa fase, il Governo Mondiale, fa parte di Venus Next: il Primo Giocatore incrementa un Parametro senza che nessuno ne tragga vantaggio; hanno effetto solo le carte che vi fanno riferimento. Senza Venus Next di solito si tralascia.

guide-mars-colonies-solo = Colonie in solitario
guide-mars-colonies-solo-solo = Le regole in solitario restano le stesse. All’inizio la tua Produzione di M€ si riduce di 2.
guide-mars-colonies-solo-tiles = Si pescano 4 tessere Colonia, e ne tieni 3 per la partita. Le scegli insieme alla Società e alle carte, dopo aver visto tutto.

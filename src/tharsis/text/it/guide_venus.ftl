### Come si gioca: Venus Next e il Governo Mondiale. A che cosa serve ogni messaggio e i segni che contiene: docs/translating.md.

guide-mars-venus = Venus Next

guide-mars-venus-setup = Che cosa si aggiunge
guide-mars-venus-setup-cards = *Venus Next* aggiunge 49 carte Progetto, 5 Società, un tracciato di Venere, una Pietra Miliare e un Premio. I suoi Progetti si mescolano nel mazzo, le sue Società con le altre. Si combina con la Modalità Avanzata, Preludio, le Colonie e ogni mappa.
guide-mars-venus-setup-mixed = Variante: ognuno riceve 1 Società di Venus Next e 1 altra. [aphrodite], [celestic] e [morning_star_inc] hanno senso solo con Venus Next; [manutech] e [viron] funzionerebbero in ogni partita.
guide-mars-venus-setup-cards-figure = Carte di Venus Next: una richiesta in percentuale, i Galleggianti, un’etichetta Venere

guide-mars-venus-track = Il tracciato di Venere
guide-mars-venus-track-what = [param-venus] *Venere* è un quarto Parametro Globale. Sale dallo 0% al 30%, 2% per punto: 15 punti. Ogni punto di cui la incrementi ti dà subito 1 TR.
guide-mars-venus-track-bonus = Due punti danno un bonus, una volta per partita. Chi porta Venere all’8% o oltre pesca 1 carta [card]. Chi la porta al 16% o oltre guadagna ancora 1 TR.
guide-mars-venus-track-tracks-figure = Il tracciato di Venere e i suoi 2 Bonus di Livello
guide-mars-venus-track-top = Al 30% Venere si ferma. Puoi ancora giocare carte che la incrementano, ma quella parte non fa nulla. Un incremento di più punti si ferma lì, e danno TR solo i punti effettivi.
guide-mars-venus-track-end = Venere non conta per la fine della partita: come sempre, la partita finisce quando Temperatura, Ossigeno e Oceani sono al massimo. Solo la Variante in Solitario chiede anche Venere.
guide-mars-venus-track-needs = Le richieste di Venere funzionano come le altre, in percentuale. [inventrix], [adaptation_technology], [special_design] e [morning_star_inc] permettono uno scarto di 2 punti, cioè del 4%.
guide-mars-venus-track-project = [param-venus] *Frammentazione dell’Aria* è un altro Progetto Standard, 15 M€: incrementa di 1 punto il Livello di Venere, con il suo TR e i suoi bonus.

guide-mars-venus-floaters = Etichette Venere e Galleggianti
guide-mars-venus-floaters-tag = [tag-venus] L’etichetta Venere da sola non fa nulla. [cube-floater] I Galleggianti sono una Risorsa che sta sulle carte, come Animali e Microbi.
guide-mars-venus-floaters-place = “Una carta qualsiasi” è ogni tua carta che può contenere quella Risorsa, anche quella che la dà. Tutto ciò che guadagni in una volta va su una sola carta. Se non hai una carta adatta, va perso.
guide-mars-venus-floaters-venus = Alcuni effetti richiedono una carta con un’etichetta Venere; un’etichetta jolly non basta. “Una Risorsa” di qualsiasi tipo è quella che la carta scelta può contenere. Senza una carta adatta non puoi usare l’azione di [maxwell_base].
guide-mars-venus-floaters-pay = I Galleggianti su [dirigibles] pagano 3 M€ ciascuno per le carte con un’etichetta Venere, i Microbi su [psychrophiles] 2 M€ ciascuno per quelle con un’etichetta Vegetali. Combinali con M€ e metalli come vuoi; non c’è resto.
guide-mars-venus-floaters-asteroids = [rotator_impacts] contiene Asteroidi [cube-asteroid]: paga 6 M€, anche in Titanio, per aggiungerne 1, oppure rimuovine 1 per incrementare Venere. [jet_stream_microscrappers] spende un cubetto di Titanio, qualunque sia il suo valore. Se un’azione ha due metà, ogni volta ne scegli una.
guide-mars-venus-floaters-birds = [stratospheric_birds] costa anche un Galleggiante da una tua carta qualsiasi. Non può essere uno di quelli che aiutano a pagarla.

guide-mars-venus-cities = Città accanto alla mappa
guide-mars-venus-cities-spaces = [dawn_city], [luna_metropolis], [maxwell_base] e [stratopolis] hanno aree proprie accanto alla mappa. Non sono adiacenti a nulla e non danno bonus. Sono tue tessere e Città in gioco, anche per Sindaco e Signore delle Terre, ma non sono su Marte.
guide-mars-venus-cities-count = [aerosport_tournament] conta tutte le Città in gioco, su Marte e altrove. [gyropolis] è una normale Città su Marte.

guide-mars-venus-goals = Signore dei Cieli e Venusofilo
guide-mars-venus-goals-goals = [cube-floater] *Signore dei Cieli* è un’altra Pietra Miliare: almeno 7 Galleggianti su tutte le tue carte insieme. [tag-venus] *Venusofilo* è un altro Premio: più etichette Venere in gioco, senza contare Eventi ed etichette jolly. Restano al massimo 3 Pietre Miliari e 3 Premi, ai prezzi di sempre.

guide-mars-venus-government = Il Governo Mondiale
guide-mars-venus-government-when = Dopo ogni Fase della Produzione viene la *Fase Solare*. Prima, se Temperatura, Ossigeno e Oceani sono al massimo, la partita finisce. Altrimenti agisce il *Governo Mondiale*, poi le Flotte Commerciali rientrano e i segnalini delle Colonie salgono. Un Parametro che arriva al massimo solo ora non fa finire la partita: si gioca ancora una Generazione.
guide-mars-venus-government-choose = Il Primo Giocatore, prima che il segnalino passi, deve scegliere un Parametro non ancora al massimo e incrementarlo di 1 punto, oppure piazzare un Oceano su un’area libera riservata agli Oceani.
guide-mars-venus-government-nobody = Nessuno ne ricava nulla: né TR, né bonus del tracciato o dell’area, né M€ per gli Oceani. Ciò che segue accade comunque, ancora per nessuno: l’Ossigeno all’8% fa salire la Temperatura, e a 0 °C si piazza un Oceano.
guide-mars-venus-government-effects = Gli effetti che scattano per l’evento in sé funzionano, come quelli di [arctic_algae] e [aphrodite]. Quelli che richiedono che sia tu a farlo no, come quelli di [mining_guild] e [united_nations_mars_initiative].
guide-mars-venus-government-without = Puoi lasciare fuori il Governo Mondiale per una partita più lunga, o usarlo senza Venus Next.

guide-mars-venus-corporations = Le sue Società
guide-mars-venus-corporations-first = [celestic] comincia rivelando carte finché 2 mostrano Galleggianti, [morning_star_inc] finché 3 hanno un’etichetta Venere. Prendi quelle e scarta le altre.
guide-mars-venus-corporations-others = [aphrodite] riceve 2 M€ per ogni punto di Venere, chiunque la incrementi, anche il Governo Mondiale. [manutech] guadagna 1 Risorsa per ogni punto di cui sale la sua Produzione, anche all’inizio. [viron] usa ancora una volta una tua azione già usata; se ne paga di nuovo il costo.

guide-mars-venus-watch = Carte a cui badare
guide-mars-venus-watch-effects = [atmoscoop] incrementa Temperatura o Venere di 2 punti, se non è al massimo. Per [sponsored_academies] ti serve un’altra carta da scartare; poi ne peschi 3 e ogni avversario 1. [comet_for_venus] può rimuovere fino a 4 M€ da un giocatore con un’etichetta Venere. [io_sulphur_research] fa pescare 1 carta, o 3 se hai 3 etichette Venere.
guide-mars-venus-watch-tags = [venus_governor] e [sister_planet_support] non contano le proprie etichette per le loro richieste. [luna_metropolis] e [sulphur_exports] contano le proprie per la Produzione, e [venusian_animals] riceve un Animale per la sua. [terraforming_contract] richiede TR 25, [aerosport_tournament] 5 Galleggianti su tutte le tue carte insieme.

guide-mars-venus-solo = Solitario, Draft, Colonie
guide-mars-venus-solo-solo = In solitario anche Venere deve arrivare al 30%, a meno che tu non giochi per il TR. Il Governo Mondiale agisce dopo ogni Generazione tranne l’ultima, e scegli tu. [comet_for_venus] non toglie nulla all’avversario neutrale, [aerosport_tournament] conta le Città neutrali, e nessun altro pesca per [sponsored_academies].
guide-mars-venus-solo-mixed = La Variante Draft non cambia. Con le Colonie, le carte di Venus Next che contengono Galleggianti, Microbi o Animali attivano anche Titano, Encelado e Miranda; lo fa anche [celestic]. I Galleggianti vanno su ogni carta che li contiene, se non è richiesta un’etichetta Giove o Venere. Contano anche quelli su [stormcraft_incorporated].

### Come si gioca: Terraforming Mars. A che cosa serve ogni messaggio, e i segni che contiene: docs/translating.md.

## Di che cosa si tratta

guide-mars-goal = Di che cosa si tratta

guide-mars-goal-aim = Lo scopo
guide-mars-goal-aim-mars = Guidi una Società che rende Marte un pianeta abitabile. Tutti insieme, i giocatori incrementano 3 *Parametri Globali*: Temperatura, Ossigeno e Oceani. Si sfidano da 2 a 5 giocatori; da soli si gioca contro il tempo, nella Variante in Solitario.
guide-mars-goal-aim-win = Vince il giocatore con più Punti Vittoria (VP). I VP vengono da 5 fonti e da nessun’altra: il Livello di Terraformazione, le tessere sulla mappa, i Premi, le Pietre Miliari e le carte.
guide-mars-goal-aim-tracks-figure = I 3 Parametri Globali e i loro Bonus di Livello

guide-mars-goal-parameters = I Parametri Globali
guide-mars-goal-parameters-temperature = [param-temperature] La *Temperatura* sale da −30 °C a +8 °C, di 2 °C alla volta: 19 punti.
guide-mars-goal-parameters-oxygen = [param-oxygen] L’*Ossigeno* sale dallo 0% al 14%, dell’1% alla volta: 14 punti.
guide-mars-goal-parameters-oceans = [param-ocean] Gli *Oceani* sono tessere. Ce ne sono 9, e l’obiettivo è averle tutte e 9 sulla mappa.
guide-mars-goal-parameters-finished = Un Parametro che ha raggiunto l’obiettivo resta lì. Nessuno può più incrementarlo, e non dà più TR. Un aumento di più punti si ferma all’obiettivo, e contano solo i punti guadagnati davvero.
guide-mars-goal-parameters-ignored = Puoi comunque giocare una carta o fare un’azione che incrementerebbe un Parametro già al massimo. Quella parte dell’effetto semplicemente non fa nulla.

guide-mars-goal-rating = Livello di Terraformazione
guide-mars-goal-rating-start = Il tuo *Livello di Terraformazione (TR)* [rating] dice quanto hai fatto per Marte. Tutti iniziano a 20; in solitario si inizia a 14.
guide-mars-goal-rating-up = Ogni punto di cui incrementi un Parametro e ogni tessera Oceano che piazzi incrementano subito di 1 il tuo TR. Un aumento di 2 °C vale 1 punto, non 2. Incrementa la Temperatura di 3 punti e il tuo TR sale di 3.
guide-mars-goal-rating-cards = Alcune carte incrementano direttamente il tuo TR, senza che alcun Parametro si muova.
guide-mars-goal-rating-twice = Il TR rende due volte: fa parte delle tue entrate di M€ in ogni Fase della Produzione, e a fine partita ogni suo punto vale 1 VP.

guide-mars-goal-bonus = Bonus di Livello
guide-mars-goal-bonus-who = Su alcuni punti dei tracciati c’è un bonus. Lo riceve chi porta il Parametro su quel punto, una volta e subito. Nessun altro.
guide-mars-goal-bonus-heat = Temperatura a −24 °C e a −20 °C: ogni volta la tua Produzione di Calore aumenta di 1 punto.
guide-mars-goal-bonus-ocean = Temperatura a 0 °C: piazzi una tessera Oceano, con il suo TR e i suoi bonus sul piazzamento.
guide-mars-goal-bonus-oxygen = Ossigeno all’8%: la Temperatura aumenta di 1 punto, con il suo TR e i suoi Bonus di Livello.
guide-mars-goal-bonus-chain = Un bonus può farne scattare un altro. Se il Parametro da incrementare è già al massimo, non dà nulla.
guide-mars-goal-bonus-chain-story = L’Ossigeno è al 7% e la Temperatura a −2 °C. Il giocatore rosso piazza una tessera Vegetazione: Ossigeno all’8%, TR +1. Il bonus porta la Temperatura a 0 °C: TR +1. Questo bonus piazza una tessera Oceano: TR +1, più quello che è stampato sulla sua area. Una sola tessera Vegetazione, TR aumentato di 3.

## Con che cosa si gioca

guide-mars-things = Con che cosa si gioca

guide-mars-things-resources = Le 6 Risorse
guide-mars-things-resources-six = Ci sono 6 Risorse standard. Di ognuna hai una *quantità*, i cubetti che possiedi, e una *Produzione*, un livello che dice quanti ne ricevi in ogni Fase della Produzione.
guide-mars-things-resources-mc = [res-mc] I *M€* servono per prendere le carte, giocarle e pagare Progetti Standard, Pietre Miliari e Premi.
guide-mars-things-resources-steel = [res-steel] L’*Acciaio* vale 2 M€ per unità quando paghi carte con un’etichetta Costruzione [tag-building].
guide-mars-things-resources-titanium = [res-titanium] Il *Titanio* vale 3 M€ per unità quando paghi carte con un’etichetta Spazio [tag-space].
guide-mars-things-resources-plant = [res-plant] *Vegetali*: 8 diventano una tessera Vegetazione.
guide-mars-things-resources-energy = [res-energy] L’*Energia* si spende con le azioni delle carte. Quella che resta si converte in Calore nella Fase della Produzione.
guide-mars-things-resources-heat = [res-heat] *Calore*: 8 unità incrementano la Temperatura di 1 punto.
guide-mars-things-resources-other = Tutte le altre Risorse, come Animali, Microbi o Scienza, stanno solo sulle carte. La carta che le contiene dice a che cosa servono.
guide-mars-things-resources-cubes = Sul tavolo i cubetti valgono 1, 5 o 10. Conta solo il totale: i cubetti bastano sempre, e qui una quantità è semplicemente un numero.

guide-mars-things-production = Quantità e Produzione
guide-mars-things-production-box-figure = Nel riquadro marrone è Produzione, fuori è la Risorsa stessa
guide-mars-things-production-box = L’icona di una Risorsa da sola indica i cubetti che hai. In un *riquadro marrone* indica la tua Produzione.
guide-mars-things-production-e24 = Una carta mostra un Vegetale in un riquadro marrone. La Produzione di Vegetali del giocatore verde aumenta di 1 punto. Per ora non guadagna alcun Vegetale; dalla prossima Fase della Produzione ne avrà ogni volta uno in più.
guide-mars-things-production-level = La Produzione è un livello. Ogni Fase della Produzione ti dà altrettanti cubetti. Non c’è un limite massimo.
guide-mars-things-production-e02 = Il giocatore rosso ha una Produzione di Calore di 19 e gioca una carta che la incrementa di 3. Ora è 22, e la prossima Fase della Produzione gli darà 22 unità di Calore prodotte.
guide-mars-things-production-floor = Solo la Produzione di M€ può essere negativa, fino a −5. Tutte le altre si fermano a 0. Le tue entrate complessive non sono mai negative.

guide-mars-things-cards = Le carte
guide-mars-things-cards-kinds = Il mazzo ha 208 carte Progetto, comprese quelle della Modalità Avanzata. Ognuna è di uno di 3 tipi, che riconosci dal colore e dal motivo.
guide-mars-things-cards-green = Le carte *Automatiche* (verdi) hanno effetto una volta, quando le giochi. Restano scoperte e le loro etichette continuano a contare.
guide-mars-things-cards-blue = Le carte *Attive* (blu) restano scoperte. I loro effetti e le loro azioni sono tuoi per il resto della partita.
guide-mars-things-cards-red = Gli *Eventi* (rossi) hanno effetto una volta, quando li giochi, e poi restano coperti in una tua pila.
guide-mars-things-cards-card-figure = Come si legge una carta
guide-mars-things-cards-parts = In alto a sinistra c’è il costo; sotto, la richiesta, se c’è, e le etichette. Al centro le icone mostrano che cosa fa la carta; la frase dice lo stesso a parole. La medaglia vale VP a fine partita, e prima non fa nulla.
guide-mars-things-cards-star = Un asterisco segna un’eccezione: quello che dice la carta prevale sulla regola generale.
guide-mars-things-cards-corporations = Ci sono 17 carte Società: 10 standard, 2 della Modalità Avanzata e 5 copie della Società Beginner, una a testa per un tavolo al completo.

guide-mars-things-tags = Le etichette
guide-mars-things-tags-tags-figure = Le 11 etichette
guide-mars-things-tags-tags = Una carta ha da 0 a 3 etichette. Sono 11: Costruzione, Spazio, Energia, Scienza, Giove, Terra, Vegetali, Microbi, Animale, Città ed Evento.
guide-mars-things-tags-count = Da sole le etichette non fanno nulla, a parte l’Acciaio per Costruzione e il Titanio per Spazio. Sono altre carte a farvi riferimento. Una carta che mostra 2 volte la stessa etichetta conta 2 volte.
guide-mars-things-tags-event = Tutti gli Eventi hanno l’etichetta Evento, e nessun’altra carta ce l’ha.

guide-mars-things-map = La mappa
guide-mars-things-map-map-figure = Un pezzo di Marte: aree di Oceano, bonus stampati, una Città con una tessera Vegetazione e, accanto, un Oceano
guide-mars-things-map-spaces = Marte ha 61 aree. Molte mostrano un *bonus sul piazzamento*: Acciaio, Titanio, Vegetali o carte. Lo riceve subito chi vi piazza una tessera, qualunque essa sia.
guide-mars-things-map-ocean = 12 aree sono blu: vi possono stare solo Oceani, e gli Oceani non possono stare altrove. Poiché gli Oceani sono 9, 3 aree blu restano libere. Una carta può consentire un’eccezione.
guide-mars-things-map-reserved = 3 aree sono riservate a Città specifiche, che entrano in gioco con le loro carte. Nessun’altra tessera può stare lì. [noctis_city] ha la sua area sulla mappa, le altre 2 sono accanto a essa.
guide-mars-things-map-tiles = Ci sono 4 tipi di tessere: Oceano, Vegetazione, Città e 11 tessere Speciali. Le 60 tessere Vegetazione e Città non finiscono mai.

## Prima del primo turno

guide-mars-setup = Prima del primo turno

guide-mars-setup-start = L’inizio
guide-mars-setup-start-mars = Marte all’inizio è freddo e vuoto: −30 °C, 0% di Ossigeno, nessuna tessera sulla mappa, tutti e 9 gli Oceani accanto a essa. È la Generazione 1.
guide-mars-setup-start-you = Ognuno ha il suo colore, che segna TR, tessere, Produzione e azioni usate. Nella Modalità Standard inizi con una Produzione di 1 per ognuna delle 6 Risorse.
guide-mars-setup-start-deck = Le carte Progetto vengono mescolate coperte, e la pila degli scarti è vuota. Nella Modalità Standard tutte le carte Avanzate restano nella scatola, sia i Progetti sia le 2 Società.
guide-mars-setup-start-first = Nella Preparazione si indica un Primo Giocatore o lo si estrae a sorte.
guide-mars-setup-start-marker = Le Generazioni si contano da 1. In solitario il conto si ferma a 14.

guide-mars-setup-corporation = Scegliere la Società e le carte
guide-mars-setup-corporation-dealt = Dalle Società mescolate ne ricevi 2, e dal mazzo 10 carte Progetto. Ai neofiti si danno altre carte: vedi sotto.
guide-mars-setup-corporation-choose = Prima guarda tutto. Poi tieni 1 Società e quanti vuoi dei 10 Progetti, da nessuno a tutti.
guide-mars-setup-corporation-pay = Ogni Progetto che tieni costa 3 M€, presi dai M€ iniziali della tua Società. Non puoi tenere più carte di quante ne puoi pagare.
guide-mars-setup-corporation-secret = Tutti scelgono in segreto. Quando tutti sono pronti, si rivelano le Società nell’ordine di gioco; prendi i M€, le Risorse e la Produzione della tua e paghi le tue carte.
guide-mars-setup-corporation-production = La Produzione della Società si somma a quella che dà il gioco: 1 nella Modalità Standard, 0 nella Modalità Avanzata.
guide-mars-setup-corporation-rest = I Progetti che non tieni vanno coperti nella pila degli scarti. L’altra Società è fuori dalla partita.
guide-mars-setup-corporation-firstaction = Alcune Società indicano una *prima azione*. È obbligatoria e deve essere la tua prima azione della partita.
guide-mars-setup-corporation-e03 = 3 giocatori iniziano una partita standard. Ognuno ha TR 20 e una Produzione di 1 su tutti i 6 tracciati, guarda 10 Progetti e 2 Società, e per ora non mostra nulla.
guide-mars-setup-corporation-e04 = Il giocatore rosso rivela per primo [phobolog] e tiene 5 carte: 23 − 15 = 8 M€. Gli restano 10 unità di Titanio e 5 carte in mano. Le altre 5 carte vengono scartate coperte, e la seconda Società lascia la partita.
guide-mars-setup-corporation-e05 = Il giocatore blu rivela [thorgate] e tiene tutte e 10 le carte: 48 − 30 = 18 M€. La Produzione di Energia è 1 + 1 = 2, ogni altra Produzione è 1.
guide-mars-setup-corporation-e06 = Il giocatore verde rivela [tharsis_republic] e tiene 4 carte: 40 − 12 = 28 M€. La sua prima azione deve essere piazzare una Città. Gli dà quello che è stampato sull’area, la Produzione di M€ 1 → 2 e 3 M€: 31 M€ su un’area senza bonus.

guide-mars-setup-beginners = Neofiti
guide-mars-setup-beginners-beginners = Un neofita non sceglie nulla: la [beginner_corporation] dà 42 M€ e 10 carte Progetto, che si tengono tutte senza pagarle. Neofiti ed esperti possono sedere allo stesso tavolo, ognuno con la sua Preparazione.

guide-mars-setup-firstgen = La prima Generazione
guide-mars-setup-firstgen-skip = La Generazione 1 non ha né Fase dell’Ordine di Gioco né Fase della Ricerca. Inizia con la Fase delle Azioni e con il Primo Giocatore.
guide-mars-setup-firstgen-e07 = Tutte e 3 le Società sono sul tavolo. Ora non c’è Ricerca: inizia la Fase delle Azioni, e il giocatore rosso, che è il Primo Giocatore, fa il primo turno.

## Una Generazione

guide-mars-generation = Una Generazione

guide-mars-generation-phases = Le 4 fasi
guide-mars-generation-phases-four = La partita si svolge in *Generazioni*. Ognuna ha 4 fasi, in questo ordine. Da 2 a 5 giocatori si giocano tutte le Generazioni che servono.
guide-mars-generation-phases-generation-figure = Le 4 fasi di una Generazione
guide-mars-generation-phases-order = *Ordine di Gioco*: il segnalino Primo Giocatore passa al giocatore successivo in senso orario, e il conto delle Generazioni avanza di 1. I turni vanno in senso orario a partire dal Primo Giocatore.
guide-mars-generation-phases-research = *Ricerca*: ognuno guarda 4 nuove carte e compra quelle che vuole.
guide-mars-generation-phases-action = *Azioni*: i giocatori fanno un turno dopo l’altro, finché tutti non hanno passato.
guide-mars-generation-phases-production = *Produzione*: tutti ricevono contemporaneamente quello che producono.

guide-mars-generation-research = Ricerca
guide-mars-generation-research-buy = Peschi 4 carte Progetto e ne compri quante vuoi, da nessuna a tutte, a 3 M€ l’una. Le altre si scartano coperte. Il costo per giocarle si paga più tardi, a parte.
guide-mars-generation-research-hand = Non c’è limite alle carte in mano. Quando il mazzo è finito, la pila degli scarti viene mescolata per formarne uno nuovo. Se sono finiti entrambi, peschi meno carte.
guide-mars-generation-research-e08 = Nella Generazione 2 ognuno pesca 4 carte. Il giocatore blu ne compra 3 e paga 9 M€: ha 3 carte in più in mano. 1 va coperta nella pila degli scarti.

guide-mars-generation-production = Produzione
guide-mars-generation-production-energy = Per prima cosa tutta l’Energia che hai diventa Calore, 1 a 1. Avviene prima di produrre qualunque cosa, quindi la nuova Energia resta Energia.
guide-mars-generation-production-income = Poi ricevi M€ pari al tuo *TR più la tua Produzione di M€*, e di ogni altra Risorsa tanta quanta è la sua Produzione.
guide-mars-generation-production-markers = Infine, tutte le carte di cui hai usato l’azione sono di nuovo pronte.
guide-mars-generation-production-e13 = Il giocatore rosso ha TR 20, Produzione di M€ 1, Produzione di Titanio 3 e 1 di tutto il resto. Riceve 20 + 1 = 21 M€, 3 unità di Titanio, 1 di Acciaio, 1 Vegetale, 1 unità di Energia e 1 di Calore, più il Calore per l’Energia che gli era rimasta.

## Il tuo turno

guide-mars-turn = Il tuo turno

guide-mars-turn-actions = 1 o 2 azioni
guide-mars-turn-actions-turn = Nel tuo turno fai 1 o 2 azioni, oppure passi. Va bene qualsiasi combinazione, anche due volte lo stesso tipo di azione.
guide-mars-turn-actions-seven = Ci sono 7 tipi di azione:
guide-mars-turn-actions-play = giocare una carta dalla mano;
guide-mars-turn-actions-project = usare un Progetto Standard;
guide-mars-turn-actions-milestone = rivendicare una Pietra Miliare;
guide-mars-turn-actions-award = scegliere un Premio;
guide-mars-turn-actions-blue = usare l’azione di una carta che mostra [arrow];
guide-mars-turn-actions-plants = convertire 8 Vegetali [res-plant] in una tessera Vegetazione;
guide-mars-turn-actions-heat = convertire 8 unità di Calore [res-heat] in un punto di Temperatura.

guide-mars-turn-pass = Fermarsi e passare
guide-mars-turn-pass-stop = Puoi fermarti dopo 1 azione. Il tuo turno finisce, ma non hai passato e ne avrai un altro.
guide-mars-turn-pass-pass = Se non fai alcuna azione, hai *passato* e resti fuori fino alla prossima Generazione. Se non puoi fare azioni, devi passare.
guide-mars-turn-pass-round = I turni proseguono in senso orario, saltando chi ha passato, finché non hanno passato tutti. L’ultimo giocatore rimasto continua a fare turni finché non passa anche lui.
guide-mars-turn-pass-e09 = Nella Generazione 2 il segnalino Primo Giocatore è andato dal giocatore rosso al blu. Il blu comincia, vende 1 carta per 1 M€ e si ferma. Tocca al giocatore verde. Il blu non ha passato e avrà altri turni.

## Giocare una carta

guide-mars-play = Giocare una carta

guide-mars-play-requirements = Richieste
guide-mars-play-requirements-order = Una carta si gioca in questo ordine: controlla la richiesta, paga, esegui quello che fa la carta, mettila al suo posto.
guide-mars-play-requirements-met = Tutte le richieste devono essere soddisfatte quando giochi la carta. Riguardano un Parametro, delle etichette o una Produzione. I limiti sono compresi: “almeno il 9%” vuol dire il 9% o più, “al massimo il 9%” il 9% o meno.
guide-mars-play-requirements-cards-figure = “Al massimo il 9%” ha un bordo tratteggiato, “almeno il 9%” un bordo continuo
guide-mars-play-requirements-later = Conta solo il momento in cui giochi la carta. Dopo, la carta funziona anche se la sua richiesta non è più soddisfatta.
guide-mars-play-requirements-e16 = [cupola_city] si può giocare con l’Ossigeno al 9%, non al 10%, e non con una Produzione di Energia di 0. La Produzione di Energia scende di 1, la Produzione di M€ sale di 3 e si piazza una Città.
guide-mars-play-requirements-e17 = [livestock] si può giocare con l’Ossigeno al 9%, non all’8%, e non con una Produzione di Vegetali di 0. La Produzione di Vegetali scende di 1 e la Produzione di M€ sale di 2.
guide-mars-play-requirements-e18 = [shuttles] si può giocare con l’Ossigeno al 5%, non al 4%, e non con una Produzione di Energia di 0. La Produzione di Energia scende di 1 e la Produzione di M€ sale di 2.

guide-mars-play-possible = Che cosa deve essere possibile
guide-mars-play-possible-rule = Puoi giocare una carta solo se puoi eseguirne gli effetti. Soprattutto, una carta che decrementa la tua Produzione richiede di avere già altrettanta Produzione.
guide-mars-play-possible-but = Ci sono 4 eccezioni. La parte impossibile si salta, e tutto il resto avviene come al solito:
guide-mars-play-possible-finished = la carta incrementa un Parametro già al massimo;
guide-mars-play-possible-nocard = aggiunge Risorse, come i Microbi, e non hai una carta che possa contenerle: vanno perse;
guide-mars-play-possible-removes = rimuove Risorse con il bordo rosso, e non puoi o non vuoi farlo;
guide-mars-play-possible-noroom = piazza una tessera, e non c’è più un’area adatta. Una tessera che si può piazzare va piazzata.
guide-mars-play-possible-e14 = La Temperatura è a +8 °C e il giocatore rosso gioca [asteroid]. È permesso: niente TR, ma 2 unità di Titanio. A un solo giocatore può rimuovere fino a 3 Vegetali, di meno o nessuno. Non è obbligato a toccare i propri, nemmeno se è l’unico ad averne.
guide-mars-play-possible-e15 = [asteroid_mining_consortium] richiede una tua Produzione di Titanio di 1: con 0 non puoi giocarla. Con 1 o più, la Produzione di Titanio di un giocatore scende di 1 e la tua sale di 1.

guide-mars-play-pay = Pagare
guide-mars-play-pay-price = Paghi prima di tutto quello che fa la carta. Il costo stampato serve per giocarla; i 3 M€ per prenderla in mano sono già stati pagati prima.
guide-mars-play-pay-metals = Per pagare le carte Costruzione ogni unità di Acciaio vale 2 M€, per le carte Spazio ogni unità di Titanio vale 3 M€. Puoi combinarli con i M€ come vuoi. Una carta con entrambe le etichette accetta entrambi i metalli.
guide-mars-play-pay-change = Puoi pagare più del dovuto con i metalli, ma non ricevi il resto.
guide-mars-play-pay-only = I metalli non pagano altro. Progetti Standard, Ricerca, Pietre Miliari e Premi si pagano in M€.
guide-mars-play-pay-discounts = Le carte blu e le Società possono offrire uno sconto sulle carte con una certa etichetta, Eventi compresi. Un prezzo può scendere a 0 M€, mai sotto.
guide-mars-play-pay-e11 = Il giocatore rosso ha [phobolog], con cui il Titanio vale 4 M€, e paga 8 unità di Titanio, che valgono 32 M€, per [asteroid_mining], che costa 30: niente resto. Andrebbero bene anche 7 unità di Titanio e 2 M€. La Produzione di Titanio passa 1 → 3. La seconda azione è un’altra carta Spazio, pagata di nuovo con il Titanio.
guide-mars-play-pay-e12 = Il giocatore blu ha [thorgate]: le carte con un’etichetta Energia [tag-power] costano 3 M€ in meno. [geothermal_power] costa 11, quindi il blu paga 8 M€.

guide-mars-play-effects = Che cosa fa la carta
guide-mars-play-effects-compulsory = La Produzione nel riquadro marrone va eseguita. Quello che non ha il bordo rosso riguarda solo te ed è obbligatorio. Le Risorse si guadagnano o si perdono subito.
guide-mars-play-effects-order = Scegli tu l’ordine degli effetti della tua carta e di tutto quello che fanno scattare. Se più cose avvengono insieme, decide l’ordine il giocatore di turno, anche per le carte degli altri.
guide-mars-play-effects-oncards = Le Risorse come gli Animali di norma vanno sulla carta che le genera.
guide-mars-play-effects-tiles = Le tessere seguono le regole generali di piazzamento, più quello che dice la carta.
guide-mars-play-effects-draw = L’icona [card] ti fa pescare 1 carta in mano, senza pagarla.

guide-mars-play-red = Il bordo rosso
guide-mars-play-red-any = Un’icona con il *bordo rosso* indica un giocatore qualsiasi, anche te. Scegli tu chi, e tutto viene da quel solo giocatore.
guide-mars-play-red-cards-figure = I Vegetali hanno il bordo rosso: si tolgono a un giocatore qualsiasi
guide-mars-play-red-resources = Rimuovere Risorse è facoltativo: tutte, alcune o nessuna. Non devi mai rimuovere le tue, nemmeno se nessun altro ne ha.
guide-mars-play-red-production = Ridurre una Produzione è obbligatorio, e deve subirlo per intero un solo giocatore. Se nessun avversario può, devi ridurre la tua. Se non puoi nemmeno tu, non puoi giocare la carta.
guide-mars-play-red-count = Dove una carta conta qualcosa, una tessera con il bordo rosso indica le tessere di tutti i giocatori, e un’etichetta con il bordo rosso le etichette di tutti i giocatori.

guide-mars-play-after = Dove va la carta
guide-mars-play-after-event = Un Evento va coperto nella tua pila degli Eventi. Le sue etichette contano solo mentre lo giochi, per gli sconti e gli effetti che scattano, e mai più in seguito.
guide-mars-play-after-stay = Le carte verdi e blu restano scoperte, e le loro etichette continuano a contare. Quelle verdi non fanno altro; gli effetti e le azioni di quelle blu da ora sono tuoi.
guide-mars-play-after-e19 = Il giocatore blu ha [shuttles] e gioca [asteroid], un Evento con un’etichetta Spazio. Gli costa 2 M€ in meno. Poi la carta è coperta, e le sue etichette non contano più per nulla.

## Le altre azioni

guide-mars-actions = Le altre azioni

guide-mars-actions-projects = Progetti Standard
guide-mars-actions-projects-open = I 6 Progetti Standard sono sempre a disposizione di tutti. Ogni uso è un’azione, e puoi usarli tutte le volte che riesci a pagarli.
guide-mars-actions-projects-sell = [card] *Vendere i Brevetti*: scarta dalla mano quante carte vuoi, almeno 1, e ricevi 1 M€ per ognuna.
guide-mars-actions-projects-power = [res-energy] *Centrali Elettriche*, 11 M€: la tua Produzione di Energia aumenta di 1 punto.
guide-mars-actions-projects-asteroid = [param-temperature] *Asteroide*, 14 M€: la Temperatura aumenta di 1 punto, e così il tuo TR.
guide-mars-actions-projects-aquifer = [tile-ocean] *Falda Acquifera*, 18 M€: piazza una tessera Oceano, con 1 TR e tutti i bonus sul piazzamento.
guide-mars-actions-projects-greenery = [tile-greenery] *Area Verde*, 23 M€: piazza una tessera Vegetazione, con 1 punto di Ossigeno, 1 TR e tutti i bonus sul piazzamento.
guide-mars-actions-projects-city = [tile-city] *Città*, 25 M€: piazza una tessera Città, con tutti i bonus sul piazzamento. La tua Produzione di M€ aumenta di 1 punto.
guide-mars-actions-projects-cannot = Un Progetto o una conversione la cui tessera non ha un’area adatta non si può usare. Se incrementa un Parametro già al massimo si può usare, ma non fa nulla.
guide-mars-actions-projects-e10 = Il giocatore verde ha [tharsis_republic] e usa il Progetto Città. Paga 25 M€, riceve 3 M€ dalla Società e il bonus sul piazzamento, e la sua Produzione di M€ aumenta di 2: 1 per il Progetto, 1 per la Società. Si ferma dopo questa sola azione.

guide-mars-actions-milestones = Pietre Miliari
guide-mars-actions-milestones-claim = Se soddisfi la condizione, puoi rivendicare una Pietra Miliare: paga 8 M€ e mettici sopra un tuo cubetto. A fine partita vale 5 VP.
guide-mars-actions-milestones-three = Ogni Pietra Miliare può essere rivendicata una volta, da un solo giocatore. In una partita se ne possono rivendicare solo 3 su 5. Puoi rivendicarne più di una.
guide-mars-actions-milestones-terraformer = [rating] *Terraformatore*: TR di almeno 35.
guide-mars-actions-milestones-mayor = [tile-city] *Sindaco*: almeno 3 Città tue. Contano anche quelle accanto alla mappa.
guide-mars-actions-milestones-gardener = [tile-greenery] *Botanico*: almeno 3 tessere Vegetazione tue.
guide-mars-actions-milestones-builder = [tag-building] *Costruttore*: almeno 8 etichette Costruzione in gioco, Società compresa, Eventi esclusi.
guide-mars-actions-milestones-planner = [card] *Pianificatore*: almeno 16 carte in mano.
guide-mars-actions-milestones-moment = Conta solo il momento in cui la rivendichi. Se in seguito perdi quello che richiede, la Pietra Miliare resta tua.
guide-mars-actions-milestones-e20 = Il giocatore verde ha 2 Città e [tharsis_republic]. La prima azione è il Progetto Città: una terza Città, −25 + 3 M€. Con la seconda azione rivendica subito il Sindaco, −8 M€. Darà 5 VP, nessun altro può prenderlo, e restano 2 Pietre Miliari da rivendicare.

guide-mars-actions-awards = Premi
guide-mars-actions-awards-fund = Chiunque può scegliere un Premio; non ci sono condizioni. Il primo Premio scelto nella partita costa 8 M€, il secondo 14 M€, il terzo 20 M€, chiunque paghi.
guide-mars-actions-awards-three = In una partita se ne possono scegliere solo 3 su 5, ognuno una volta. Puoi sceglierne più di uno.
guide-mars-actions-awards-score = A fine partita il primo nella categoria riceve 5 VP, *non importa chi ha scelto il Premio*. Il secondo riceve 2 VP, ma solo con 3 o più giocatori. I Premi non scelti non danno nulla.
guide-mars-actions-awards-ties = Tutti quelli a pari merito al primo posto ricevono 5 VP, e allora non c’è un secondo posto. Tutti quelli a pari merito al secondo ricevono 2 VP.
guide-mars-actions-awards-landlord = [tile-any] *Signore delle Terre*: più tessere proprie. Gli Oceani non sono di nessuno.
guide-mars-actions-awards-banker = [res-mc] *Banchiere*: la Produzione di M€ più alta, senza contare il TR.
guide-mars-actions-awards-scientist = [tag-science] *Scienziato*: più etichette Scienza in gioco.
guide-mars-actions-awards-thermalist = [res-heat] *Termico*: più Calore sulla plancia.
guide-mars-actions-awards-miner = [res-steel] *Minatore*: più Acciaio e Titanio sulla plancia, sommati.
guide-mars-actions-awards-when = I Premi si assegnano nel punteggio finale, dopo l’ultima Fase della Produzione e le ultime tessere Vegetazione.
guide-mars-actions-awards-e21 = Il giocatore blu sceglie il Termico come primo Premio e paga 8 M€. A fine partita il blu e il rosso hanno 12 unità di Calore ciascuno, il verde 5. Il blu e il rosso ricevono 5 VP ciascuno, il verde nulla.

guide-mars-actions-blue = Azioni ed effetti delle carte
guide-mars-actions-blue-action = Una freccia rossa [arrow] indica un’azione. Si trova sulle carte Attive e su alcune Società. Prima paghi quello che sta a sinistra della freccia, poi ottieni quello che sta a destra. Senza un costo, l’azione è gratis.
guide-mars-actions-blue-cards-figure = La freccia indica un’azione. Quello che sta sulla carta vale VP
guide-mars-actions-blue-once = Puoi usare l’azione di ogni carta una volta per Generazione, e conta come una delle tue azioni. Resta segnata come usata fino alla Fase della Produzione.
guide-mars-actions-blue-effect = Quello che non ha la freccia è un *effetto*. È sempre attivo, non è un’azione e si applica ogni volta che serve. Alcuni effetti valgono anche nei turni degli altri giocatori.
guide-mars-actions-blue-e22 = Il giocatore blu usa l’azione di [livestock]: vi aggiunge 1 Animale. La carta è segnata come usata e non si può usare di nuovo prima della Fase della Produzione.

guide-mars-actions-convert = Vegetali e Calore
guide-mars-actions-convert-plants = [res-plant] Spendi 8 Vegetali per piazzare una tessera Vegetazione: l’Ossigeno aumenta di 1 punto, il tuo TR di 1, e ottieni i bonus sul piazzamento.
guide-mars-actions-convert-heat = [res-heat] Spendi 8 unità di Calore per incrementare la Temperatura di 1 punto; il tuo TR aumenta di 1.
guide-mars-actions-convert-often = Ognuna è un’azione. Puoi farla finché ti bastano i Vegetali o il Calore.
guide-mars-actions-convert-e23 = Il giocatore verde converte 8 Vegetali in una tessera Vegetazione tra 2 Città verdi, su un’area che mostra 2 Vegetali. Vegetali −8 + 2, Ossigeno +1, TR +1. A fine partita la tessera Vegetazione vale 1 VP di per sé e 1 VP in più per ognuna delle 2 Città.

## Piazzare le tessere

guide-mars-tiles = Piazzare le tessere

guide-mars-tiles-placing = Che cosa fa ogni tessera
guide-mars-tiles-placing-check = Prima di piazzare, controlla che cosa permettono l’area, la tessera e la sua carta. A che cosa serve una tessera Speciale, e dove può andare, lo dice la sua carta.
guide-mars-tiles-placing-bonus = Ottieni quello che è stampato sull’area, e inoltre 2 M€ per ogni Oceano adiacente. Vale per ogni tessera, Oceano compreso.
guide-mars-tiles-placing-once = I 2 M€ si ricevono una sola volta, quando piazzi. Un Oceano piazzato più tardi non paga nulla alle tessere che gli sono già accanto.
guide-mars-tiles-placing-placing-figure = Una Città accanto a 2 Oceani porta 4 M€, oltre al Vegetale stampato sulla sua area
guide-mars-tiles-placing-e01 = Il giocatore rosso piazza una Città su un’area senza bonus, accanto a 2 Oceani. Riceve 4 M€, una volta sola.
guide-mars-tiles-placing-marker = Le tessere Vegetazione, Città e Speciali portano il cubetto del proprietario.

guide-mars-tiles-kinds = Oceano, Vegetazione, Città
guide-mars-tiles-kinds-ocean = [tile-ocean] *Oceano*: solo su un’area riservata agli Oceani. Ti dà 1 TR e non è di nessuno.
guide-mars-tiles-kinds-greenery = [tile-greenery] *Vegetazione*: l’Ossigeno aumenta di 1 punto e il tuo TR di 1. Se l’Ossigeno è al massimo, non aumenta nessuno dei due.
guide-mars-tiles-kinds-beside = Una tessera Vegetazione deve andare accanto a una tua tessera, di qualsiasi tipo, se lì c’è un’area adatta libera. Altrimenti può andare su qualsiasi area disponibile.
guide-mars-tiles-kinds-city = [tile-city] *Città*: mai accanto a un’altra Città, di chiunque sia.
guide-mars-tiles-kinds-noctis = [noctis_city] va sempre sulla sua area, anche accanto a una Città.
guide-mars-tiles-kinds-capital = La tessera di [capital] è una Città per tutte le regole. A fine partita dà anche 1 VP per ogni Oceano adiacente.

## La fine e i punti

guide-mars-end = La fine e i punti

guide-mars-end-end = Quando finisce
guide-mars-end-end-when = La partita finisce nella Generazione in cui Temperatura, Ossigeno e Oceani hanno tutti raggiunto l’obiettivo. Quella Generazione si gioca fino in fondo, con il resto della Fase delle Azioni e la Fase della Produzione.
guide-mars-end-end-greenery = Poi, nell’ordine di gioco a partire dal Primo Giocatore, ognuno può convertire Vegetali in tessere Vegetazione, 8 Vegetali l’una, finché gli bastano. Bonus sul piazzamento ed effetti valgono come al solito. L’Ossigeno è al massimo, quindi niente più Ossigeno e niente più TR.

guide-mars-end-score = Il calcolo dei punti
guide-mars-end-score-rating = [rating] Il tuo *TR*: 1 VP per ogni punto.
guide-mars-end-score-awards = *Premi*: 5 VP per il primo posto, 2 VP per il secondo.
guide-mars-end-score-milestones = *Pietre Miliari*: 5 VP l’una.
guide-mars-end-score-greeneries = [tile-greenery] 1 VP per ogni tua tessera *Vegetazione*.
guide-mars-end-score-cities = [tile-city] Per ogni tua *Città* 1 VP per ogni tessera Vegetazione adiacente, di chiunque sia. Una tessera Vegetazione accanto a più Città conta per ognuna di esse, e per il suo proprietario.
guide-mars-end-score-cards = [vp] *Carte*: i VP per le Risorse che contengono, per le etichette in gioco alla fine, e tutti gli altri VP, Eventi giocati compresi. Contano anche i VP negativi.
guide-mars-end-score-score-figure = Il punteggio del giocatore blu nell’esempio
guide-mars-end-score-e25 = Il giocatore blu: TR 38, primo per il Termico 5, Pianificatore 5, 3 tessere Vegetazione 3, l’unica Città blu, accanto a queste 3 e a 2 verdi, 5: 56. [livestock] con 3 Animali vale 3, le altre carte 6, un Evento −1. In tutto 64 VP.
guide-mars-end-score-tie = A parità di VP vince chi ha più M€. Se anche questi sono pari, i giocatori condividono la vittoria.

guide-mars-end-hidden = Che cosa si vede
guide-mars-end-hidden-hidden = Le carte si scartano sempre coperte, anche quelle vendute. Solo tu sai che cosa hai in mano, che cosa peschi e quali carte compri. Quante sono, lo vedono tutti.
guide-mars-end-hidden-open = Società, carte verdi e blu, Risorse, Produzione e tessere sono visibili a tutti. Gli Eventi giocati sono coperti.

## Varianti

guide-mars-variants = Varianti

guide-mars-variants-era = Modalità Avanzata
guide-mars-variants-era-cards = La *Modalità Avanzata* aggiunge tutte le carte con il suo simbolo: altri Progetti e 2 Società, così le Società da distribuire sono 12.
guide-mars-variants-era-zero = Tutte le Produzioni partono da 0 invece che da 1; quella della tua Società si aggiunge. Non cambia altro. Le Società Beginner sono permesse, ma partono lente.
guide-mars-variants-era-combine = Si combina con ogni altra variante.

guide-mars-variants-draft = Variante Draft
guide-mars-variants-draft-how = Con la *Variante Draft* nella Fase della Ricerca non si pesca e basta. Ricevi 4 carte, ne tieni 1 e ne passi 3. Delle 3 che ricevi ne tieni 1, poi 1 su 2; anche l’ultima è tua. La Generazione 1 non ha Ricerca, quindi nemmeno draft.
guide-mars-variants-draft-buy = Tutti scelgono contemporaneamente e di nascosto, e le carte tenute non sono ancora comprate. Poi guardi le tue 4 e compri quelle che vuoi, da nessuna a tutte, a 3 M€ l’una. Le altre si scartano coperte.
guide-mars-variants-draft-way = Le carte girano in senso orario, verso sinistra, nelle Generazioni pari, e nell’altro senso in quelle dispari.
guide-mars-variants-draft-draft-story = È la Generazione 4, pari. Il giocatore rosso tiene 1 carta su 4 e ne passa 3 a sinistra, al blu. Da destra gli arrivano 3 carte: ne tiene 1, ne passa 2, e così via finché ne ha 4. Ne compra 2 per 6 M€.

guide-mars-variants-solo = Variante in Solitario
guide-mars-variants-solo-rules = La *Variante in Solitario* usa le carte Avanzate e tutte le regole normali, tranne quanto segue.
guide-mars-variants-solo-start = Inizi con TR 14 e tutte le Produzioni a 0. Non ci sono né Pietre Miliari né Premi.
guide-mars-variants-solo-win = Hai 14 Generazioni, sempre, anche se Marte è pronto prima. Vinci se entro la fine della Generazione 14 tutti e 3 i Parametri hanno raggiunto l’obiettivo. Se anche uno solo non c’è arrivato, perdi, e le ultime tessere Vegetazione non possono rimediare.
guide-mars-variants-solo-last = Dopo la Generazione 14 puoi convertire Vegetali in tessere Vegetazione con le regole normali, ma senza incrementare l’Ossigeno. Poi conta i tuoi VP per sapere quanto hai fatto.
guide-mars-variants-solo-neutral = Prima che tu scelga le carte, sulla mappa ci sono 2 Città neutrali, ognuna con una tessera Vegetazione adiacente. Non danno a nessuno Ossigeno, TR o bonus, e non sono tue. Nessuna Città può andare accanto a una Città neutrale, e una tessera Vegetazione neutrale dà punti alla tua Città adiacente.
guide-mars-variants-solo-costs = Si rivelano e si scartano 4 carte Progetto; i loro costi dicono dove. La carta 1 piazza la prima Città, la carta 2 la seconda, la carta 3 la tessera Vegetazione della prima Città e la carta 4 quella della seconda. Un costo di 0 conta come 1.
guide-mars-variants-solo-cities = Per la prima Città conta altrettante aree adatte, riga per riga dall’alto, da sinistra a destra. Per la seconda fallo dal basso, da destra a sinistra. Non si contano le aree di Oceano e quelle riservate né, per la seconda Città, la prima Città e le aree accanto.
guide-mars-variants-solo-greenery = Per una tessera Vegetazione conta le aree adatte intorno alla sua Città, in senso orario da quella in alto a sinistra, ricominciando il giro se serve.
guide-mars-variants-solo-greenery-story = La carta 3 costa 8, e la prima Città ha intorno 5 aree adatte. Si conta da 1 a 5 in senso orario da quella in alto a sinistra e si ricomincia: 6, 7, 8. La tessera Vegetazione va sulla terza area.
guide-mars-variants-solo-opponent = C’è un avversario neutrale che può sempre perdere quello che una carta rimuove, Risorse o Produzione. Quindi una carta del genere si può sempre giocare.
guide-mars-variants-solo-tharsis = [tharsis_republic] ottiene la sua Produzione anche per le 2 Città neutrali, benché fossero lì prima.
guide-mars-variants-solo-e26 = Giochi in solitario con [tharsis_republic]. La tua Produzione di M€ parte da 0 + 2 = 2, per le 2 Città neutrali.

## Le carte nominate qui

guide-mars-examples = Le carte nominate qui

guide-mars-examples-cards = Le carte degli esempi
guide-mars-examples-cards-cards = Queste sono le carte di cui parlano gli esempi. [electro_catapult] mostra un’azione con una scelta: spendi 1 Vegetale o 1 unità di Acciaio per guadagnare 7 M€.
guide-mars-examples-cards-cards-figure = Le carte degli esempi

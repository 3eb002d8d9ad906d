### Come si gioca: Ares Expedition. A che cosa serve ogni messaggio, e i segni che contiene: docs/translating.md.

## Di che cosa si tratta

guide-ares-goal = Di che cosa si tratta

guide-ares-goal-aim = Lo scopo
guide-ares-goal-aim-mars = Guidi una Società che rende Marte un pianeta abitabile, soprattutto con le carte. Si sfidano da 2 a 4 giocatori, in 2 si può giocare insieme contro il gioco, e 1 gioca in solitario. Tutti incrementano gli stessi 3 *Parametri Globali*: Oceani, Ossigeno e Temperatura.
guide-ares-goal-aim-win = Quando tutti e 3 sono al massimo, la partita finisce. Vince chi ha più Punti Vittoria (VP): dal Livello di Terraformazione, dalle Foreste e dalle carte.
guide-ares-goal-aim-zones-figure = I tracciati di Temperatura e Ossigeno con i loro 4 colori

guide-ares-goal-parameters = I Parametri Globali
guide-ares-goal-parameters-temperature = [param-temperature] *Temperatura*: da −30 °C a +8 °C, 2 °C per punto, 19 punti.
guide-ares-goal-parameters-oxygen = [param-oxygen] *Ossigeno*: dallo 0% al 14%, 1% per punto, 14 punti.
guide-ares-goal-parameters-oceans = [param-ocean] *Oceani*: 9 tessere coperte, ognuna con una ricompensa sul lato blu. L’obiettivo è girarle tutte e 9.
guide-ares-goal-parameters-zones = I tracciati di Ossigeno e Temperatura hanno 4 zone, in quest’ordine dal basso: viola, rossa, gialla e bianca. Alcune carte richiedono una zona, per esempio “nella zona gialla o superiore”.

guide-ares-goal-rating = Livello di Terraformazione
guide-ares-goal-rating-rating = Ogni punto di cui incrementi un Parametro e ogni Oceano che giri incrementano di 1 il tuo *Livello di Terraformazione (TR)* [rating]. Un simbolo di Parametro su una carta vale un punto. Il TR porta M€ nella Fase della Produzione e 1 VP per punto a fine partita.

guide-ares-goal-oceans = Girare un Oceano
guide-ares-goal-oceans-flip = Scegli una tessera Oceano ancora coperta, la giri, e ottieni 1 TR e subito la ricompensa sul lato blu. Una tessera che mostra il lato blu non si può girare di nuovo.
guide-ares-goal-oceans-oceans-figure = Tessere Oceano: una girata, le altre ancora coperte
guide-ares-goal-oceans-e31 = Il giocatore rosso gira un Oceano. Il lato blu mostra 2 Vegetali: il giocatore guadagna 2 Vegetali e 1 TR.

guide-ares-goal-finished = Un Parametro al massimo
guide-ares-goal-finished-same = Nella *fase* in cui un Parametro raggiunge il massimo, tutti possono ancora incrementarlo, con tutte le ricompense: TR, Foreste, ricompense degli Oceani. Un Oceano oltre il nono ripete allora la ricompensa dell’ultima tessera girata.
guide-ares-goal-finished-later = Nelle fasi successive incrementarlo non dà nulla. Un’eccezione: con l’Ossigeno al 14% ottieni ancora le Foreste, ma non il TR.
guide-ares-goal-finished-play = Puoi giocare carte che incrementano un Parametro al massimo, o che aggiungono Risorse speciali che nessuna tua carta può contenere. Quelle parti non danno nulla.
guide-ares-goal-finished-same-story = L’Ossigeno è al 13% nella Fase delle Azioni. Il giocatore blu crea una Foresta: 14%. Nella stessa fase ne crea una anche il rosso, e ottiene ancora una Foresta e 1 TR. Nel round successivo una Foresta non dà più TR.

## Con che cosa si gioca

guide-ares-things = Con che cosa si gioca

guide-ares-things-resources = Risorse
guide-ares-things-resources-four = Ci sono 4 tipi di Risorse: M€ [res-mc], Calore [res-heat], Vegetali [res-plant] e quelle speciali. Animali, Microbi e Scienza sono speciali: stanno sulle carte, che dicono a che cosa servono.
guide-ares-things-resources-tracks = Hai 4 tracciati di Produzione, per M€, carte, Calore e Vegetali, più 2 tracciati per Acciaio e Titanio, che danno sconti e non entrate. Nessuno ha un limite.
guide-ares-things-resources-cubes = Un cubetto vale 1, 5 o 10. Qui una quantità è semplicemente un numero.
guide-ares-things-resources-e29 = Nel primo round un giocatore con Produzione di Calore 0 la incrementa di 2. Ora la sua Produzione di Calore è 2.
guide-ares-things-resources-metals = *Acciaio e Titanio non si spendono mai.* Ogni unità di Acciaio che possiedi riduce di 2 M€ il costo di ogni carta Costruzione [tag-building], ogni unità di Titanio di 3 M€ quello di ogni carta Spazio [tag-space], qualunque sia il colore della carta.

guide-ares-things-cards = Le carte
guide-ares-things-cards-kinds = Ci sono 208 carte Progetto in 3 colori, e 12 Società.
guide-ares-things-cards-green = Le carte *verdi* ti danno qualcosa in ogni Fase della Produzione, oppure Acciaio o Titanio. Quello che danno conta dal momento in cui le giochi.
guide-ares-things-cards-blue = Le carte *blu* hanno effetti che valgono ogni volta che si verifica la loro condizione, oppure azioni per la Fase delle Azioni.
guide-ares-things-cards-red = Le carte *rosse* sono Eventi: hanno effetto una volta, subito, e mai più. A differenza di Terraforming Mars, le loro etichette continuano a contare.
guide-ares-things-cards-only = Tra le carte Progetto, solo quelle blu hanno effetti e azioni, e solo quelle verdi Produzione, Acciaio e Titanio.
guide-ares-things-cards-card-figure = Come si legge una carta
guide-ares-things-cards-instant = Gli effetti immediati avvengono quando la carta viene giocata. Un asterisco rimanda al testo della carta; sui VP indica un numero variabile.
guide-ares-things-cards-numerals = Le carte blu e verdi stampate indicano con numeri romani le fasi in cui valgono. Qui lo dicono il testo e le icone.
guide-ares-things-cards-several = Se giocare una carta soddisfa più volte la condizione di un effetto, l’effetto avviene altrettante volte.
guide-ares-things-cards-sum = La tua Produzione, il tuo Acciaio e il tuo Titanio sono sempre la somma di quello che danno le tue carte in gioco, Società compresa. La Produzione che dipende dalle etichette cambia subito quando una di queste etichette entra in gioco.

guide-ares-things-tags = Le etichette
guide-ares-things-tags-tags-figure = Le 10 etichette
guide-ares-things-tags-tags = Una carta ha fino a 3 etichette: Costruzione, Spazio, Energia, Scienza, Giove, Terra, Vegetali, Microbi, Animale ed Evento. Tutte le carte rosse sono Eventi. Da sole le etichette non fanno nulla; sono altre carte a farvi riferimento.
guide-ares-things-tags-corporation = Le etichette della tua Società contano come quelle delle carte. Il suo effetto o la sua azione sono tuoi per tutta la partita.

guide-ares-things-forests = Foreste
guide-ares-things-forests-forests = [forest] Una Foresta vale 1 VP a fine partita. Puoi averne quante riesci a crearne.

guide-ares-things-sell = Vendere carte
guide-ares-things-sell-sell = In qualsiasi momento di un round puoi scartare carte dalla mano per *3 M€ l’una*, quante ne vuoi. Vanno coperte accanto al mazzo.
guide-ares-things-sell-deck = Quando il mazzo è finito e si deve pescare una carta, gli scarti vengono mescolati in un nuovo mazzo.

## Prima del primo round

guide-ares-setup = Prima del primo round

guide-ares-setup-start = L’inizio
guide-ares-setup-start-mars = Marte inizia a −30 °C e con lo 0% di Ossigeno, senza Oceani girati. Gli Oceani sono mescolati, quindi nessuno sa quale ricompensa ci sia sotto.
guide-ares-setup-start-you = Inizi con TR 5 e con 0 su tutti i tracciati di Produzione, Acciaio e Titanio. Hai 5 carte Fase del tuo colore.
guide-ares-setup-start-cards = Tutte le carte Progetto vengono mescolate. Ne ricevi 8 e le tieni, gratis.
guide-ares-setup-start-corporation = Ricevi 2 Società e ne tieni una; le altre sono fuori dalla partita. Prendi i suoi M€ iniziali, la sua Produzione e tutto il resto che dà.

guide-ares-setup-exchange = Sostituire carte
guide-ares-setup-exchange-exchange = Variante per chi conosce il gioco: prima di scegliere la Società puoi scartare, una volta sola, quanti vuoi dei tuoi 8 Progetti e pescarne altrettanti. Non ricevi M€ per quelli scartati.

guide-ares-setup-first = La Prima Partita
guide-ares-setup-first-first = Variante per una prima partita: 4 dei tuoi 8 Progetti vengono da 16 carte verdi facili, gli altri 4 dal resto del mazzo; le carte facili non distribuite si scartano. Ricevi una delle Società semplici, senza scegliere.

## Un round

guide-ares-round = Un round

guide-ares-round-steps = Pianificazione, fasi, fine
guide-ares-round-steps-steps = La partita si svolge in *round*. Ognuno, anche il primo, ha una Pianificazione, le fasi che sono state scelte e una fine. Non ci sono turni: in ogni passo tutti i giocatori agiscono contemporaneamente.
guide-ares-round-steps-phases-figure = Le 5 fasi. Il bonus è solo per chi ha scelto la fase

guide-ares-round-plan = Pianificazione
guide-ares-round-plan-choose = Ognuno sceglie in segreto una delle sue 5 carte Fase; poi tutte vengono rivelate. Nel primo round puoi scegliere tra tutte e 5.
guide-ares-round-plan-again = *Non puoi scegliere la fase che hai scelto nel round precedente*. Dopo la rivelazione quella carta torna, e la volta dopo puoi sceglierla di nuovo.
guide-ares-round-plan-played = In questo round si gioca ogni fase scelta da almeno un giocatore.
guide-ares-round-plan-e32 = Nel round scorso il giocatore rosso ha scelto Produzione. In questo round Produzione non si può scegliere; sceglie Sviluppo. Dopo la rivelazione Produzione è di nuovo disponibile per il round successivo.

guide-ares-round-phases = Le fasi
guide-ares-round-phases-order = Le fasi si giocano nell’ordine I Sviluppo, II Costruzione, III Azioni, IV Produzione, V Ricerca. La successiva inizia quando tutti hanno finito.
guide-ares-round-phases-all = *Tutti partecipano a ogni fase scelta*, chiunque l’abbia scelta. Se è stata scelta da più giocatori, si gioca una volta sola. Le fasi che nessuno ha scelto non si giocano, quindi in ogni round ne manca almeno una su 5.
guide-ares-round-phases-bonus = Il *bonus* di una fase va solo a chi l’ha scelta, a ognuno di loro.
guide-ares-round-phases-phases-story = Il rosso e il blu hanno scelto Costruzione, il verde Produzione. Tutti e 3 i giocatori possono giocare una carta blu o rossa, e il rosso e il blu hanno il bonus. Poi tutti e 3 ricevono la Produzione, e il verde 4 M€ in più. In questo round non ci sono altre fasi.

guide-ares-round-end = La fine del round
guide-ares-round-end-limit = Se hai in mano più di 10 carte, ne scarti fino a restare con 10 e ricevi 3 M€ per ognuna. Il limite si controlla solo qui, e scegli tu quali scartare.
guide-ares-round-end-next = Poi inizia un nuovo round.

## Le 5 fasi

guide-ares-phases = Le 5 fasi

guide-ares-phases-development = I Sviluppo
guide-ares-phases-development-play = [phase-1] Puoi giocare *1 carta verde* dalla mano, pagandola.
guide-ares-phases-development-bonus = Bonus: quella carta ti costa 3 M€ in meno.
guide-ares-phases-development-e34 = Il giocatore rosso ha scelto Sviluppo, ha 2 unità di Acciaio e 4 M€, e gioca [microprocessors], che costa 17. L’Acciaio toglie 4, il bonus 3: il prezzo è 10. Lo paga con 2 carte vendute per 6 M€ e con 4 M€. Pesca 2 carte e ne scarta 1 qualsiasi dalla mano. La Produzione di Calore aumenta di 3. Le 2 unità di Acciaio restano.

guide-ares-phases-construction = II Costruzione
guide-ares-phases-construction-play = [phase-2] Puoi giocare *1 carta blu o 1 rossa* dalla mano, pagandola.
guide-ares-phases-construction-bonus = Bonus, a tua scelta: pesca 1 carta, oppure gioca 1 altra carta blu o rossa. Puoi pescare prima o dopo aver giocato, quindi puoi giocare proprio la carta pescata. La peschi anche se non giochi nulla.

guide-ares-phases-action = III Azioni
guide-ares-phases-action-use = [phase-3] Puoi usare *una volta* l’azione di ognuna delle tue carte in gioco. Non devi usarle per forza.
guide-ares-phases-action-standard = Inoltre ci sono 5 Azioni Standard: quante volte vuoi, in qualsiasi ordine, alternate alle azioni delle carte. Tutto questo è possibile solo quando si gioca la Fase delle Azioni.
guide-ares-phases-action-forest-plants = [res-plant] 8 Vegetali: 1 Foresta, Ossigeno 1 punto, TR +1.
guide-ares-phases-action-forest-mc = [res-mc] 20 M€: 1 Foresta, Ossigeno 1 punto, TR +1.
guide-ares-phases-action-heat = [res-heat] 8 unità di Calore: Temperatura 1 punto, TR +1.
guide-ares-phases-action-heat-mc = [res-mc] 14 M€: Temperatura 1 punto, TR +1.
guide-ares-phases-action-ocean-mc = [res-mc] 15 M€: gira 1 Oceano, TR +1, e subito la sua ricompensa.
guide-ares-phases-action-bonus = Bonus: puoi usare ancora una volta l’azione di 1 delle tue carte.
guide-ares-phases-action-must = Alla fine della fase *devi* spendere Calore e Vegetali, se bastano per incrementare Temperatura o Ossigeno, più volte se possibile, a meno che quel Parametro non sia al massimo.
guide-ares-phases-action-must-story = Alla fine della Fase delle Azioni il giocatore blu ha 17 unità di Calore e 5 Vegetali, e la Temperatura è a −10 °C. Deve incrementarla di 2 punti per 16 unità di Calore, e il suo TR sale di 2. 5 Vegetali non bastano per una Foresta, quindi restano.

guide-ares-phases-production = IV Produzione
guide-ares-phases-production-mc = [phase-4] Ricevi M€ pari alla tua *Produzione di M€ più il tuo TR*. La Produzione viene dalle carte verdi e dalla Società.
guide-ares-phases-production-rest = Poi ricevi Calore e Vegetali secondo la loro Produzione. Infine peschi tante carte quante ne indica la tua Produzione di carte.
guide-ares-phases-production-bonus = Bonus: 4 M€ in più.
guide-ares-phases-production-e30 = Il giocatore blu ha una Produzione di Vegetali di 6. La Fase della Produzione gli dà 6 Vegetali.
guide-ares-phases-production-e35 = Il giocatore rosso ha [tectonic_stress_power], [tundra_farming], [callisto_penal_mines] e [power_grid], TR 6, e ha scelto Produzione. La sua Produzione di M€ è 4: 2, più 1 per ognuna di 2 etichette Energia. Quindi 4 + 6 + 4 = 14 M€, 3 unità di Calore, 1 Vegetale e 1 carta.

guide-ares-phases-research = V Ricerca
guide-ares-phases-research-draw = [phase-5] *Peschi 2 carte, ne tieni 1* e scarti l’altra.
guide-ares-phases-research-bonus = Bonus: peschi 3 carte in più e ne tieni 1 in più, cioè ne peschi 5, ne tieni 2 e ne scarti 3.
guide-ares-phases-research-nosale = Le carte che scarti qui, o perché lo dice una carta, non sono vendute: non danno M€.
guide-ares-phases-research-e36 = Il giocatore rosso ha scelto Ricerca, il blu no. Il rosso pesca 5 carte, ne tiene 2 e ne scarta 3. Il blu ne pesca 2 e ne tiene 1.

## Giocare e pagare

guide-ares-play = Giocare e pagare

guide-ares-play-pay = Pagare
guide-ares-play-pay-price = Il prezzo si paga in M€. Le carte in mano aiutano: scartate, valgono 3 M€ l’una. Quello che paghi di troppo ti torna in M€.
guide-ares-play-pay-e33 = Una carta costa 8 M€. Il giocatore rosso scarta 2 carte per 6 e aggiunge 2 M€: pagata esattamente. Oppure scarta 3 carte per 9, e riceve 1 M€ di resto.
guide-ares-play-pay-never = Gli sconti possono portare un prezzo a 0, mai sotto.
guide-ares-play-pay-phase = Le carte verdi si giocano solo nella fase I, quelle blu e rosse solo nella fase II, a meno che una carta non dica altro.

guide-ares-play-requirements = Richieste
guide-ares-play-requirements-must = Una carta la cui richiesta non è soddisfatta non si può giocare. Puoi comunque venderla per 3 M€.
guide-ares-play-requirements-start = Le richieste su Oceani, Ossigeno o Temperatura si leggono *com’erano all’inizio della fase*. Tutte le altre, come le etichette o qualcosa da spendere, si leggono quando giochi la carta.

## La fine e i punti

guide-ares-end = La fine e i punti

guide-ares-end-end = Quando finisce
guide-ares-end-end-end = La partita finisce quando 9 Oceani sono girati, la Temperatura è a +8 °C e l’Ossigeno al 14%. La fase in cui succede viene completata da tutti. Le fasi che dovevano ancora venire non si giocano e non danno bonus, e nemmeno la fine del round si gioca.
guide-ares-end-end-e37 = Sono state scelte le fasi II, III e IV. Tutti i Parametri arrivano al massimo nella II. La fase II si gioca fino in fondo; la III e la IV non si giocano, e si contano i punti.

guide-ares-end-score = Il calcolo dei punti
guide-ares-end-score-rating = [rating] Il tuo *TR*: 1 VP per ogni punto.
guide-ares-end-score-forests = [forest] Le tue *Foreste*: 1 VP l’una.
guide-ares-end-score-cards = [vp] I VP sulle tue *carte*, compresi quelli variabili. Le frazioni non contano.
guide-ares-end-score-score-figure = Il punteggio del giocatore rosso nell’esempio
guide-ares-end-score-e38 = Il giocatore rosso: TR 25, Foreste 6. [beam_from_a_thorium_asteroid] 1, [interstellar_colony_ship] 4, [adaptation_technology] 1 e [advanced_ecosystems] 3 fanno 9 insieme. [ecological_zone] con 6 Animali vale 3. In tutto 25 + 6 + 9 + 3 = 43 VP.
guide-ares-end-score-tie = A parità di VP si vendono tutte le carte rimaste in mano per 3 M€ l’una, e vince la somma più alta di Calore, Vegetali e M€. Le Risorse speciali non contano. Se anche questa è pari, i giocatori condividono la vittoria.

guide-ares-end-hidden = Che cosa si vede
guide-ares-end-hidden-hidden = Le mani, il mazzo, gli scarti, le carte pescate e le ricompense degli Oceani non ancora girati sono nascosti. Le carte giocate, le Risorse, la Produzione e il TR sono visibili a tutti.

## Insieme e da soli

guide-ares-variants = Insieme e da soli

guide-ares-variants-coop = In 2 insieme
guide-ares-variants-coop-rules = Nella *Modalità Cooperativa* valgono le regole normali, tranne quanto segue. Vincete insieme se a fine partita tutti i Parametri sono al massimo e avete in totale almeno 80 VP. Altrimenti perdete insieme.
guide-ares-variants-coop-pool = C’è una scorta comune di 27 cubetti e 3 segnalini. In ogni round, dopo aver rivelato le carte Fase, ognuno di voi prende 1 pezzo, cubetto o segnalino a scelta finché ci sono entrambi.
guide-ares-variants-coop-pieces = Un cubetto vale 1 M€. Un segnalino esce dalla partita, e chi lo prende può subito scambiare una carta con il compagno: ognuno ne dà una a sua scelta.
guide-ares-variants-coop-last = La partita finisce con il round in cui si prendono gli ultimi pezzi, a qualunque punto sia Marte: dopo 15 round interi.
guide-ares-variants-coop-e39 = La scorta comune ha 27 + 3 = 30 pezzi, e in ogni round se ne prendono 2. Dopo 15 round è vuota, e la partita è finita.

guide-ares-variants-solo = Variante in Solitario
guide-ares-variants-solo-rules = *In solitario* valgono le regole normali, tranne quanto segue.
guide-ares-variants-solo-neutral = Un giocatore neutrale ha 5 carte Fase in una pila mescolata. In ogni round scegli la tua fase, poi si rivela la prima carta della pila: si gioca anche quella fase, senza il suo bonus. Se è la fase che hai scelto, si gioca una volta, con il tuo bonus.
guide-ares-variants-solo-marker = Quando tutte e 5 sono state giocate, si mescolano in una nuova pila, e un segnalino partito da 1 avanza di 1: dopo i round 5, 10, 15 e 20.
guide-ares-variants-solo-last = Quando il segnalino arriva a 5, si giocano gli ultimi 5 round. In questi scegli tu l’ordine delle carte neutrali. La partita finisce dopo 25 round, comunque sia messo Marte.
guide-ares-variants-solo-e40 = Il segnalino parte da 1 e si muove dopo i round 5, 10, 15 e 20. Dopo il round 20 è su 5, e dopo il round 25 la partita è finita.
guide-ares-variants-solo-levels = Scegli uno di 3 livelli. In alcuni Marte riceve un aiuto ogni volta che il segnalino si muove; nessuno ottiene TR per questo.
guide-ares-variants-solo-novice = *Neofita*: Temperatura o Ossigeno, a tua scelta, aumenta di 2 punti.
guide-ares-variants-solo-experienced = *Esperto*: lo stesso, ma di 1 punto.
guide-ares-variants-solo-expert = *Maestro*: nulla aumenta da solo.
guide-ares-variants-solo-win = Vinci se a fine partita tutti e 3 i Parametri sono al massimo; allora conta i tuoi VP per sapere quanto hai fatto. Se anche uno solo non lo è, perdi.

## Le carte nominate qui

guide-ares-examples = Le carte nominate qui

guide-ares-examples-corporations = Società
guide-ares-examples-corporations-helion = Queste 3 Società mostrano che cosa osservare. [helion] può spendere Calore come M€, ma non viceversa. [ecoline] paga 1 Vegetale in meno per una Foresta. [interplanetary_cinematics] ha 1 unità di Acciaio, quindi le carte Costruzione costano 2 M€ in meno, e anche i suoi Eventi costano 2 M€ in meno.
guide-ares-examples-corporations-cards-figure = 3 Società

guide-ares-examples-blue = Carte blu
guide-ares-examples-blue-blue = Alcune hanno azioni: [advanced_screening_technology], [ai_central], [aquifer_pumping]. Altre hanno effetti. [adaptation_technology] ti permette uno scarto di una zona, mai di più. [ecological_zone] e [viral_enhancers] contano anche le proprie etichette.
guide-ares-examples-blue-cards-figure = Carte blu

guide-ares-examples-red = Carte rosse
guide-ares-examples-red-red = Gli Eventi hanno effetto subito. [nitrogen_rich_asteroid] dà 2 Vegetali, e altri 4 se hai 3 o più etichette Vegetali.
guide-ares-examples-red-cards-figure = Carte rosse

guide-ares-examples-green = Carte verdi
guide-ares-examples-green-green = Le carte verdi producono o danno metalli: con le 2 unità di Titanio di [asteroid_mining] le carte Spazio costano 6 M€ in meno, con le 2 di Acciaio di [mine] le carte Costruzione 4 M€. [power_grid] conta la propria etichetta. [strip_mine] ti costa 1 TR.
guide-ares-examples-green-cards-figure = Carte verdi

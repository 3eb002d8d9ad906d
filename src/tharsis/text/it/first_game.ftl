### La guida della prima partita: al massimo due frasi brevi per passo.

first-guide = Guida alla prima partita
first-at = { $n } di { $of }
first-next = Avanti
first-done = Ho capito
first-skip = Salta la guida

## Terraforming Mars

first-mars-money = Il tuo denaro e quanto cresce
    .text = Il numero grande è ciò che hai. Quello sul marrone arriva a ogni Generazione, e ai M€ si aggiunge il tuo TR.
first-mars-cards = Bordo verde: puoi giocarla
    .text = La striscia in basso dice il prezzo e cosa ottieni. Quella rossa dice cosa manca ancora.
    .do = Clicca su una carta verde, o vai semplicemente avanti.
first-mars-pay = Prima di pagare
    .text = Qui vedi ciò che hai, ciò che resterà e ciò che porterà la prossima Generazione. Nulla accade finché non confermi.
    .do = Conferma con il pulsante ambra, o torna indietro.
first-mars-mars = Così si vince
    .text = Ossigeno a sinistra, Temperatura a destra, Oceani sulla mappa. Quando tutti e tre sono al massimo, la partita finisce.
first-mars-rating = Il tuo Livello di Terraformazione
    .text = Ogni punto di cui incrementi un Parametro vale +1: 1 M€ in più a ogni Generazione e 1 VP alla fine.
first-mars-projects = Senza carte
    .text = I Progetti Standard ci sono sempre. Costano più delle carte, ma incrementano gli stessi Parametri.
first-mars-goals = Pietre Miliari e Premi
    .text = Raggiungi per primo una Pietra Miliare e rivendicala: 5 VP. Scegli un Premio in cui sei in testa: 5 VP alla fine.
first-mars-turn = Due azioni, poi gli altri
    .text = A turno fai 1 o 2 azioni, poi tocca agli altri. Passa quando niente vale più il suo prezzo: aspetterai la prossima Generazione.
first-mars-research = Una nuova Generazione
    .text = Tutti hanno ricevuto la Produzione. Ogni carta costa 3 M€: compra ciò che giocherai davvero.

## Ares Expedition

first-ares-phases = Cinque fasi, una è tua
    .text = Ognuno ne sceglie una in segreto, poi tutti giocano ogni fase scelta. Solo chi l’ha scelta ottiene il bonus.
first-ares-money = Il tuo denaro e quanto cresce
    .text = Il numero grande è ciò che hai. Quello sul marrone arriva a ogni Fase della Produzione.
first-ares-cards = Lo scudo è la fase
    .text = Le carte verdi si giocano nella fase 1, le blu e le rosse nella fase 2. Acciaio e Titanio riducono per sempre il costo delle carte.
first-ares-choose = Scegli la tua fase
    .text = Per cominciare va bene la fase 1: una carta verde, per te a 3 M€ in meno.
    .do = Clicca su una fase, o vai semplicemente avanti.
first-ares-confirm = Che cosa porterebbe
    .text = Il pannello dice cosa potresti fare in questa fase e cosa potrebbero scegliere gli altri.
    .do = Conferma con il pulsante ambra.
first-ares-planet = Così si vince
    .text = Incrementa Ossigeno e Temperatura, gira gli Oceani. Ogni punto vale +1 TR: entrate in Produzione e 1 VP alla fine.
first-ares-engine = Il tuo motore
    .text = Qui c’è tutto ciò che hai giocato. Le carte blu con un pulsante si usano nella Fase delle Azioni.
first-ares-act = Ora agisci
    .text = Gioca una carta, o dichiara di aver finito. Manca denaro? Ogni carta venduta dà 3 M€.
first-ares-again = Un nuovo round
    .text = Scegli di nuovo: qualsiasi fase tranne la tua ultima. Si continua così finché Marte non è abitabile.

### Come si gioca: Preludio.

guide-mars-prelude = Preludio

guide-mars-prelude-start = Una partenza lanciata
guide-mars-prelude-start-cards = *Preludio* aggiunge 35 carte Preludio [prelude], 7 carte Progetto e 5 Società. I Progetti si mescolano nel mazzo, le Società tra le altre. I Preludi sono un mazzo a parte, con la propria pila degli scarti.
guide-mars-prelude-start-deal = Ognuno, anche chi è alle prime armi, riceve 4 Preludi insieme alle 10 carte e alle 2 Società, e ne tiene 2 gratis. Tutto si sceglie nello stesso momento e in segreto. Gli altri 2 si scartano coperti; quelli tenuti si mostrano quando si giocano.
guide-mars-prelude-start-cards-figure = Due Preludi: senza costo, le etichette in alto, sotto quello che danno
guide-mars-prelude-start-variants = Varianti: ognuno riceve 1 Società di Preludio e 1 altra; oppure si usano Progetti e Società senza Preludi, e allora [valley_trust] resta nella scatola. La Modalità Avanzata può esserci o no, come sempre.

guide-mars-prelude-playing = Giocare i Preludi
guide-mars-prelude-playing-when = Quando tutte le Società sono scoperte e le carte pagate, i Preludi si giocano in ordine di turno. Ogni giocatore gioca i suoi due, nell’ordine che vuole, prima del successivo. Poi il Primo Giocatore comincia la Fase delle Azioni; lì si fanno le prime azioni delle Società.
guide-mars-prelude-playing-free = Giocare un Preludio non è un’azione e non è giocare un Progetto: non costa nulla oltre ai M€ che indica, e gli sconti non valgono. Un Progetto che un Preludio fa giocare si gioca normalmente, anche pagando con i metalli.
guide-mars-prelude-playing-unplayable = Un Preludio che non può essere eseguito, per esempio perché mancano i M€, si scarta e ricevi 15 M€. Nessuno può essere conservato.
guide-mars-prelude-playing-counts = Un Preludio resta in gioco. Le sue etichette contano, e gli effetti vi rispondono. Incrementa Parametri e piazza tessere con le regole normali, e appartiene alla Generazione 1. Per Pietre Miliari e Premi non è una carta Progetto. [robotic_workforce] può copiarne uno con un’etichetta Costruzione.
guide-mars-prelude-playing-project = [eccentric_sponsor] fa giocare una carta pagando 25 M€ in meno; se non ne giochi nessuna, va scartato. [ecology_experts] incrementa la Produzione di Vegetali, poi fa giocare una carta qualunque siano i Parametri Globali; le altre richieste e il prezzo restano.
guide-mars-prelude-playing-reveal = [acquired_space_agency] e [experimental_forest] scoprono carte davanti a tutti finché 2 hanno l’etichetta: quelle vanno in mano, le altre si scartano.

guide-mars-prelude-wild = L’etichetta jolly
guide-mars-prelude-wild-what = [research_network] e [research_coordination] hanno un’etichetta jolly [tag-wild]. Mentre la carta si gioca non è un’etichetta. Poi, in ogni tua azione, è un’etichetta a tua scelta, la migliore per te: per le richieste e per tutto quello che l’azione conta.
guide-mars-prelude-wild-several = Un jolly vale una sola etichetta. Una carta che ne richiede diverse vuole un jolly per ognuna che manca. I jolly aiutano a rivendicare le Pietre Miliari; per Diversificatore ognuno è un’etichetta diversa in più.
guide-mars-prelude-wild-never = Non conta per i Premi né per i VP, né quando altri contano le tue etichette, e non è un nuovo tipo di etichetta per [aridor].

guide-mars-prelude-corporations = Le sue Società
guide-mars-prelude-corporations-first = [valley_trust] comincia con un’azione che prende 3 Preludi, ne gioca uno e scarta gli altri. [vitor] comincia scegliendo gratis un Premio; conta come uno dei tre. In solitario non ce ne sono.
guide-mars-prelude-corporations-others = [vitor] riceve 3 M€ per ogni carta con VP non negativi. [robinson_industries] paga 4 M€ per incrementare la sua Produzione più bassa. [point_luna] pesca per ogni etichetta Terra, compresa la propria. [cheung_shing_mars] e [valley_trust] pagano 2 M€ in meno per ogni etichetta Costruzione o Scienza.

guide-mars-prelude-solo = Solitario e Draft
guide-mars-prelude-solo-solo = Il solitario con i Preludi dura 12 Generazioni invece di 14. Variante: l’obiettivo è un TR di 63 invece dei Parametri al massimo; allora c’è il Progetto Standard Gas Tampone, 16 M€ per 1 TR. Il draft non riguarda mai i Preludi.

### How to play: other maps than Tharsis.

guide-mars-maps = Altre mappe
guide-mars-maps-choose = Scegliere la mappa
guide-mars-maps-choose-choose = Prima della partita scegli la mappa: Tharsis, un’altra oppure una estratta a sorte. Carte, Parametri Globali, Progetti Standard e prezzi sono gli stessi, e così le aree delle Città accanto alla mappa.
guide-mars-maps-choose-spaces = Ogni mappa ha 61 aree nelle stesse 9 file. Anche sulle altre due mappe 12 aree sono riservate ai 9 Oceani.
guide-mars-maps-choose-goals = Ogni mappa ha 5 Pietre Miliari e 5 Premi propri. Prezzi e limiti sono quelli abituali.
guide-mars-maps-choose-maps-figure = Pietre Miliari e Premi di ogni mappa
guide-mars-maps-choose-counts = Le etichette degli Eventi non contano. Gli Oceani e le aree rivendicate non appartengono a nessuno, e le tessere accanto alla mappa non sono in nessuna fila né vicino a un Oceano.
guide-mars-maps-spaces = Che cosa manca sulla mappa
guide-mars-maps-spaces-noctis = Se nessuna area è riservata a [noctis_city], la piazzi come una Città qualsiasi, non adiacente a un’altra.
guide-mars-maps-spaces-lava = Se non ci sono vulcani, [lava_flows] va su un terreno libero qualsiasi.
guide-mars-maps-spaces-solo = Nella Variante in Solitario le tessere neutrali si piazzano con le regole abituali sui terreni di questa mappa.
guide-mars-maps-hellas = Hellas
guide-mars-maps-hellas-heat = Alcune aree di Hellas danno Calore: [res-heat] 1 per ogni simbolo.
guide-mars-maps-hellas-pole = Il Polo Sud è un terreno. Se vi piazzi una tessera, paghi 6 M€ e piazzi subito un Oceano, come sempre su un’area Oceano, con il suo TR e i suoi bonus. Non puoi rifiutare.
guide-mars-maps-hellas-pay = Se dopo aver pagato la tessera non hai 6 M€, non puoi scegliere il Polo Sud. Costa 6 M€ anche quando tutti e 9 gli Oceani sono sulla mappa.
guide-mars-maps-hellas-claim = Rivendicare il Polo Sud è gratis. I 6 M€ si pagano quando piazzi la tessera. Le tessere neutrali della Variante in Solitario non costano nulla.

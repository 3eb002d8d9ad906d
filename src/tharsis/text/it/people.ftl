### Sala, nomi, ritmo, classifiche e persone al tavolo.

## La sala

people-lobby = Sala
people-ratings = Classifiche
people-me = Il mio nome
people-my-games = Le mie partite
people-open-tables = Tavoli aperti
people-shown = { $n } su { $of } mostrati
people-create = Crea un tavolo
people-no-games = Non hai partite in corso. Siediti a un tavolo, aprine uno o gioca subito contro un bot
people-no-tables = Nessuno aspetta giocatori in questo momento. Apri un tavolo: lo vedrà chiunque passi di qui
people-more-tables =
    { $n ->
        [one] { $n } altro tavolo non corrisponde
       *[other] altri { $n } tavoli non corrispondono
    }
people-show-all = Mostra tutti
people-join = Siediti
people-watch = Guarda
people-to-table = Al tavolo
people-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
people-free-short =
    { $n ->
        [one] { $n } libero
       *[other] { $n } liberi
    }
people-seat-free = posto libero
people-setting-up = in attesa di giocatori
people-starts-when-full = comincia al completo
people-starts-itself = La partita comincia da sola appena viene occupato l’ultimo posto.
people-waiting-for =
    { $n ->
        [one] manca ancora { $n } giocatore
       *[other] mancano ancora { $n } giocatori
    }
people-table-of = Tavolo di { $name }
people-word-is = parola d’ordine { $word }
people-table-link = Link a questo tavolo
people-leave = Alzati
people-start-with-bots = Comincia con i bot
people-bots-level = Bot
people-new = nuovo
people-rated = Classificata
people-game-all = Entrambi i giochi
people-game-mars = Mars
people-game-ares = Ares

## Aprire un tavolo

people-who-joins = Chi può sedersi
people-access-link = Tramite link
people-access-link-hint = Solo chi riceve un link da te
people-access-link-short = Con link
people-access-public = Tutti
people-access-public-hint = Visibile in sala; i posti per “chiunque” sono di chi arriva
people-access-public-short = Tutti
people-access-group = Un gruppo
people-access-group-hint = Visibile a chi conosce la vostra parola d’ordine
people-access-group-short = Il mio gruppo
people-title = Nome del tavolo
people-word = Parola d’ordine
people-rated-hint = Conta per la classifica: aperta a tutti, senza bot, senza seme scelto
people-counts = Conta per la classifica se aperta a tutti
people-players-number = Giocatori
people-open-to = Aperto a
people-all-choices = Tutte le opzioni
people-open-it = Apri il tavolo
web-kind-open = Chiunque
web-setup-nobody-sees = Un posto per chiunque richiede un tavolo visibile agli altri: aprilo a tutti o a un gruppo
web-setup-seed-chosen = A un tavolo aperto a tutti il seme non si sceglie: lo estrae il server, così nessuno conosce le carte
web-setup-no-open-seat = Un tavolo aperto a tutti ha almeno un posto per chiunque
web-setup-not-rateable = Un tavolo classificato è aperto a tutti: una persona qui, gli altri posti per chiunque, nessun bot
web-setup-coop-unrated = Una partita in cui si vince o si perde tutti insieme non conta per la classifica
web-setup-word = Una parola d’ordine ha da 3 a 40 lettere
web-setup-time-bank = Il tempo per tutta la partita va da 0 a 600 minuti
web-setup-time-step = Il tempo per una mossa va da 5 a 3600 secondi
web-setup-time-days = Il tempo per una mossa va da 1 a 30 giorni

## Ritmo

people-pace = Ritmo
people-pace-all = Ogni ritmo
people-pace-none = Senza orologio
people-pace-none-hint = Ognuno si prende il tempo che serve
people-pace-clock = Con orologio
people-pace-clock-hint = Alcuni secondi per ogni mossa; il resto si toglie dal tuo tempo per la partita
people-pace-days = Giorni
people-pace-days-hint = Alcuni giorni per ogni mossa, per partite a distanza
people-bank = Tempo per tutta la partita
people-step = Tempo per ogni mossa
people-clock = { $bank } + { $step } a mossa
people-a-move = { $time } a mossa
people-end = Quando il tempo scade
people-end-pass = Il giocatore passa
people-end-bot = Continua un bot
people-end-resign = Il giocatore abbandona
people-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
people-hours = { $n } h
people-minutes = { $n } min
people-seconds = { $n } s
people-left = restano { $time }
people-for = da { $time }
people-time-left = Tempo rimasto

## Gruppi

people-group = Trovarsi con una parola d’ordine
people-group-hint = Chi scrive la stessa parola è nello stesso gruppo e ne vede i tavoli.
people-enter = Entra
people-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
people-leave-group = Lascia { $word }

## Nomi

people-my-name = Il tuo nome
people-name-hint = Niente account né password: il nome è custodito da un segreto in questo browser. Crea un link e potrai portarlo in un altro.
people-name-rules = Da 2 a 24 lettere o cifre; spazi, punti e trattini solo in mezzo. Un nome non può somigliare a quello di un altro.
people-take-name = Prendi questo nome
people-rename = Cambia nome
people-my-ratings = Le mie partite e classifiche
people-recovery = Porta il nome con te
people-recovery-hint = Chi apre questo link diventa te, con tutte le partite e le classifiche. Custodiscilo come una chiave. Un nuovo link sostituisce il precedente.
people-recovery-link = Il tuo link
people-make-recovery = Crea un link
people-recovery-unknown = Questo link non è valido. Forse ne esiste uno più recente
people-browsers = I tuoi browser
people-forget-others = Dimentica tutti gli altri browser
people-forget = Dimentica questo browser
people-forget-sure = Sì, dimentica { $name } qui
people-forget-hint = Un browser dimenticato non conosce più il tuo nome. Senza un tuo link nessuno può ridarglielo.
people-others-forgotten = Ora solo questo browser conosce il tuo nome. I link precedenti non aprono più nulla.
people-recover = Sei { $name }?
people-recover-hint = Questo browser giocherà come { $name }, con tutte le partite e le classifiche.
people-recover-instead = Non sarà più { $name }.
people-recover-yes = Sì, sono { $name }
people-name-first = Prima scegli un nome
people-name-length = Un nome ha da 2 a 24 lettere
people-name-letters = Un nome ha lettere e cifre; spazi, punti, apostrofi e trattini solo in mezzo
people-name-mixed = Un nome si scrive con un solo alfabeto
people-name-reserved = Qui nessuno può chiamarsi così; scegli un altro nome
people-name-taken = Qualcuno si chiama già così, o quasi; scegli un altro nome

## Classifiche

people-ratings-hint = Contano le partite ai tavoli classificati, separatamente per ogni gioco e numero di giocatori. Tutti partono da 1500, con un punto interrogativo fino a { $n } partite.
people-no-ratings = Nessuna partita classificata è ancora finita. Apri un tavolo a tutti e falla contare per la classifica
people-no-rated-games = Ancora nessuna partita classificata
people-all-players = Tutti i giocatori
people-any-number = Qualsiasi numero
people-with = { $n } giocatori
people-place = Posto
people-player = Giocatore
people-games = Partite
people-wins = Vittorie
people-rating = Punteggio
people-lately = Ultimamente
people-day = Giorno
people-against = Avversari
people-rank = { $n }º su { $of }
people-edition = { $game }, { $n } giocatori
people-career =
    { $n ->
        [one] { $n } partita, vittorie: { $wins }
       *[other] { $n } partite, vittorie: { $wins }
    }
people-chart =
    { $n ->
        [one] Il punteggio dopo { $n } partita: { $rating }
       *[other] Il punteggio in { $n } partite, ora { $rating }
    }
people-nobody = Questo giocatore non esiste

## Correttezza

people-seed-hash = Le carte sono già stabilite. Annota questo SHA-256 del loro seme per controllarlo dopo la partita:
people-seed-chosen = Il seme di questa distribuzione è stato scelto, non estratto: { $seed }. Chi conosce il seme può scoprire tutte le carte
people-seed-after = Il seme era { $seed }. Il suo SHA-256 deve essere quello annotato prima della partita:
people-seed-verify = Per controllare di persona le carte e ogni mossa, scarica il file della partita ed esegui:

## Rifiuti

people-not-open = A questo tavolo non ci si siede dalla sala
people-not-your-group = Questo tavolo è di un gruppo; prima scrivi la sua parola
people-table-full = Tutti i posti sono occupati
people-has-begun = La partita è cominciata
people-rated-waits = Un tavolo classificato aspetta persone
people-host-only = Può farlo solo chi ha aperto il tavolo
people-not-started = La partita comincia quando tutti i posti sono occupati
people-bot-plays = Ora gioca un bot al posto tuo. Prima riprendi il posto
people-no-resigning = Qui non c’è nulla da abbandonare
people-has-resigned = Chi ha abbandonato non torna
people-is-here = Questo giocatore è qui, o non è il suo turno
people-wait-a-minute = Lascia un minuto a questo giocatore
people-wait-longer = Lascia tre minuti a questo giocatore
people-too-many-tries = Troppi tentativi; aspetta un po’
people-too-many-lines = Troppi messaggi tutti insieme; aspetta un po’
people-empty-line = Prima scrivi qualcosa
people-no-teaching = A un tavolo classificato nessuno può guardare la mano di un altro, e altrove non può farlo chi gioca allo stesso tavolo
people-teach-unknown = Questo link non mostra più la mano di nessuno

## Persone al tavolo

people-panel = Persone
people-here = è qui
people-away = via da { $time }
people-never = ancora assente
people-bot-instead = gioca un bot
people-resigned = ha abbandonato
people-come-back = Eccomi di nuovo
people-bot-plays-for-you = Un bot gioca al posto tuo.
people-resign = Abbandona
people-resign-sure = Abbandonare? Un bot giocherà al posto tuo e non potrai tornare.
people-replace = Fai giocare un bot
people-vote = Fai giocare un bot: { $n } su { $of }
people-voted = Il tuo voto conta: { $n } su { $of }
people-vote-hint = Dopo un minuto decide più della metà degli altri; dopo tre minuti può decidere da solo chi ha aperto il tavolo. Chi torna riprende il posto.
people-invite = Invito per { $name }
people-my-device = Il mio posto su un altro dispositivo
people-device-hint = Apri questo link sull’altro dispositivo. Un link più recente lo sostituisce.
people-links = Link
people-make-link = Crea un link
people-spectators = Per chi guarda
people-teach = Mostra la mia mano a qualcuno
people-teach-hint = Per insegnare: chi apre il link vede le tue carte, finché non smetti.
people-teach-stop = Non mostrare più la mia mano
people-teach-count =
    { $n ->
        [0] Nessuno guarda ancora
        [one] { $n } browser guarda la tua mano
       *[other] { $n } browser guardano la tua mano
    }
people-teach-looking = Stai guardando la mano di { $name }.
people-shows-hand = mostra la mano

## Chat

people-chat = Chat
people-chat-empty = Nessuno ha ancora detto nulla
people-chat-line = Di’ qualcosa
people-send = Invia
people-mute = Silenzia
people-unmute = Ascolta di nuovo
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna e buon divertimento!
phrase-one-moment = Un momento, per favore
phrase-back-soon = Torno subito
phrase-your-turn = Tocca a te
phrase-nice = Bella mossa!
phrase-ouch = Ahi!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-good-game = Bella partita!

### Which tables the lobby shows.

lobby-filters = Filtri
lobby-free-seats = Con posti liberi
lobby-near = Vicini al mio punteggio
lobby-near-hint = Il punteggio di chi siede al tavolo dista dal tuo al massimo { $n } punti
lobby-none-fits =
    { $n ->
        [one] Nessun tavolo corrisponde ai filtri: { $n } tavolo nascosto
       *[other] Nessun tavolo corrisponde ai filtri: { $n } tavoli nascosti
    }
lobby-clear = Azzera i filtri

## Quanto dura una partita

lobby-length = Durata della partita
lobby-about = circa { $time }

## Un tavolo che non aspetta più

people-start-with-fewer = Comincia in { $n }
people-fewer-hint = I posti liberi spariscono: si distribuisce per chi è seduto.
people-too-few = Al tavolo devono sedere almeno due giocatori
people-not-fewer = Questa partita richiede più giocatori
people-try-again = Qualcuno si sta sedendo: riprova

## La sala in breve

lobby-here =
    { $n ->
        [one] { $n } giocatore presente
       *[other] { $n } giocatori presenti
    }
lobby-running =
    { $n ->
        [one] { $n } partita in corso
       *[other] { $n } partite in corso
    }
lobby-play = Gioca
lobby-tables = Tavoli
lobby-wait-for-you =
    { $n ->
        [one] { $n } ti aspetta
       *[other] { $n } ti aspettano
    }
lobby-finished = Finite: { $n }
lobby-at-once = Comincia subito
lobby-bots = Contro i bot
lobby-against = { $game }: { $what }
lobby-as-last-time = { $game }, come l’ultima volta: { $what }
lobby-guided = Prima partita guidata
lobby-guided-hint = Terraforming Mars contro un bot facile, passo dopo passo
lobby-analyse = Analizza l’ultima partita
lobby-modules = Espansioni
lobby-all-players = Tutti i giocatori: { $n }
lobby-at-a-table = a un tavolo
lobby-ago = { $time } fa

## Tutti gli altri si sono arresi

lobby-leave-to-bots = Lascia finire i bot
lobby-last-one = Tutti gli altri si sono arresi prima di te: il primo posto è tuo. Il resto possono giocarlo i bot.

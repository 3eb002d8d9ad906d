server-too-many-games = Troppe partite nuove in una volta; aspetta un po’
server-too-many-open-games = Hai troppe partite in sospeso; prima finiscine qualcuna
server-busy = Il server è occupato; riprova tra un momento
server-too-many-streams = Dal tuo indirizzo sono aperte troppe pagine; chiudine qualcuna
server-too-many-reports = Grazie, per ora le segnalazioni bastano
server-unavailable = Le partite non sono raggiungibili in questo momento. Nulla è perduto; riprova tra un momento
server-seat-link-used = Questo link è già stato usato o non apre alcun posto. Se sei seduto lì in questo browser, la partita è nella pagina iniziale
server-cookies-needed = Per sedersi servono i cookie

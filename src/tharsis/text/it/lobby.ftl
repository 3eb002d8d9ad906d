### Which tables the lobby shows.

lobby-free-seats = Con posti liberi

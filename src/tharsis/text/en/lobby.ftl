### Which tables the lobby shows.

lobby-free-seats = With free seats

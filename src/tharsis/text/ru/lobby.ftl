### Which tables the lobby shows.

lobby-free-seats = Есть свободные места

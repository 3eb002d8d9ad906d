### Which tables the lobby shows.

lobby-free-seats = Z wolnymi miejscami

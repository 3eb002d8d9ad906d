### Which tables the lobby shows.

lobby-free-seats = Є вільні місця

push-call = Chiamami quando il tavolo è chiuso
push-refused = Questo servizio di notifiche non è noto; lo sono quelli di Google, Mozilla, Microsoft e Apple.

push-call = Avvisami anche quando nessun tavolo è aperto
push-refused = Questo servizio di notifiche non è ammesso; lo sono quelli di Google, Mozilla, Microsoft e Apple.

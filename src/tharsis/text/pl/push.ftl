push-call = Wołaj mnie, gdy stół jest zamknięty
push-refused = Ta usługa powiadomień nie jest znana; obsługiwane są usługi Google, Mozilli, Microsoftu i Apple.

push-call = Кликати мене, коли стіл закрито
push-refused = Ця служба сповіщень невідома; підтримуються служби Google, Mozilla, Microsoft і Apple.

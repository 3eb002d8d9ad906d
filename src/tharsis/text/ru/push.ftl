push-call = Звать меня, когда стол закрыт
push-refused = Эта служба уведомлений неизвестна; поддерживаются службы Google, Mozilla, Microsoft и Apple.

coach-now = сейчас
coach-now-hint = очки, полученные сразу
coach-later = потом
coach-later-hint = больше очков к концу игры
coach-rival-hint = на сколько очков больше или меньше будет у этого игрока в конце
coach-at-once = Сразу:
coach-each-mars = Каждое поколение:
coach-each-ares = Каждую фазу производства:
coach-against-idle = очки по сравнению с бездействием
coach-against-weakest = очки по сравнению со слабейшим из этих ходов
coach-why-claim = Достижение достаётся тому, кто получит его первым; за игру их всего три.
coach-why-fund = Пока что: { $mine }, лучший соперник: { $best }.
coach-why-pass = Всё остальное даёт меньше, чем сбережённое на потом.
coach-why-buy-no-more = Остальные карты дадут вам меньше, чем стоят.
coach-why-exchange-no-more = Карты, которые вы оставляете, ценнее тех, что могут прийти.
coach-why-sell-no-more = Оставшиеся карты ценнее, чем M€ за них.
coach-hint-worth = Чего это стоит
coach-failed = Тренер не смог разобрать эту партию. Сообщите, пожалуйста, чтобы это исправили.
coach-filter-all = все
coach-filter-luck = везение
coach-of = из { $n }
coach-key-played = сыграно
coach-key-better = лучше здесь, по силе
# Said in the talk of a table, after the player's name
phrase-took-hint = (подсказка от тренера)
coach-drawn-cards = { $change ->
    [up] Повезло
   *[down] Не повезло
  }: { $cards }
coach-expected = { $n }{ "\u00A0" }ПО
coach-expected-hint = сколько очков ожидать в конце

coach-now = зараз
coach-now-hint = очки, отримані відразу
coach-later = потім
coach-later-hint = більше очок до кінця гри
coach-rival-hint = на скільки очок більше чи менше матиме цей гравець наприкінці
coach-at-once = Відразу:
coach-each-mars = Щопокоління:
coach-each-ares = Щофази виробництва:
coach-against-idle = очки порівняно з бездіяльністю
coach-against-weakest = очки порівняно з найслабшим із цих ходів
coach-why-claim = Досягнення дістається тому, хто присвоїть його першим; за гру їх присвоюють лише три.
coach-why-fund = Поки що: { $mine }, найкращий суперник: { $best }.
coach-why-pass = Усе інше дає менше, ніж заощаджене на потім.
coach-why-buy-no-more = Інші карти дадуть вам менше, ніж коштують.
coach-why-exchange-no-more = Карти, які ви залишаєте, варті більше за ті, що можуть прийти.
coach-why-sell-no-more = Карти, що залишилися, варті більше, ніж M€ за них.
coach-hint-worth = Чого варто
coach-failed = Тренер не зміг розібрати цю гру. Повідомте, будь ласка, щоб це виправили.
coach-filter-all = усі
coach-filter-luck = везіння
coach-of = із { $n }
coach-key-played = зіграно
coach-key-better = краще тут, за силою
# Said in the talk of a table, after the player's name
phrase-took-hint = (підказка від тренера)
coach-drawn-cards = { $change ->
    [up] Пощастило
   *[down] Не пощастило
  }: { $cards }
coach-expected = { $n }{ "\u00A0" }ПО
coach-expected-hint = скільки очок очікувати наприкінці

## Анализ после игры

coach-analysis = Анализ
coach-depth = рассмотрено решений: { $n } из { $of }
coach-waiting = Тренер разбирает партию…
coach-accuracy = % точности
coach-place = { $place }-е место · { $points } ПО
coach-luck = Везение
coach-own = Своя игра
coach-others = Соперники
coach-change = { $n }{ "\u00A0" }%
coach-range = { $low }–{ $high }{ "\u00A0" }%
coach-shown = Какая позиция показана
coach-show-before = До хода
coach-show-played = Как сыграно
coach-show-best = Лучший ход
coach-before = до
coach-after = после
coach-when = { $moment } · ход { $n } из { $of }
coach-best-moves = Лучшие ходы
coach-best-moves-hint = шанс на победу после них
coach-best = лучший
coach-as-played = { $name } — так и сделано
coach-was-best = Лучший ход: { $name }
coach-was-good = Хороший ход: { $name }
coach-was-forced = { $name }
coach-lost = { $name }: { $person ->
    [me] ваш шанс
   *[other] шанс игрока { $player }
  } упал на { $n }{ "\u00A0" }%
coach-what-if = А если бы?
coach-link = Скопировать ссылку
coach-turns = Переломные моменты
coach-no-turns = Переломов не было: все делали хорошие ходы.
coach-drawn = { $change ->
    [up] Повезло с картами или с тем, что было у других
   *[down] Не повезло с картами или с тем, что было у других
  }
coach-drawn-alone = { $change ->
    [up] Повезло с картами
   *[down] Не повезло с картами
  }
coach-instead = { $played } (лучше: { $better })
coach-curve = Шанс на победу ход за ходом
coach-early = диапазоны: точно говорить рано
coach-first = В начало
coach-last = В конец
coach-play = Воспроизвести
coach-speed = Скорость
coach-next-turn = Следующий перелом
coach-mark-best = лучший ход
coach-mark-good = хороший ход
coach-mark-inaccuracy = неточность
coach-mark-mistake = ошибка
coach-mark-blunder = грубая ошибка
coach-mark-luck = везение
coach-legend-best = лучший
coach-legend-good = хороший
coach-legend-inaccuracy = от 2{ "\u00A0" }%
coach-legend-mistake = от 5{ "\u00A0" }%
coach-legend-blunder = потеряно от 10{ "\u00A0" }%
coach-tab-move = Ход
coach-tab-map = Стол
coach-tab-turns = Переломы
coach-tab-players = Игроки
coach-not-over = Анализ появится, когда игра закончится.
coach-other-rules = Эта игра начата по прежним правилам, которых тренер не знает.
coach-not-compiled = Игра ещё готовится, тренеру нужна минута. Попробуйте чуть позже.
coach-busy = У тренера сейчас много игр. Попробуйте позже.
coach-no-move = В этой игре нет такого хода.
coach-line = А если бы: в этой партии проверяется другой ход. За остальных играют боты.
coach-line-back = Назад к анализу
coach-unmeasured = Для таких столов точность шансов не измерялась; считайте их приблизительными.
coach-as-equals = Шансы — как между равными по силе игроками. То, что дарит более слабый бот, считается тогда, когда он это сделал, в строке «Соперники».
coach-buy-no-more = Больше карт не покупать
coach-sell-no-more = Больше карт не продавать
coach-exchange-no-more = Больше карт не менять
coach-play-no-more = Больше карт не разыгрывать
coach-act-no-more = Больше ничего не делать в этой фазе

## Подсказки во время игры

coach-hint = Подсказка
coach-hint-only = только по тому, что видите вы
coach-hint-now = Ваш шанс на победу сейчас
coach-hint-more = Показать больше
coach-hint-enough = Достаточно
coach-hint-hide = Скрыть
coach-hint-fill = Заполнить оплату
coach-hint-equal = Здесь несколько ходов одинаково хороши
coach-hint-with = Возьмите и эти: { $cards }
coach-hint-alone = Возьмите только её.
coach-hint-next = Далее по силе: { $moves }
coach-hint-one = { $name } { $chance }
coach-look-hand = Посмотрите на свою руку
coach-look-hand-why = Одна из этих карт сейчас ценнее всего остального.
coach-look-action = Посмотрите на действия своих карт
coach-look-action-why = Больше всего сейчас даст уже разыгранная карта.
coach-look-project = Посмотрите на стандартные проекты
coach-look-project-why = Поле сейчас предлагает больше, чем ваши карты.
coach-look-convert = Посмотрите на свои запасы
coach-look-convert-why = Чего-то уже хватает на обмен.
coach-look-goal = Посмотрите на достижения и награды
coach-look-goal-why = Если не вы, это возьмёт кто-нибудь другой.
coach-look-map = Посмотрите на карту Марса
coach-look-map-why = Место важнее, чем кажется.
coach-look-cards = Посмотрите на эти карты ещё раз
coach-look-cards-why = Подумайте, за что и когда вы сможете заплатить.
coach-look-phase = Посмотрите на фазы
coach-look-phase-why = Выберите то, что нужно вам, а другие вряд ли выберут.
coach-look-phase-alone = Выберите то, что сейчас нужнее всего.
coach-look-pass = Посмотрите, что ещё можно сделать
coach-look-pass-why = Всё, что можно сделать сейчас, выгоднее приберечь.
coach-look-other = Сравните варианты ещё раз
coach-look-other-why = Они различаются сильнее, чем кажется.
coach-hint-off = В рейтинговых партиях подсказок нет.
web-key-hint = Попросить подсказку

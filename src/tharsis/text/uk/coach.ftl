## Аналіз після гри

coach-analysis = Аналіз
coach-depth = розглянуто рішень: { $n } із { $of }
coach-waiting = Тренер розглядає гру …
coach-accuracy = % точності
coach-place = { $place } місце · { $points } ПО
coach-luck = Везіння
coach-own = Своя гра
coach-others = Суперники
coach-change = { $n }{ "\u00A0" }%
coach-range = { $low }–{ $high }{ "\u00A0" }%
coach-shown = Яку позицію показано
coach-show-before = До ходу
coach-show-played = Як зіграно
coach-show-best = Найкращий хід
coach-before = до
coach-after = після
coach-when = { $moment } · хід { $n } із { $of }
coach-best-moves = Найкращі ходи
coach-best-moves-hint = шанс на перемогу після них
coach-best = найкраще
coach-as-played = { $name } — так зіграно
coach-was-best = Найкращий хід: { $name }
coach-was-good = Добрий хід: { $name }
coach-was-forced = { $name }
coach-lost = { $name }: { $person ->
    [me] ваш шанс
   *[other] шанс гравця { $player }
  } впав на { $n }{ "\u00A0" }%
coach-what-if = А якби?
coach-link = Копіювати посилання
coach-turns = Переломні моменти
coach-no-turns = Переломів не було: усі робили добрі ходи.
coach-drawn = { $change ->
    [up] Пощастило з картами або з тим, що мали інші
   *[down] Не пощастило з картами або з тим, що мали інші
  }
coach-drawn-alone = { $change ->
    [up] Пощастило з картами
   *[down] Не пощастило з картами
  }
coach-instead = { $played } (краще: { $better })
coach-curve = Шанс на перемогу хід за ходом
coach-early = діапазони: точно казати зарано
coach-first = На початок
coach-last = У кінець
coach-play = Відтворити
coach-speed = Швидкість
coach-next-turn = Наступний перелом
coach-mark-best = найкращий хід
coach-mark-good = добрий хід
coach-mark-inaccuracy = неточність
coach-mark-mistake = помилка
coach-mark-blunder = груба помилка
coach-mark-luck = везіння
coach-legend-best = найкращий
coach-legend-good = добрий
coach-legend-inaccuracy = від 2{ "\u00A0" }%
coach-legend-mistake = від 5{ "\u00A0" }%
coach-legend-blunder = втрачено від 10{ "\u00A0" }%
coach-tab-move = Хід
coach-tab-map = Стіл
coach-tab-turns = Переломи
coach-tab-players = Гравці
coach-not-over = Аналіз з’явиться, коли гра закінчиться.
coach-other-rules = Цю гру розпочато за попередніми правилами, яких тренер не знає.
coach-not-compiled = Гра ще готується, тренерові потрібна хвилина. Спробуйте трохи згодом.
coach-busy = У тренера зараз багато ігор. Спробуйте пізніше.
coach-no-move = У цій грі немає такого ходу.
coach-line = А якби: ця гра пробує інший хід. За решту грають боти.
coach-line-back = Назад до аналізу
coach-unmeasured = Для таких столів точність шансів не вимірювали; сприймайте їх як приблизні.
coach-as-equals = Шанси — як між рівними за силою гравцями. Те, що дарує слабший бот, рахується тоді, коли він це зробив, у рядку «Суперники».
coach-buy-no-more = Більше карт не купувати
coach-sell-no-more = Більше карт не продавати
coach-exchange-no-more = Більше карт не міняти
coach-play-no-more = Більше карт не розігрувати
coach-act-no-more = Більше нічого не робити в цій фазі

## Підказки під час гри

coach-hint = Підказка
coach-hint-only = лише з того, що бачите ви
coach-hint-now = Ваш шанс на перемогу зараз
coach-hint-more = Показати більше
coach-hint-enough = Досить
coach-hint-hide = Сховати
coach-hint-fill = Заповнити оплату
coach-hint-equal = Тут кілька ходів однаково добрі
coach-hint-with = Візьміть і ці: { $cards }
coach-hint-alone = Візьміть лише її.
coach-hint-next = Далі за силою: { $moves }
coach-hint-one = { $name } { $chance }
coach-look-hand = Погляньте на свою руку
coach-look-hand-why = Одна з цих карт зараз варта більше за все інше.
coach-look-action = Погляньте на дії своїх карт
coach-look-action-why = Найбільше зараз дасть карта, яку вже зіграно.
coach-look-project = Погляньте на стандартні проекти
coach-look-project-why = Поле зараз пропонує більше, ніж ваші карти.
coach-look-convert = Погляньте на свої запаси
coach-look-convert-why = Чогось уже досить, щоб перетворити.
coach-look-goal = Погляньте на досягнення й нагороди
coach-look-goal-why = Якщо не ви, це забере хтось інший.
coach-look-map = Погляньте на мапу
coach-look-map-why = Місце важить більше, ніж здається.
coach-look-cards = Погляньте на ці карти ще раз
coach-look-cards-why = Подумайте, за що й коли ви зможете заплатити.
coach-look-phase = Погляньте на фази
coach-look-phase-why = Оберіть те, що потрібно вам, а інші навряд чи оберуть.
coach-look-phase-alone = Оберіть те, що зараз потрібно вам найбільше.
coach-look-pass = Погляньте, що ще можна зробити
coach-look-pass-why = Усе, що можна зробити тепер, вигідніше приберегти.
coach-look-other = Порівняйте варіанти ще раз
coach-look-other-why = Вони різняться більше, ніж здається.
coach-hint-off = У рейтингових партіях підказок немає.
web-key-hint = Попросити підказку

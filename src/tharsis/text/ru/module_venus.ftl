### «Венера Next» и Мировое правительство: названия карт, слова, вопросы.

## Карты

card-aerial-mappers = Карта ветров
card-aerosport-tournament = Чемпионат по аэроспорту
card-air-scrapping-expedition = Операция по очистке
card-atalanta-planitia-lab = Лаборатория в Аталанте
card-atmoscoop = Забор водорода
card-comet-for-venus = Комета на Венеру
card-corroder-suits = Сверхпрочные скафандры
card-dawn-city = Город рассвета
card-deuterium-export = Экспорт дейтерия
card-dirigibles = Дирижабли
card-extractor-balloons = Газосборники
card-extremophiles = Экстремофилы
card-floating-habs = Аэростанции
card-forced-precipitation = Вызов осадков
card-freyja-biodomes = Биокуполы Фрейи
card-ghg-import-from-venus = Углекислый газ с Венеры
card-giant-solar-shade = Затенение планеты
card-gyropolis = Гирополис
card-hydrogen-to-venus = Водород на Венеру
card-io-sulphur-research = Изучение серы на Ио
card-ishtar-mining = Раскопки Иштар
card-jet-stream-microscrappers = Микроочистители
card-local-shading = Локальное затенение
card-luna-metropolis = Лунный мегаполис
card-luxury-foods = Деликатесы
card-maxwell-base = База Максвелла
card-mining-quota = Контракт на добычу
card-neutralizer-factory = Завод по нейтрализации
card-omnicourt = Мировой парламент
card-orbital-reflectors = Орбитальные отражатели
card-rotator-impacts = Вращательные удары
card-sister-planet-support = Помощь планеты-близнеца
card-solarnet = Планетарная сеть
card-spin-inducing-asteroid = Направленный удар
card-sponsored-academies = Спонсирование науки
card-stratopolis = Стратополис
card-stratospheric-birds = Птицы в стратосфере
card-sulphur-exports = Экспорт серы
card-sulphur-eating-bacteria = Серобактерии
card-terraforming-contract = Работа по контракту
card-thermophiles = Термофилы
card-water-to-venus = Поставки воды на Венеру
card-venus-governor = Президент Венеры
card-venus-magnetizer = Намагничивание Венеры
card-venus-soils = Почва Венеры
card-venus-waystation = Венерианская станция
card-venusian-animals = Животные на Венере
card-venusian-insects = Насекомые на Венере
card-venusian-plants = Растения на Венере
card-aphrodite = Aphrodite
card-celestic = Celestic
card-manutech = Manutech
card-morning-star-inc = Morning Star Inc.
card-viron = Viron

space-dawn-city = Город рассвета
space-luna-metropolis = Лунный мегаполис
space-maxwell-base = База Максвелла
space-stratopolis = Стратополис
standard-project-air-scrapping = Очистка воздуха
milestone-hoverlord = Авиатор
award-venuphile = Венерианец

## Названия

tag-venus = Венера
resource-asteroid = Астероиды
parameter-venus = Венера
ui-venus-of = из { PERCENT($n) }
web-switch-venus = Венера Next
web-switch-venus-hint = Четвёртый параметр, аэростаты и города над облаками
web-switch-world-government = Мировое правительство
web-switch-world-government-hint = После каждого поколения первый игрок повышает параметр без награды; без правительства партии длиннее
web-milestone-hoverlord = Семь аэростатов на ваших картах
web-award-venuphile = Больше всего меток Венеры

-tag-venus = Венеры
-each-asteroid =
    { $n ->
        [1] каждый
       *[other] каждые
    }

## Слова на картах

word-at-least-venus = уровень Венеры не ниже { PERCENT($value) }
word-at-most-venus = уровень Венеры не выше { PERCENT($value) }
word-raise-venus = повысьте уровень Венеры на { COUNT("step", $steps, case: "acc") }
    .inf = повысить уровень Венеры на { COUNT("step", $steps, case: "acc") }
word-raise-one-item-venus = уровень Венеры
word-parameter-raised-venus =
    каждый раз, когда { $by ->
        [own] вы повышаете уровень Венеры
       *[anyone] уровень Венеры повышается
    } на деление
    .next = повышаете уровень Венеры на деление
word-place-tile-dawn-city = выложите жетон города на область «{ space-dawn-city }»
    .inf = выложить жетон города на область «{ space-dawn-city }»
word-place-tile-luna-metropolis = выложите жетон города на область «{ space-luna-metropolis }»
    .inf = выложить жетон города на область «{ space-luna-metropolis }»
word-place-tile-maxwell-base = выложите жетон города на область «{ space-maxwell-base }»
    .inf = выложить жетон города на область «{ space-maxwell-base }»
word-place-tile-stratopolis = выложите жетон города на область «{ space-stratopolis }»
    .inf = выложить жетон города на область «{ space-stratopolis }»
word-repeat-action = ещё раз выполните действие другой своей карты, уже выполненное в этом поколении
    .inf = ещё раз выполнить действие другой своей карты, уже выполненное в этом поколении
word-opponents-draw = каждый соперник берёт { COUNT("card", $amount, case: "acc") }
    .alone = yes
word-shift-venus = можете отклоняться от требований карт к уровню Венеры не более чем на { COUNT("step", $steps, case: "acc") } в любую сторону
word-manufacture = каждый раз, когда ваше производство ресурса увеличивается (начальное тоже считается), получайте столько единиц этого ресурса, на сколько оно увеличилось

## Вопросы и ответы

ask-repeat = Выберите действие, которое выполните ещё раз
do-repeat = Ещё раз «{ NAME($card, of: "card") }»
ask-govern = Мировое правительство: выберите параметр, который вырастет. Никто ничего за это не получает
do-govern =
    { $parameter ->
        [temperature] Повысить температуру
        [oxygen] Повысить уровень кислорода
        [oceans] Выложить океан
       *[other] Повысить уровень Венеры
    }
cause-world-government = Мировое правительство
reason-no-repeat = нет другого выполненного действия, которое можно повторить
reason-at-least-venus = нужен уровень Венеры не ниже { PERCENT($need) }, сейчас { PERCENT($have) }
reason-at-most-venus = уровень Венеры уже выше { PERCENT($need) }: сейчас { PERCENT($have) }
icon-param-venus = Венера
icon-repeat = ещё раз

-asteroid =
    { $case ->
        [gen] { $n ->
            [few] астероидов
            [many] астероидов
            [other] астероидов
           *[one] астероида
        }
        [dat] { $n ->
            [few] астероидам
            [many] астероидам
            [other] астероидам
           *[one] астероиду
        }
        [ins] { $n ->
            [few] астероидами
            [many] астероидами
            [other] астероидами
           *[one] астероидом
        }
        [loc] { $n ->
            [few] астероидах
            [many] астероидах
            [other] астероидах
           *[one] астероиде
        }
       *[nom] { $n ->
            [few] астероиды
            [many] астероидов
            [other] астероиды
           *[one] астероид
        }
    }
    .gender = masculine

hint-mars-repeat = Выберите действие, которое даёт больше всего за свою цену: её придётся заплатить снова.
hint-mars-govern = Никто ничего не получает. Кто впереди, может приблизить конец; кто позади — повысить Венеру.

### «Час Венери» і Світовий уряд: назви карт, слова, запитання.

## Карти

card-aerial-mappers = Повітряні картографи
card-aerosport-tournament = Аероспортивний турнір
card-air-scrapping-expedition = Очисна експедиція
card-atalanta-planitia-lab = Лабораторія на рівнині Аталанти
card-atmoscoop = Атмосферозабірник
card-comet-for-venus = Комета для Венери
card-corroder-suits = Антикорозійні костюми
card-dawn-city = Місто Світанку
card-deuterium-export = Експорт дейтерію
card-dirigibles = Дирижаблі
card-extractor-balloons = Екстракторні кулі
card-extremophiles = Екстремофіли
card-floating-habs = Плавучі житла
card-forced-precipitation = Примусові опади
card-freyja-biodomes = Біокуполи Фреї
card-ghg-import-from-venus = Парникові гази з Венери
card-giant-solar-shade = Гігантський сонячний щит
card-gyropolis = Гірополіс
card-hydrogen-to-venus = Водень на Венеру
card-io-sulphur-research = Дослідження сірки на Іо
card-ishtar-mining = Видобуток на Іштар
card-jet-stream-microscrappers = Струменеві мікроочисники
card-local-shading = Місцеве затінення
card-luna-metropolis = Місячний метрополіс
card-luxury-foods = Делікатеси
card-maxwell-base = База Максвелла
card-mining-quota = Квота на видобуток
card-neutralizer-factory = Фабрика нейтралізаторів
card-omnicourt = Омнісуд
card-orbital-reflectors = Орбітальні відбивачі
card-rotator-impacts = Ротаційні удари
card-sister-planet-support = Підтримка планети-сестри
card-solarnet = Сонячна мережа
card-spin-inducing-asteroid = Розкручувальний астероїд
card-sponsored-academies = Спонсоровані академії
card-stratopolis = Стратополіс
card-stratospheric-birds = Стратосферні птахи
card-sulphur-exports = Експорт сірки
card-sulphur-eating-bacteria = Бактерії, що їдять сірку
card-terraforming-contract = Контракт на тераформування
card-thermophiles = Термофіли
card-water-to-venus = Вода на Венеру
card-venus-governor = Губернатор Венери
card-venus-magnetizer = Намагнічувач Венери
card-venus-soils = Венеріанські ґрунти
card-venus-waystation = Венеріанська станція
card-venusian-animals = Венеріанські тварини
card-venusian-insects = Венеріанські комахи
card-venusian-plants = Венеріанські рослини
card-aphrodite = Афродіта
card-celestic = Селестік
card-manutech = Манутек
card-morning-star-inc = Морнінг Стар Інк.
card-viron = Вірон

space-dawn-city = Місто Світанку
space-luna-metropolis = Місячний метрополіс
space-maxwell-base = База Максвелла
space-stratopolis = Стратополіс
standard-project-air-scrapping = Очищення повітря
milestone-hoverlord = Володар небес
award-venuphile = Венеролюб

## Назви

tag-venus = Венера
resource-asteroid = Астероїди
parameter-venus = Венера
ui-venus-of = з { PERCENT($n) }
web-switch-venus = Час Венери
web-switch-venus-hint = Четвертий параметр, аеростати й міста над хмарами
web-switch-world-government = Світовий уряд
web-switch-world-government-hint = Після кожного покоління перший гравець підвищує параметр, нічого за це не отримуючи; без уряду партії довші
web-milestone-hoverlord = Сім аеростатів на ваших картах
web-award-venuphile = Найбільше міток Венери

-tag-venus = { $case ->
    [nom] Венера
   *[gen] Венери
    [dat] Венері
    [acc] Венеру
    [ins] Венерою
    [loc] Венері
}
-each-asteroid = кожен астероїд

## Слова на картах

word-at-least-venus = рівень Венери { PERCENT($value) } або вище
word-at-most-venus = рівень Венери { PERCENT($value) } або нижче
word-raise-venus = підвищте рівень Венери на { COUNT("step", $steps, case: "acc") }
    .inf = підвищити рівень Венери на { COUNT("step", $steps, case: "acc") }
    .rep = підвищуйте рівень Венери на { COUNT("step", $steps, case: "acc") }
word-raise-one-item-venus = рівень Венери
word-parameter-raised-venus =
    щоразу, коли { $by ->
        [own] підвищуєте
       *[anyone] будь-хто підвищує
    } рівень Венери на поділку
    .next = підвищуєте рівень Венери на поділку
word-place-tile-dawn-city = розмістіть жетон міста на ділянці «{ space-dawn-city }»
    .inf = розмістити жетон міста на ділянці «{ space-dawn-city }»
word-place-tile-luna-metropolis = розмістіть жетон міста на ділянці «{ space-luna-metropolis }»
    .inf = розмістити жетон міста на ділянці «{ space-luna-metropolis }»
word-place-tile-maxwell-base = розмістіть жетон міста на ділянці «{ space-maxwell-base }»
    .inf = розмістити жетон міста на ділянці «{ space-maxwell-base }»
word-place-tile-stratopolis = розмістіть жетон міста на ділянці «{ space-stratopolis }»
    .inf = розмістити жетон міста на ділянці «{ space-stratopolis }»
word-repeat-action = ще раз виконайте дію іншої своєї карти, вже виконану в цьому поколінні
    .inf = ще раз виконати дію іншої своєї карти, вже виконану в цьому поколінні
word-opponents-draw = кожен суперник бере { COUNT("card", $amount, case: "acc") }
    .alone = yes
word-shift-venus = ви можете відхилятися від вимог карт до рівня Венери на { COUNT("step", $steps, case: "acc") } в будь-який бік
word-manufacture = щоразу, коли збільшуєте виробництво ресурсу (зокрема й цією картою), отримуйте стільки ж цього ресурсу

## Запитання й відповіді

ask-repeat = Оберіть дію, яку виконаєте ще раз
do-repeat = Ще раз «{ NAME($card, of: "card") }»
ask-govern = Світовий уряд: оберіть параметр, який зросте. Ніхто нічого за це не отримує
do-govern =
    { $parameter ->
        [temperature] Підвищити температуру
        [oxygen] Підвищити рівень кисню
        [oceans] Розмістити жетон океану
       *[other] Підвищити рівень Венери
    }
cause-world-government = Світовий уряд
reason-no-repeat = немає іншої виконаної дії, яку можна повторити
reason-at-least-venus = потрібен рівень Венери { PERCENT($need) }, зараз { PERCENT($have) }
reason-at-most-venus = рівень Венери вищий за { PERCENT($need) }: зараз { PERCENT($have) }
icon-param-venus = Венера
icon-repeat = ще раз

-asteroid = { $case ->
    [of] астероїдів
   *[nom] { $n ->
        *[one] астероїд
         [few] астероїди
         [many] астероїдів
         [other] астероїди
    }
    [gen] { $n ->
        *[one] астероїда
         [few] астероїдів
         [many] астероїдів
         [other] астероїдів
    }
    [dat] { $n ->
        *[one] астероїду
         [few] астероїдам
         [many] астероїдам
         [other] астероїдам
    }
    [ins] { $n ->
        *[one] астероїдом
         [few] астероїдами
         [many] астероїдами
         [other] астероїдами
    }
    [loc] { $n ->
        *[one] астероїді
         [few] астероїдах
         [many] астероїдах
         [other] астероїдах
    }
}
    .gender = masculine

hint-mars-repeat = Оберіть дію, яка дає найбільше за свою ціну: її доведеться сплатити ще раз.
hint-mars-govern = Ніхто нічого не отримує. Хто попереду, може наблизити кінець; хто позаду — підвищити Венеру.

### Russian nouns for card sentences, in the terms of the rulebook.
###
### case: nom gen dat acc ins loc. Nominative when left out; an accusative equal to the
### nominative is not listed, the default answers for it.
### n: one few many other. Singular when left out; few and many follow a number; other is
### the plural without a number («ваши карты»). A number literal works too: n: 3 is few.
###
### Fluent passes only literals to a term, so the message selects on its own number:
###
###     gain-plants = Получите { $n } { $n ->
###         [one] { -plant(case: "acc") }
###         [few] { -plant(case: "acc", n: "few") }
###        *[many] { -plant(case: "acc", n: "many") }
###     }.
###
### gives «Получите 1 растение», «3 растения», «5 растений».
###
### -tag-…, -tile-…, -phase-…, -stage-… and -marker-… are genitives that
### follow every form of the noun they are named after, so that the kind can be selected
### apart from the case and the number:
###
###     Разыгрывая карту с { -tag(case: "ins") } { -tag-space }, платите за неё на 2 { -mc } меньше.
###     Уменьшите { -production(case: "acc") } { -production-energy(form: "of") } на 2.
###     Повысьте { -oxygen(case: "acc") } на 1 { -step(case: "acc") }.
###     В { -phase(case: "loc") } { -phase-production } получите 3 { -heat(n: 3) }.
###     1 { -vp-short } за { -each(case: "acc", gender: "plural") } 2 { -tag(case: "acc", n: 2) } { -tag-jovian }
###     1 { -vp-short } за { -each(case: "acc", gender: "feminine") } { -tag(case: "acc") } { -tag-jovian }
###
### -production-… alone is «производство тепла»; form: "of" leaves the genitive.
### -each-… is «каждый» before a resource kept on cards, in the accusative and in the gender of
### the resource: «за { NOUN($kind, $each, of: "each") }».
###
### .gender (masculine, feminine, neuter) can be selected on: { -plant.gender -> … }.
### Animate nouns take the genitive for the accusative: «1 микроба», «2 микробов»,
### «за каждых 2 животных».

## Resources

-mc = M€

-steel =
    { $case ->
        [gen] стали
        [dat] стали
        [ins] сталью
        [loc] стали
       *[nom] { $n ->
            [few] стали
            [many] стали
           *[one] сталь
        }
    }
    .gender = feminine

-titanium =
    { $case ->
        [gen] титана
        [dat] титану
        [ins] титаном
        [loc] титане
       *[nom] { $n ->
            [few] титана
            [many] титана
           *[one] титан
        }
    }
    .gender = masculine

-plant =
    { $case ->
        [gen] { $n ->
            [few] растений
            [many] растений
            [other] растений
           *[one] растения
        }
        [dat] { $n ->
            [few] растениям
            [many] растениям
            [other] растениям
           *[one] растению
        }
        [ins] { $n ->
            [few] растениями
            [many] растениями
            [other] растениями
           *[one] растением
        }
        [loc] { $n ->
            [few] растениях
            [many] растениях
            [other] растениях
           *[one] растении
        }
       *[nom] { $n ->
            [few] растения
            [many] растений
            [other] растения
           *[one] растение
        }
    }
    .gender = neuter

-energy =
    { $case ->
        [gen] энергии
        [dat] энергии
        [acc] { $n ->
            [few] энергии
            [many] энергии
           *[one] энергию
        }
        [ins] энергией
        [loc] энергии
       *[nom] { $n ->
            [few] энергии
            [many] энергии
           *[one] энергия
        }
    }
    .gender = feminine

-heat =
    { $case ->
        [gen] тепла
        [dat] теплу
        [ins] теплом
        [loc] тепле
       *[nom] { $n ->
            [few] тепла
            [many] тепла
           *[one] тепло
        }
    }
    .gender = neuter

-resource =
    { $case ->
        [gen] { $n ->
            [few] ресурсов
            [many] ресурсов
            [other] ресурсов
           *[one] ресурса
        }
        [dat] { $n ->
            [few] ресурсам
            [many] ресурсам
            [other] ресурсам
           *[one] ресурсу
        }
        [ins] { $n ->
            [few] ресурсами
            [many] ресурсами
            [other] ресурсами
           *[one] ресурсом
        }
        [loc] { $n ->
            [few] ресурсах
            [many] ресурсах
            [other] ресурсах
           *[one] ресурсе
        }
       *[nom] { $n ->
            [few] ресурса
            [many] ресурсов
            [other] ресурсы
           *[one] ресурс
        }
    }
    .gender = masculine

-unit =
    { $case ->
        [gen] { $n ->
            [few] единиц
            [many] единиц
            [other] единиц
           *[one] единицы
        }
        [dat] { $n ->
            [few] единицам
            [many] единицам
            [other] единицам
           *[one] единице
        }
        [acc] { $n ->
            [few] единицы
            [many] единиц
            [other] единицы
           *[one] единицу
        }
        [ins] { $n ->
            [few] единицами
            [many] единицами
            [other] единицами
           *[one] единицей
        }
        [loc] { $n ->
            [few] единицах
            [many] единицах
            [other] единицах
           *[one] единице
        }
       *[nom] { $n ->
            [few] единицы
            [many] единиц
            [other] единицы
           *[one] единица
        }
    }
    .gender = feminine

-cube =
    { $case ->
        [gen] { $n ->
            [few] кубиков
            [many] кубиков
            [other] кубиков
           *[one] кубика
        }
        [dat] { $n ->
            [few] кубикам
            [many] кубикам
            [other] кубикам
           *[one] кубику
        }
        [ins] { $n ->
            [few] кубиками
            [many] кубиками
            [other] кубиками
           *[one] кубиком
        }
        [loc] { $n ->
            [few] кубиках
            [many] кубиках
            [other] кубиках
           *[one] кубике
        }
       *[nom] { $n ->
            [few] кубика
            [many] кубиков
            [other] кубики
           *[one] кубик
        }
    }
    .gender = masculine

-capacity =
    { $case ->
        [gen] { $n ->
            [few] запасов
            [many] запасов
            [other] запасов
           *[one] запаса
        }
        [dat] { $n ->
            [few] запасам
            [many] запасам
            [other] запасам
           *[one] запасу
        }
        [ins] { $n ->
            [few] запасами
            [many] запасами
            [other] запасами
           *[one] запасом
        }
        [loc] { $n ->
            [few] запасах
            [many] запасах
            [other] запасах
           *[one] запасе
        }
       *[nom] { $n ->
            [few] запаса
            [many] запасов
            [other] запасы
           *[one] запас
        }
    }
    .gender = masculine

## Resources kept on cards

-microbe =
    { $case ->
        [gen] { $n ->
            [few] микробов
            [many] микробов
            [other] микробов
           *[one] микроба
        }
        [dat] { $n ->
            [few] микробам
            [many] микробам
            [other] микробам
           *[one] микробу
        }
        [acc] { $n ->
            [few] микробов
            [many] микробов
            [other] микробов
           *[one] микроба
        }
        [ins] { $n ->
            [few] микробами
            [many] микробами
            [other] микробами
           *[one] микробом
        }
        [loc] { $n ->
            [few] микробах
            [many] микробах
            [other] микробах
           *[one] микробе
        }
       *[nom] { $n ->
            [few] микроба
            [many] микробов
            [other] микробы
           *[one] микроб
        }
    }
    .gender = masculine

-animal =
    { $case ->
        [gen] { $n ->
            [few] животных
            [many] животных
            [other] животных
           *[one] животного
        }
        [dat] { $n ->
            [few] животным
            [many] животным
            [other] животным
           *[one] животному
        }
        [acc] { $n ->
            [few] животных
            [many] животных
            [other] животных
           *[one] животное
        }
        [ins] { $n ->
            [few] животными
            [many] животными
            [other] животными
           *[one] животным
        }
        [loc] { $n ->
            [few] животных
            [many] животных
            [other] животных
           *[one] животном
        }
       *[nom] { $n ->
            [few] животных
            [many] животных
            [other] животные
           *[one] животное
        }
    }
    .gender = neuter

-science =
    { $case ->
        [gen] { $n ->
            [few] открытий
            [many] открытий
            [other] открытий
           *[one] открытия
        }
        [dat] { $n ->
            [few] открытиям
            [many] открытиям
            [other] открытиям
           *[one] открытию
        }
        [ins] { $n ->
            [few] открытиями
            [many] открытиями
            [other] открытиями
           *[one] открытием
        }
        [loc] { $n ->
            [few] открытиях
            [many] открытиях
            [other] открытиях
           *[one] открытии
        }
       *[nom] { $n ->
            [few] открытия
            [many] открытий
            [other] открытия
           *[one] открытие
        }
    }
    .gender = neuter

-fighter =
    { $case ->
        [gen] { $n ->
            [few] истребителей
            [many] истребителей
            [other] истребителей
           *[one] истребителя
        }
        [dat] { $n ->
            [few] истребителям
            [many] истребителям
            [other] истребителям
           *[one] истребителю
        }
        [ins] { $n ->
            [few] истребителями
            [many] истребителями
            [other] истребителями
           *[one] истребителем
        }
        [loc] { $n ->
            [few] истребителях
            [many] истребителях
            [other] истребителях
           *[one] истребителе
        }
       *[nom] { $n ->
            [few] истребителя
            [many] истребителей
            [other] истребители
           *[one] истребитель
        }
    }
    .gender = masculine

-floater =
    { $case ->
        [gen] { $n ->
            [few] аэростатов
            [many] аэростатов
            [other] аэростатов
           *[one] аэростата
        }
        [dat] { $n ->
            [few] аэростатам
            [many] аэростатам
            [other] аэростатам
           *[one] аэростату
        }
        [ins] { $n ->
            [few] аэростатами
            [many] аэростатами
            [other] аэростатами
           *[one] аэростатом
        }
        [loc] { $n ->
            [few] аэростатах
            [many] аэростатах
            [other] аэростатах
           *[one] аэростате
        }
       *[nom] { $n ->
            [few] аэростата
            [many] аэростатов
            [other] аэростаты
           *[one] аэростат
        }
    }
    .gender = masculine

-camp =
    { $case ->
        [gen] { $n ->
            [few] лагерей
            [many] лагерей
            [other] лагерей
           *[one] лагеря
        }
        [dat] { $n ->
            [few] лагерям
            [many] лагерям
            [other] лагерям
           *[one] лагерю
        }
        [ins] { $n ->
            [few] лагерями
            [many] лагерями
            [other] лагерями
           *[one] лагерем
        }
        [loc] { $n ->
            [few] лагерях
            [many] лагерях
            [other] лагерях
           *[one] лагере
        }
       *[nom] { $n ->
            [few] лагеря
            [many] лагерей
            [other] лагеря
           *[one] лагерь
        }
    }
    .gender = masculine

## Production

-production =
    { $case ->
        [gen] производства
        [dat] производству
        [ins] производством
        [loc] производстве
       *[nom] производство
    }
    .gender = neuter

-production-mc =
    { $form ->
        [of] M€
       *[full] производство M€
    }
-production-steel =
    { $form ->
        [of] стали
       *[full] производство стали
    }
-production-titanium =
    { $form ->
        [of] титана
       *[full] производство титана
    }
-production-plant =
    { $form ->
        [of] растений
       *[full] производство растений
    }
-production-energy =
    { $form ->
        [of] энергии
       *[full] производство энергии
    }
-production-heat =
    { $form ->
        [of] тепла
       *[full] производство тепла
    }
-production-card =
    { $form ->
        [of] карт
       *[full] производство карт
    }

## Tags

-tag =
    { $case ->
        [gen] { $n ->
            [few] меток
            [many] меток
            [other] меток
           *[one] метки
        }
        [dat] { $n ->
            [few] меткам
            [many] меткам
            [other] меткам
           *[one] метке
        }
        [acc] { $n ->
            [few] метки
            [many] меток
            [other] метки
           *[one] метку
        }
        [ins] { $n ->
            [few] метками
            [many] метками
            [other] метками
           *[one] меткой
        }
        [loc] { $n ->
            [few] метках
            [many] метках
            [other] метках
           *[one] метке
        }
       *[nom] { $n ->
            [few] метки
            [many] меток
            [other] метки
           *[one] метка
        }
    }
    .gender = feminine

-tag-building = здания
-tag-space = космоса
-tag-power = энергии
-tag-science = открытий
-tag-jovian = Юпитера
-tag-earth = Земли
-tag-plant = растений
-tag-microbe = микробов
-tag-animal = животных
-tag-city = города
-tag-event = события

## Cards

-card =
    { $case ->
        [gen] { $n ->
            [few] карт
            [many] карт
            [other] карт
           *[one] карты
        }
        [dat] { $n ->
            [few] картам
            [many] картам
            [other] картам
           *[one] карте
        }
        [acc] { $n ->
            [few] карты
            [many] карт
            [other] карты
           *[one] карту
        }
        [ins] { $n ->
            [few] картами
            [many] картами
            [other] картами
           *[one] картой
        }
        [loc] { $n ->
            [few] картах
            [many] картах
            [other] картах
           *[one] карте
        }
       *[nom] { $n ->
            [few] карты
            [many] карт
            [other] карты
           *[one] карта
        }
    }
    .gender = feminine

-card-project =
    { $case ->
        [gen] { $n ->
            [few] карт проектов
            [many] карт проектов
            [other] карт проектов
           *[one] карты проекта
        }
        [dat] { $n ->
            [few] картам проектов
            [many] картам проектов
            [other] картам проектов
           *[one] карте проекта
        }
        [acc] { $n ->
            [few] карты проектов
            [many] карт проектов
            [other] карты проектов
           *[one] карту проекта
        }
        [ins] { $n ->
            [few] картами проектов
            [many] картами проектов
            [other] картами проектов
           *[one] картой проекта
        }
        [loc] { $n ->
            [few] картах проектов
            [many] картах проектов
            [other] картах проектов
           *[one] карте проекта
        }
       *[nom] { $n ->
            [few] карты проектов
            [many] карт проектов
            [other] карты проектов
           *[one] карта проекта
        }
    }
    .gender = feminine

-card-corporation =
    { $case ->
        [gen] { $n ->
            [few] карт корпораций
            [many] карт корпораций
            [other] карт корпораций
           *[one] карты корпорации
        }
        [dat] { $n ->
            [few] картам корпораций
            [many] картам корпораций
            [other] картам корпораций
           *[one] карте корпорации
        }
        [acc] { $n ->
            [few] карты корпораций
            [many] карт корпораций
            [other] карты корпораций
           *[one] карту корпорации
        }
        [ins] { $n ->
            [few] картами корпораций
            [many] картами корпораций
            [other] картами корпораций
           *[one] картой корпорации
        }
        [loc] { $n ->
            [few] картах корпораций
            [many] картах корпораций
            [other] картах корпораций
           *[one] карте корпорации
        }
       *[nom] { $n ->
            [few] карты корпораций
            [many] карт корпораций
            [other] карты корпораций
           *[one] карта корпорации
        }
    }
    .gender = feminine

-card-phase =
    { $case ->
        [gen] { $n ->
            [few] карт фаз
            [many] карт фаз
            [other] карт фаз
           *[one] карты фазы
        }
        [dat] { $n ->
            [few] картам фаз
            [many] картам фаз
            [other] картам фаз
           *[one] карте фазы
        }
        [acc] { $n ->
            [few] карты фаз
            [many] карт фаз
            [other] карты фаз
           *[one] карту фазы
        }
        [ins] { $n ->
            [few] картами фаз
            [many] картами фаз
            [other] картами фаз
           *[one] картой фазы
        }
        [loc] { $n ->
            [few] картах фаз
            [many] картах фаз
            [other] картах фаз
           *[one] карте фазы
        }
       *[nom] { $n ->
            [few] карты фаз
            [many] карт фаз
            [other] карты фаз
           *[one] карта фазы
        }
    }
    .gender = feminine

-card-green =
    { $case ->
        [gen] { $n ->
            [few] зелёных карт
            [many] зелёных карт
            [other] зелёных карт
           *[one] зелёной карты
        }
        [dat] { $n ->
            [few] зелёным картам
            [many] зелёным картам
            [other] зелёным картам
           *[one] зелёной карте
        }
        [acc] { $n ->
            [few] зелёные карты
            [many] зелёных карт
            [other] зелёные карты
           *[one] зелёную карту
        }
        [ins] { $n ->
            [few] зелёными картами
            [many] зелёными картами
            [other] зелёными картами
           *[one] зелёной картой
        }
        [loc] { $n ->
            [few] зелёных картах
            [many] зелёных картах
            [other] зелёных картах
           *[one] зелёной карте
        }
       *[nom] { $n ->
            [few] зелёные карты
            [many] зелёных карт
            [other] зелёные карты
           *[one] зелёная карта
        }
    }
    .gender = feminine

-card-blue =
    { $case ->
        [gen] { $n ->
            [few] синих карт
            [many] синих карт
            [other] синих карт
           *[one] синей карты
        }
        [dat] { $n ->
            [few] синим картам
            [many] синим картам
            [other] синим картам
           *[one] синей карте
        }
        [acc] { $n ->
            [few] синие карты
            [many] синих карт
            [other] синие карты
           *[one] синюю карту
        }
        [ins] { $n ->
            [few] синими картами
            [many] синими картами
            [other] синими картами
           *[one] синей картой
        }
        [loc] { $n ->
            [few] синих картах
            [many] синих картах
            [other] синих картах
           *[one] синей карте
        }
       *[nom] { $n ->
            [few] синие карты
            [many] синих карт
            [other] синие карты
           *[one] синяя карта
        }
    }
    .gender = feminine

-card-red =
    { $case ->
        [gen] { $n ->
            [few] красных карт
            [many] красных карт
            [other] красных карт
           *[one] красной карты
        }
        [dat] { $n ->
            [few] красным картам
            [many] красным картам
            [other] красным картам
           *[one] красной карте
        }
        [acc] { $n ->
            [few] красные карты
            [many] красных карт
            [other] красные карты
           *[one] красную карту
        }
        [ins] { $n ->
            [few] красными картами
            [many] красными картами
            [other] красными картами
           *[one] красной картой
        }
        [loc] { $n ->
            [few] красных картах
            [many] красных картах
            [other] красных картах
           *[one] красной карте
        }
       *[nom] { $n ->
            [few] красные карты
            [many] красных карт
            [other] красные карты
           *[one] красная карта
        }
    }
    .gender = feminine

-event =
    { $case ->
        [gen] { $n ->
            [few] событий
            [many] событий
            [other] событий
           *[one] события
        }
        [dat] { $n ->
            [few] событиям
            [many] событиям
            [other] событиям
           *[one] событию
        }
        [ins] { $n ->
            [few] событиями
            [many] событиями
            [other] событиями
           *[one] событием
        }
        [loc] { $n ->
            [few] событиях
            [many] событиях
            [other] событиях
           *[one] событии
        }
       *[nom] { $n ->
            [few] события
            [many] событий
            [other] события
           *[one] событие
        }
    }
    .gender = neuter

-corporation =
    { $case ->
        [gen] { $n ->
            [few] корпораций
            [many] корпораций
            [other] корпораций
           *[one] корпорации
        }
        [dat] { $n ->
            [few] корпорациям
            [many] корпорациям
            [other] корпорациям
           *[one] корпорации
        }
        [acc] { $n ->
            [few] корпорации
            [many] корпораций
            [other] корпорации
           *[one] корпорацию
        }
        [ins] { $n ->
            [few] корпорациями
            [many] корпорациями
            [other] корпорациями
           *[one] корпорацией
        }
        [loc] { $n ->
            [few] корпорациях
            [many] корпорациях
            [other] корпорациях
           *[one] корпорации
        }
       *[nom] { $n ->
            [few] корпорации
            [many] корпораций
            [other] корпорации
           *[one] корпорация
        }
    }
    .gender = feminine

-hand =
    { $case ->
        [gen] руки
        [dat] руке
        [acc] руку
        [ins] рукой
        [loc] руке
       *[nom] рука
    }
    .gender = feminine

-deck =
    { $case ->
        [gen] колоды
        [dat] колоде
        [acc] колоду
        [ins] колодой
        [loc] колоде
       *[nom] колода
    }
    .gender = feminine

-discard-pile =
    { $case ->
        [gen] сброса
        [dat] сбросу
        [ins] сбросом
        [loc] сбросе
       *[nom] сброс
    }
    .gender = masculine

-cost =
    { $case ->
        [gen] стоимости
        [dat] стоимости
        [ins] стоимостью
        [loc] стоимости
       *[nom] стоимость
    }
    .gender = feminine

-discount =
    { $case ->
        [gen] { $n ->
            [few] скидок
            [many] скидок
            [other] скидок
           *[one] скидки
        }
        [dat] { $n ->
            [few] скидкам
            [many] скидкам
            [other] скидкам
           *[one] скидке
        }
        [acc] { $n ->
            [few] скидки
            [many] скидок
            [other] скидки
           *[one] скидку
        }
        [ins] { $n ->
            [few] скидками
            [many] скидками
            [other] скидками
           *[one] скидкой
        }
        [loc] { $n ->
            [few] скидках
            [many] скидках
            [other] скидках
           *[one] скидке
        }
       *[nom] { $n ->
            [few] скидки
            [many] скидок
            [other] скидки
           *[one] скидка
        }
    }
    .gender = feminine

-requirement =
    { $case ->
        [gen] { $n ->
            [few] требований
            [many] требований
            [other] требований
           *[one] требования
        }
        [dat] { $n ->
            [few] требованиям
            [many] требованиям
            [other] требованиям
           *[one] требованию
        }
        [ins] { $n ->
            [few] требованиями
            [many] требованиями
            [other] требованиями
           *[one] требованием
        }
        [loc] { $n ->
            [few] требованиях
            [many] требованиях
            [other] требованиях
           *[one] требовании
        }
       *[nom] { $n ->
            [few] требования
            [many] требований
            [other] требования
           *[one] требование
        }
    }
    .gender = neuter

-effect =
    { $case ->
        [gen] { $n ->
            [few] эффектов
            [many] эффектов
            [other] эффектов
           *[one] эффекта
        }
        [dat] { $n ->
            [few] эффектам
            [many] эффектам
            [other] эффектам
           *[one] эффекту
        }
        [ins] { $n ->
            [few] эффектами
            [many] эффектами
            [other] эффектами
           *[one] эффектом
        }
        [loc] { $n ->
            [few] эффектах
            [many] эффектах
            [other] эффектах
           *[one] эффекте
        }
       *[nom] { $n ->
            [few] эффекта
            [many] эффектов
            [other] эффекты
           *[one] эффект
        }
    }
    .gender = masculine

-action =
    { $case ->
        [gen] { $n ->
            [few] действий
            [many] действий
            [other] действий
           *[one] действия
        }
        [dat] { $n ->
            [few] действиям
            [many] действиям
            [other] действиям
           *[one] действию
        }
        [ins] { $n ->
            [few] действиями
            [many] действиями
            [other] действиями
           *[one] действием
        }
        [loc] { $n ->
            [few] действиях
            [many] действиях
            [other] действиях
           *[one] действии
        }
       *[nom] { $n ->
            [few] действия
            [many] действий
            [other] действия
           *[one] действие
        }
    }
    .gender = neuter

-standard-action =
    { $case ->
        [gen] { $n ->
            [few] стандартных действий
            [many] стандартных действий
            [other] стандартных действий
           *[one] стандартного действия
        }
        [dat] { $n ->
            [few] стандартным действиям
            [many] стандартным действиям
            [other] стандартным действиям
           *[one] стандартному действию
        }
        [ins] { $n ->
            [few] стандартными действиями
            [many] стандартными действиями
            [other] стандартными действиями
           *[one] стандартным действием
        }
        [loc] { $n ->
            [few] стандартных действиях
            [many] стандартных действиях
            [other] стандартных действиях
           *[one] стандартном действии
        }
       *[nom] { $n ->
            [few] стандартных действия
            [many] стандартных действий
            [other] стандартные действия
           *[one] стандартное действие
        }
    }
    .gender = neuter

-standard-project =
    { $case ->
        [gen] { $n ->
            [few] стандартных проектов
            [many] стандартных проектов
            [other] стандартных проектов
           *[one] стандартного проекта
        }
        [dat] { $n ->
            [few] стандартным проектам
            [many] стандартным проектам
            [other] стандартным проектам
           *[one] стандартному проекту
        }
        [ins] { $n ->
            [few] стандартными проектами
            [many] стандартными проектами
            [other] стандартными проектами
           *[one] стандартным проектом
        }
        [loc] { $n ->
            [few] стандартных проектах
            [many] стандартных проектах
            [other] стандартных проектах
           *[one] стандартном проекте
        }
       *[nom] { $n ->
            [few] стандартных проекта
            [many] стандартных проектов
            [other] стандартные проекты
           *[one] стандартный проект
        }
    }
    .gender = masculine

-bonus =
    { $case ->
        [gen] { $n ->
            [few] бонусов
            [many] бонусов
            [other] бонусов
           *[one] бонуса
        }
        [dat] { $n ->
            [few] бонусам
            [many] бонусам
            [other] бонусам
           *[one] бонусу
        }
        [ins] { $n ->
            [few] бонусами
            [many] бонусами
            [other] бонусами
           *[one] бонусом
        }
        [loc] { $n ->
            [few] бонусах
            [many] бонусах
            [other] бонусах
           *[one] бонусе
        }
       *[nom] { $n ->
            [few] бонуса
            [many] бонусов
            [other] бонусы
           *[one] бонус
        }
    }
    .gender = masculine

-milestone =
    { $case ->
        [gen] { $n ->
            [few] достижений
            [many] достижений
            [other] достижений
           *[one] достижения
        }
        [dat] { $n ->
            [few] достижениям
            [many] достижениям
            [other] достижениям
           *[one] достижению
        }
        [ins] { $n ->
            [few] достижениями
            [many] достижениями
            [other] достижениями
           *[one] достижением
        }
        [loc] { $n ->
            [few] достижениях
            [many] достижениях
            [other] достижениях
           *[one] достижении
        }
       *[nom] { $n ->
            [few] достижения
            [many] достижений
            [other] достижения
           *[one] достижение
        }
    }
    .gender = neuter

-award =
    { $case ->
        [gen] { $n ->
            [few] наград
            [many] наград
            [other] наград
           *[one] награды
        }
        [dat] { $n ->
            [few] наградам
            [many] наградам
            [other] наградам
           *[one] награде
        }
        [acc] { $n ->
            [few] награды
            [many] наград
            [other] награды
           *[one] награду
        }
        [ins] { $n ->
            [few] наградами
            [many] наградами
            [other] наградами
           *[one] наградой
        }
        [loc] { $n ->
            [few] наградах
            [many] наградах
            [other] наградах
           *[one] награде
        }
       *[nom] { $n ->
            [few] награды
            [many] наград
            [other] награды
           *[one] награда
        }
    }
    .gender = feminine

## Tiles and spaces

-tile =
    { $case ->
        [gen] { $n ->
            [few] жетонов
            [many] жетонов
            [other] жетонов
           *[one] жетона
        }
        [dat] { $n ->
            [few] жетонам
            [many] жетонам
            [other] жетонам
           *[one] жетону
        }
        [ins] { $n ->
            [few] жетонами
            [many] жетонами
            [other] жетонами
           *[one] жетоном
        }
        [loc] { $n ->
            [few] жетонах
            [many] жетонах
            [other] жетонах
           *[one] жетоне
        }
       *[nom] { $n ->
            [few] жетона
            [many] жетонов
            [other] жетоны
           *[one] жетон
        }
    }
    .gender = masculine

-ocean =
    { $case ->
        [gen] { $n ->
            [few] океанов
            [many] океанов
            [other] океанов
           *[one] океана
        }
        [dat] { $n ->
            [few] океанам
            [many] океанам
            [other] океанам
           *[one] океану
        }
        [ins] { $n ->
            [few] океанами
            [many] океанами
            [other] океанами
           *[one] океаном
        }
        [loc] { $n ->
            [few] океанах
            [many] океанах
            [other] океанах
           *[one] океане
        }
       *[nom] { $n ->
            [few] океана
            [many] океанов
            [other] океаны
           *[one] океан
        }
    }
    .gender = masculine

-greenery =
    { $case ->
        [gen] { $n ->
            [few] озеленений
            [many] озеленений
            [other] озеленений
           *[one] озеленения
        }
        [dat] { $n ->
            [few] озеленениям
            [many] озеленениям
            [other] озеленениям
           *[one] озеленению
        }
        [ins] { $n ->
            [few] озеленениями
            [many] озеленениями
            [other] озеленениями
           *[one] озеленением
        }
        [loc] { $n ->
            [few] озеленениях
            [many] озеленениях
            [other] озеленениях
           *[one] озеленении
        }
       *[nom] { $n ->
            [few] озеленения
            [many] озеленений
            [other] озеленения
           *[one] озеленение
        }
    }
    .gender = neuter

-city =
    { $case ->
        [gen] { $n ->
            [few] городов
            [many] городов
            [other] городов
           *[one] города
        }
        [dat] { $n ->
            [few] городам
            [many] городам
            [other] городам
           *[one] городу
        }
        [ins] { $n ->
            [few] городами
            [many] городами
            [other] городами
           *[one] городом
        }
        [loc] { $n ->
            [few] городах
            [many] городах
            [other] городах
           *[one] городе
        }
       *[nom] { $n ->
            [few] города
            [many] городов
            [other] города
           *[one] город
        }
    }
    .gender = masculine

-forest =
    { $case ->
        [gen] { $n ->
            [few] лесов
            [many] лесов
            [other] лесов
           *[one] леса
        }
        [dat] { $n ->
            [few] лесам
            [many] лесам
            [other] лесам
           *[one] лесу
        }
        [ins] { $n ->
            [few] лесами
            [many] лесами
            [other] лесами
           *[one] лесом
        }
        [loc] { $n ->
            [few] лесах
            [many] лесах
            [other] лесах
           *[one] лесе
        }
       *[nom] { $n ->
            [few] леса
            [many] лесов
            [other] леса
           *[one] лес
        }
    }
    .gender = masculine

-tile-ocean = океана
-tile-greenery = озеленения
-tile-city = города
-tile-capital = столицы
-tile-commercial-district = коммерческого района
-tile-ecological-zone = экологической зоны
-tile-industrial-center = промышленного центра
-tile-lava-flows = потоков лавы
-tile-mining-area = горнопромышленного района
-tile-mining-rights = права на разработку
-tile-mohole-area = проекта Мохол
-tile-natural-preserve = природного заповедника
-tile-nuclear-zone = ядерной зоны
-tile-restricted-area = закрытой зоны
-tile-colony = колонии

# «1 жетон леса», «3 жетона лесов»: give it the same n as -tile.
-tile-forest =
    { $n ->
        [few] лесов
        [many] лесов
        [other] лесов
       *[one] леса
    }

-special-tile =
    { $case ->
        [gen] { $n ->
            [few] особых жетонов
            [many] особых жетонов
            [other] особых жетонов
           *[one] особого жетона
        }
        [dat] { $n ->
            [few] особым жетонам
            [many] особым жетонам
            [other] особым жетонам
           *[one] особому жетону
        }
        [ins] { $n ->
            [few] особыми жетонами
            [many] особыми жетонами
            [other] особыми жетонами
           *[one] особым жетоном
        }
        [loc] { $n ->
            [few] особых жетонах
            [many] особых жетонах
            [other] особых жетонах
           *[one] особом жетоне
        }
       *[nom] { $n ->
            [few] особых жетона
            [many] особых жетонов
            [other] особые жетоны
           *[one] особый жетон
        }
    }
    .gender = masculine

-marker =
    { $case ->
        [gen] { $n ->
            [few] маркеров
            [many] маркеров
            [other] маркеров
           *[one] маркера
        }
        [dat] { $n ->
            [few] маркерам
            [many] маркерам
            [other] маркерам
           *[one] маркеру
        }
        [ins] { $n ->
            [few] маркерами
            [many] маркерами
            [other] маркерами
           *[one] маркером
        }
        [loc] { $n ->
            [few] маркерах
            [many] маркерах
            [other] маркерах
           *[one] маркере
        }
       *[nom] { $n ->
            [few] маркера
            [many] маркеров
            [other] маркеры
           *[one] маркер
        }
    }
    .gender = masculine

-marker-claim = заявки

-space =
    { $case ->
        [gen] { $n ->
            [few] областей
            [many] областей
            [other] областей
           *[one] области
        }
        [dat] { $n ->
            [few] областям
            [many] областям
            [other] областям
           *[one] области
        }
        [ins] { $n ->
            [few] областями
            [many] областями
            [other] областями
           *[one] областью
        }
        [loc] { $n ->
            [few] областях
            [many] областях
            [other] областях
           *[one] области
        }
       *[nom] { $n ->
            [few] области
            [many] областей
            [other] области
           *[one] область
        }
    }
    .gender = feminine

## Rating, parameters and points

-rating =
    { $case ->
        [gen] рейтинга терраформирования
        [dat] рейтингу терраформирования
        [ins] рейтингом терраформирования
        [loc] рейтинге терраформирования
       *[nom] рейтинг терраформирования
    }
    .gender = masculine

-tr = РТ

-track =
    { $case ->
        [gen] шкалы
        [dat] шкале
        [acc] шкалу
        [ins] шкалой
        [loc] шкале
       *[nom] шкала
    }
    .gender = feminine

-temperature =
    { $case ->
        [gen] температуры
        [dat] температуре
        [acc] температуру
        [ins] температурой
        [loc] температуре
       *[nom] температура
    }
    .gender = feminine

-oxygen =
    { $case ->
        [gen] уровня кислорода
        [dat] уровню кислорода
        [ins] уровнем кислорода
        [loc] уровне кислорода
       *[nom] уровень кислорода
    }
    .gender = masculine

-oceans =
    { $case ->
        [gen] доли океана
        [dat] доле океана
        [acc] долю океана
        [ins] долей океана
        [loc] доле океана
       *[nom] доля океана
    }
    .gender = feminine

-parameter =
    { $case ->
        [gen] { $n ->
            [few] глобальных параметров
            [many] глобальных параметров
            [other] глобальных параметров
           *[one] глобального параметра
        }
        [dat] { $n ->
            [few] глобальным параметрам
            [many] глобальным параметрам
            [other] глобальным параметрам
           *[one] глобальному параметру
        }
        [ins] { $n ->
            [few] глобальными параметрами
            [many] глобальными параметрами
            [other] глобальными параметрами
           *[one] глобальным параметром
        }
        [loc] { $n ->
            [few] глобальных параметрах
            [many] глобальных параметрах
            [other] глобальных параметрах
           *[one] глобальном параметре
        }
       *[nom] { $n ->
            [few] глобальных параметра
            [many] глобальных параметров
            [other] глобальные параметры
           *[one] глобальный параметр
        }
    }
    .gender = masculine

-step =
    { $case ->
        [gen] { $n ->
            [few] делений
            [many] делений
            [other] делений
           *[one] деления
        }
        [dat] { $n ->
            [few] делениям
            [many] делениям
            [other] делениям
           *[one] делению
        }
        [ins] { $n ->
            [few] делениями
            [many] делениями
            [other] делениями
           *[one] делением
        }
        [loc] { $n ->
            [few] делениях
            [many] делениях
            [other] делениях
           *[one] делении
        }
       *[nom] { $n ->
            [few] деления
            [many] делений
            [other] деления
           *[one] деление
        }
    }
    .gender = neuter

-vp =
    { $case ->
        [gen] { $n ->
            [few] победных очков
            [many] победных очков
            [other] победных очков
           *[one] победного очка
        }
        [dat] { $n ->
            [few] победным очкам
            [many] победным очкам
            [other] победным очкам
           *[one] победному очку
        }
        [ins] { $n ->
            [few] победными очками
            [many] победными очками
            [other] победными очками
           *[one] победным очком
        }
        [loc] { $n ->
            [few] победных очках
            [many] победных очках
            [other] победных очках
           *[one] победном очке
        }
       *[nom] { $n ->
            [few] победных очка
            [many] победных очков
            [other] победные очки
           *[one] победное очко
        }
    }
    .gender = neuter

-vp-short = ПО

-zone =
    { $case ->
        [gen] { $n ->
            [few] зон
            [many] зон
            [other] зон
           *[one] зоны
        }
        [dat] { $n ->
            [few] зонам
            [many] зонам
            [other] зонам
           *[one] зоне
        }
        [acc] { $n ->
            [few] зоны
            [many] зон
            [other] зоны
           *[one] зону
        }
        [ins] { $n ->
            [few] зонами
            [many] зонами
            [other] зонами
           *[one] зоной
        }
        [loc] { $n ->
            [few] зонах
            [many] зонах
            [other] зонах
           *[one] зоне
        }
       *[nom] { $n ->
            [few] зоны
            [many] зон
            [other] зоны
           *[one] зона
        }
    }
    .gender = feminine

-zone-purple =
    { $case ->
        [gen] фиолетовой зоны
        [dat] фиолетовой зоне
        [acc] фиолетовую зону
        [ins] фиолетовой зоной
        [loc] фиолетовой зоне
       *[nom] фиолетовая зона
    }
    .gender = feminine

-zone-red =
    { $case ->
        [gen] красной зоны
        [dat] красной зоне
        [acc] красную зону
        [ins] красной зоной
        [loc] красной зоне
       *[nom] красная зона
    }
    .gender = feminine

-zone-yellow =
    { $case ->
        [gen] жёлтой зоны
        [dat] жёлтой зоне
        [acc] жёлтую зону
        [ins] жёлтой зоной
        [loc] жёлтой зоне
       *[nom] жёлтая зона
    }
    .gender = feminine

-zone-white =
    { $case ->
        [gen] белой зоны
        [dat] белой зоне
        [acc] белую зону
        [ins] белой зоной
        [loc] белой зоне
       *[nom] белая зона
    }
    .gender = feminine

## Colonies

-colony =
    { $case ->
        [gen] { $n ->
            [few] колоний
            [many] колоний
            [other] колоний
           *[one] колонии
        }
        [dat] { $n ->
            [few] колониям
            [many] колониям
            [other] колониям
           *[one] колонии
        }
        [acc] { $n ->
            [few] колонии
            [many] колоний
            [other] колонии
           *[one] колонию
        }
        [ins] { $n ->
            [few] колониями
            [many] колониями
            [other] колониями
           *[one] колонией
        }
        [loc] { $n ->
            [few] колониях
            [many] колониях
            [other] колониях
           *[one] колонии
        }
       *[nom] { $n ->
            [few] колонии
            [many] колоний
            [other] колонии
           *[one] колония
        }
    }
    .gender = feminine

-trade-fleet =
    { $case ->
        [gen] { $n ->
            [few] торговых флотов
            [many] торговых флотов
            [other] торговых флотов
           *[one] торгового флота
        }
        [dat] { $n ->
            [few] торговым флотам
            [many] торговым флотам
            [other] торговым флотам
           *[one] торговому флоту
        }
        [ins] { $n ->
            [few] торговыми флотами
            [many] торговыми флотами
            [other] торговыми флотами
           *[one] торговым флотом
        }
        [loc] { $n ->
            [few] торговых флотах
            [many] торговых флотах
            [other] торговых флотах
           *[one] торговом флоте
        }
       *[nom] { $n ->
            [few] торговых флота
            [many] торговых флотов
            [other] торговые флоты
           *[one] торговый флот
        }
    }
    .gender = masculine

-trade =
    { $case ->
        [gen] торговли
        [dat] торговле
        [acc] торговлю
        [ins] торговлей
        [loc] торговле
       *[nom] торговля
    }
    .gender = feminine

-trade-income =
    { $case ->
        [gen] дохода от торговли
        [dat] доходу от торговли
        [ins] доходом от торговли
        [loc] доходе от торговли
       *[nom] доход от торговли
    }
    .gender = masculine

## Players and time

-player =
    { $case ->
        [gen] { $n ->
            [few] игроков
            [many] игроков
            [other] игроков
           *[one] игрока
        }
        [dat] { $n ->
            [few] игрокам
            [many] игрокам
            [other] игрокам
           *[one] игроку
        }
        [acc] { $n ->
            [few] игроков
            [many] игроков
            [other] игроков
           *[one] игрока
        }
        [ins] { $n ->
            [few] игроками
            [many] игроками
            [other] игроками
           *[one] игроком
        }
        [loc] { $n ->
            [few] игроках
            [many] игроках
            [other] игроках
           *[one] игроке
        }
       *[nom] { $n ->
            [few] игрока
            [many] игроков
            [other] игроки
           *[one] игрок
        }
    }
    .gender = masculine

-opponent =
    { $case ->
        [gen] { $n ->
            [few] соперников
            [many] соперников
            [other] соперников
           *[one] соперника
        }
        [dat] { $n ->
            [few] соперникам
            [many] соперникам
            [other] соперникам
           *[one] сопернику
        }
        [acc] { $n ->
            [few] соперников
            [many] соперников
            [other] соперников
           *[one] соперника
        }
        [ins] { $n ->
            [few] соперниками
            [many] соперниками
            [other] соперниками
           *[one] соперником
        }
        [loc] { $n ->
            [few] соперниках
            [many] соперниках
            [other] соперниках
           *[one] сопернике
        }
       *[nom] { $n ->
            [few] соперника
            [many] соперников
            [other] соперники
           *[one] соперник
        }
    }
    .gender = masculine

-generation =
    { $case ->
        [gen] { $n ->
            [few] поколений
            [many] поколений
            [other] поколений
           *[one] поколения
        }
        [dat] { $n ->
            [few] поколениям
            [many] поколениям
            [other] поколениям
           *[one] поколению
        }
        [ins] { $n ->
            [few] поколениями
            [many] поколениями
            [other] поколениями
           *[one] поколением
        }
        [loc] { $n ->
            [few] поколениях
            [many] поколениях
            [other] поколениях
           *[one] поколении
        }
       *[nom] { $n ->
            [few] поколения
            [many] поколений
            [other] поколения
           *[one] поколение
        }
    }
    .gender = neuter

-round =
    { $case ->
        [gen] { $n ->
            [few] раундов
            [many] раундов
            [other] раундов
           *[one] раунда
        }
        [dat] { $n ->
            [few] раундам
            [many] раундам
            [other] раундам
           *[one] раунду
        }
        [ins] { $n ->
            [few] раундами
            [many] раундами
            [other] раундами
           *[one] раундом
        }
        [loc] { $n ->
            [few] раундах
            [many] раундах
            [other] раундах
           *[one] раунде
        }
       *[nom] { $n ->
            [few] раунда
            [many] раундов
            [other] раунды
           *[one] раунд
        }
    }
    .gender = masculine

-turn =
    { $case ->
        [gen] { $n ->
            [few] ходов
            [many] ходов
            [other] ходов
           *[one] хода
        }
        [dat] { $n ->
            [few] ходам
            [many] ходам
            [other] ходам
           *[one] ходу
        }
        [ins] { $n ->
            [few] ходами
            [many] ходами
            [other] ходами
           *[one] ходом
        }
        [loc] { $n ->
            [few] ходах
            [many] ходах
            [other] ходах
           *[one] ходе
        }
       *[nom] { $n ->
            [few] хода
            [many] ходов
            [other] ходы
           *[one] ход
        }
    }
    .gender = masculine

-phase =
    { $case ->
        [gen] { $n ->
            [few] фаз
            [many] фаз
            [other] фаз
           *[one] фазы
        }
        [dat] { $n ->
            [few] фазам
            [many] фазам
            [other] фазам
           *[one] фазе
        }
        [acc] { $n ->
            [few] фазы
            [many] фаз
            [other] фазы
           *[one] фазу
        }
        [ins] { $n ->
            [few] фазами
            [many] фазами
            [other] фазами
           *[one] фазой
        }
        [loc] { $n ->
            [few] фазах
            [many] фазах
            [other] фазах
           *[one] фазе
        }
       *[nom] { $n ->
            [few] фазы
            [many] фаз
            [other] фазы
           *[one] фаза
        }
    }
    .gender = feminine

-phase-development = развития
-phase-construction = строительства
-phase-action = действий
-phase-production = производства
-phase-research = исследования

-solar-phase =
    { $case ->
        [gen] солнечной фазы
        [dat] солнечной фазе
        [acc] солнечную фазу
        [ins] солнечной фазой
        [loc] солнечной фазе
       *[nom] солнечная фаза
    }
    .gender = feminine

-stage =
    { $case ->
        [gen] этапа
        [dat] этапу
        [ins] этапом
        [loc] этапе
       *[nom] этап
    }
    .gender = masculine

-stage-planning = планирования
-stage-end = завершения

## Words that agree with a noun

# gender: masculine (default), feminine, neuter, plural; animate: "yes" changes the
# accusative of masculine and plural.

-each =
    { $gender ->
        [feminine] { $case ->
            [gen] каждой
            [dat] каждой
            [acc] каждую
            [ins] каждой
            [loc] каждой
           *[nom] каждая
        }
        [neuter] { $case ->
            [gen] каждого
            [dat] каждому
            [acc] каждое
            [ins] каждым
            [loc] каждом
           *[nom] каждое
        }
        [plural] { $case ->
            [gen] каждых
            [dat] каждым
            [acc] { $animate ->
                [yes] каждых
               *[no] каждые
            }
            [ins] каждыми
            [loc] каждых
           *[nom] каждые
        }
       *[masculine] { $case ->
            [gen] каждого
            [dat] каждому
            [acc] { $animate ->
                [yes] каждого
               *[no] каждый
            }
            [ins] каждым
            [loc] каждом
           *[nom] каждый
        }
    }

-any =
    { $gender ->
        [feminine] { $case ->
            [gen] любой
            [dat] любой
            [acc] любую
            [ins] любой
            [loc] любой
           *[nom] любая
        }
        [neuter] { $case ->
            [gen] любого
            [dat] любому
            [acc] любое
            [ins] любым
            [loc] любом
           *[nom] любое
        }
        [plural] { $case ->
            [gen] любых
            [dat] любым
            [acc] { $animate ->
                [yes] любых
               *[no] любые
            }
            [ins] любыми
            [loc] любых
           *[nom] любые
        }
       *[masculine] { $case ->
            [gen] любого
            [dat] любому
            [acc] { $animate ->
                [yes] любого
               *[no] любой
            }
            [ins] любым
            [loc] любом
           *[nom] любой
        }
    }

-another =
    { $gender ->
        [feminine] { $case ->
            [gen] другой
            [dat] другой
            [acc] другую
            [ins] другой
            [loc] другой
           *[nom] другая
        }
        [neuter] { $case ->
            [gen] другого
            [dat] другому
            [acc] другое
            [ins] другим
            [loc] другом
           *[nom] другое
        }
        [plural] { $case ->
            [gen] других
            [dat] другим
            [acc] { $animate ->
                [yes] других
               *[no] другие
            }
            [ins] другими
            [loc] других
           *[nom] другие
        }
       *[masculine] { $case ->
            [gen] другого
            [dat] другому
            [acc] { $animate ->
                [yes] другого
               *[no] другой
            }
            [ins] другим
            [loc] другом
           *[nom] другой
        }
    }

-this =
    { $gender ->
        [feminine] { $case ->
            [gen] этой
            [dat] этой
            [acc] эту
            [ins] этой
            [loc] этой
           *[nom] эта
        }
        [neuter] { $case ->
            [gen] этого
            [dat] этому
            [acc] это
            [ins] этим
            [loc] этом
           *[nom] это
        }
        [plural] { $case ->
            [gen] этих
            [dat] этим
            [acc] { $animate ->
                [yes] этих
               *[no] эти
            }
            [ins] этими
            [loc] этих
           *[nom] эти
        }
       *[masculine] { $case ->
            [gen] этого
            [dat] этому
            [acc] { $animate ->
                [yes] этого
               *[no] этот
            }
            [ins] этим
            [loc] этом
           *[nom] этот
        }
    }

-your =
    { $gender ->
        [feminine] { $case ->
            [gen] вашей
            [dat] вашей
            [acc] вашу
            [ins] вашей
            [loc] вашей
           *[nom] ваша
        }
        [neuter] { $case ->
            [gen] вашего
            [dat] вашему
            [acc] ваше
            [ins] вашим
            [loc] вашем
           *[nom] ваше
        }
        [plural] { $case ->
            [gen] ваших
            [dat] вашим
            [acc] { $animate ->
                [yes] ваших
               *[no] ваши
            }
            [ins] вашими
            [loc] ваших
           *[nom] ваши
        }
       *[masculine] { $case ->
            [gen] вашего
            [dat] вашему
            [acc] { $animate ->
                [yes] вашего
               *[no] ваш
            }
            [ins] вашим
            [loc] вашем
           *[nom] ваш
        }
    }

-own =
    { $gender ->
        [feminine] { $case ->
            [gen] своей
            [dat] своей
            [acc] свою
            [ins] своей
            [loc] своей
           *[nom] своя
        }
        [neuter] { $case ->
            [gen] своего
            [dat] своему
            [acc] своё
            [ins] своим
            [loc] своём
           *[nom] своё
        }
        [plural] { $case ->
            [gen] своих
            [dat] своим
            [acc] { $animate ->
                [yes] своих
               *[no] свои
            }
            [ins] своими
            [loc] своих
           *[nom] свои
        }
       *[masculine] { $case ->
            [gen] своего
            [dat] своему
            [acc] { $animate ->
                [yes] своего
               *[no] свой
            }
            [ins] своим
            [loc] своём
           *[nom] свой
        }
    }

# «за каждое животное», «за каждых 2 животных»

-each-microbe =
    { $n ->
        [1] каждого
       *[other] каждых
    }

-each-animal =
    { $n ->
        [1] каждое
       *[other] каждых
    }

-each-science =
    { $n ->
        [1] каждое
       *[other] каждые
    }

-each-fighter =
    { $n ->
        [1] каждый
       *[other] каждые
    }

-each-floater =
    { $n ->
        [1] каждый
       *[other] каждые
    }

-each-camp =
    { $n ->
        [1] каждый
       *[other] каждые
    }

### Nouns for the sentences of this language, with every form a sentence may need.
###
### Case:    { -plant(case: "gen") }             nom (when left out), gen, dat, acc, ins, loc
### Number:  { -plant(case: "acc", n: "few") }   one (when left out), few, many, or a number such as n: 3;
###                                              other is the plain plural, with no number before it
### Kind:    { -plant(case: "of") }              the genitive that follows "виробництво", "ресурс", "жетон"
###
### Steel, titanium, energy, heat, science and greenery cannot be counted in Ukrainian. Without n they are the bare noun
### ("енергія"); with n they bring the noun that counts them ("3 ресурси енергії", "2 жетони зелені").
###
### A term sees only what is written in its brackets and Fluent allows no variable there. Where the number is the
### sentence’s own $n, use the counted nouns at the end of this file, which print the number and agree with it:
###
###     Отримайте { count-plant.acc }.                                              Отримайте 3 рослини.
###     Підвищте рівень кисню на { count-step.acc }.                                Підвищте рівень кисню на 1 поділку.
###     Зменште { -production(case: "acc") } { -energy(case: "of") } на { $n }.     Зменште виробництво енергії на 2.
###     за кожні { count-tag.acc } { -tag-jovian }                                  за кожні 2 мітки Юпітера
###     Розмістіть жетон «{ tile-capital }».                                        Розмістіть жетон «Столиця».
###
### An accusative that equals the nominative is not listed: the nominative answers for it.
### The attribute gender (masculine, feminine, neuter) is there to select on: { -card.gender -> ... }. It is that of the bare
### noun; a counted resource or greenery is masculine ("ресурс", "жетон").

## Resources

-mc = M€

-megacredit = { $case ->
    [of] мегакредитів
   *[nom] { $n ->
        *[one] мегакредит
         [few] мегакредити
         [many] мегакредитів
         [other] мегакредити
    }
    [gen] { $n ->
        *[one] мегакредиту
         [few] мегакредитів
         [many] мегакредитів
         [other] мегакредитів
    }
    [dat] { $n ->
        *[one] мегакредиту
         [few] мегакредитам
         [many] мегакредитам
         [other] мегакредитам
    }
    [ins] { $n ->
        *[one] мегакредитом
         [few] мегакредитами
         [many] мегакредитами
         [other] мегакредитами
    }
    [loc] { $n ->
        *[one] мегакредиті
         [few] мегакредитах
         [many] мегакредитах
         [other] мегакредитах
    }
}
    .gender = masculine

-steel = { $case ->
    [of] сталі
   *[nom] { $n ->
        *[mass] сталь
         [one] ресурс сталі
         [few] ресурси сталі
         [many] ресурсів сталі
    }
    [gen] { $n ->
        *[mass] сталі
         [one] ресурсу сталі
         [few] ресурсів сталі
         [many] ресурсів сталі
    }
    [dat] { $n ->
        *[mass] сталі
         [one] ресурсу сталі
         [few] ресурсам сталі
         [many] ресурсам сталі
    }
    [ins] { $n ->
        *[mass] сталлю
         [one] ресурсом сталі
         [few] ресурсами сталі
         [many] ресурсами сталі
    }
    [loc] { $n ->
        *[mass] сталі
         [one] ресурсі сталі
         [few] ресурсах сталі
         [many] ресурсах сталі
    }
}
    .gender = feminine

-titanium = { $case ->
    [of] титану
   *[nom] { $n ->
        *[mass] титан
         [one] ресурс титану
         [few] ресурси титану
         [many] ресурсів титану
    }
    [gen] { $n ->
        *[mass] титану
         [one] ресурсу титану
         [few] ресурсів титану
         [many] ресурсів титану
    }
    [dat] { $n ->
        *[mass] титану
         [one] ресурсу титану
         [few] ресурсам титану
         [many] ресурсам титану
    }
    [ins] { $n ->
        *[mass] титаном
         [one] ресурсом титану
         [few] ресурсами титану
         [many] ресурсами титану
    }
    [loc] { $n ->
        *[mass] титані
         [one] ресурсі титану
         [few] ресурсах титану
         [many] ресурсах титану
    }
}
    .gender = masculine

-plant = { $case ->
    [of] рослин
   *[nom] { $n ->
        *[one] рослина
         [few] рослини
         [many] рослин
         [other] рослини
    }
    [gen] { $n ->
        *[one] рослини
         [few] рослин
         [many] рослин
         [other] рослин
    }
    [dat] { $n ->
        *[one] рослині
         [few] рослинам
         [many] рослинам
         [other] рослинам
    }
    [acc] { $n ->
        *[one] рослину
         [few] рослини
         [many] рослин
         [other] рослини
    }
    [ins] { $n ->
        *[one] рослиною
         [few] рослинами
         [many] рослинами
         [other] рослинами
    }
    [loc] { $n ->
        *[one] рослині
         [few] рослинах
         [many] рослинах
         [other] рослинах
    }
}
    .gender = feminine

-energy = { $case ->
    [of] енергії
   *[nom] { $n ->
        *[mass] енергія
         [one] ресурс енергії
         [few] ресурси енергії
         [many] ресурсів енергії
    }
    [gen] { $n ->
        *[mass] енергії
         [one] ресурсу енергії
         [few] ресурсів енергії
         [many] ресурсів енергії
    }
    [dat] { $n ->
        *[mass] енергії
         [one] ресурсу енергії
         [few] ресурсам енергії
         [many] ресурсам енергії
    }
    [acc] { $n ->
        *[mass] енергію
         [one] ресурс енергії
         [few] ресурси енергії
         [many] ресурсів енергії
    }
    [ins] { $n ->
        *[mass] енергією
         [one] ресурсом енергії
         [few] ресурсами енергії
         [many] ресурсами енергії
    }
    [loc] { $n ->
        *[mass] енергії
         [one] ресурсі енергії
         [few] ресурсах енергії
         [many] ресурсах енергії
    }
}
    .gender = feminine

-heat = { $case ->
    [of] тепла
   *[nom] { $n ->
        *[mass] тепло
         [one] ресурс тепла
         [few] ресурси тепла
         [many] ресурсів тепла
    }
    [gen] { $n ->
        *[mass] тепла
         [one] ресурсу тепла
         [few] ресурсів тепла
         [many] ресурсів тепла
    }
    [dat] { $n ->
        *[mass] теплу
         [one] ресурсу тепла
         [few] ресурсам тепла
         [many] ресурсам тепла
    }
    [ins] { $n ->
        *[mass] теплом
         [one] ресурсом тепла
         [few] ресурсами тепла
         [many] ресурсами тепла
    }
    [loc] { $n ->
        *[mass] теплі
         [one] ресурсі тепла
         [few] ресурсах тепла
         [many] ресурсах тепла
    }
}
    .gender = neuter

-resource = { $case ->
    [of] ресурсів
   *[nom] { $n ->
        *[one] ресурс
         [few] ресурси
         [many] ресурсів
         [other] ресурси
    }
    [gen] { $n ->
        *[one] ресурсу
         [few] ресурсів
         [many] ресурсів
         [other] ресурсів
    }
    [dat] { $n ->
        *[one] ресурсу
         [few] ресурсам
         [many] ресурсам
         [other] ресурсам
    }
    [ins] { $n ->
        *[one] ресурсом
         [few] ресурсами
         [many] ресурсами
         [other] ресурсами
    }
    [loc] { $n ->
        *[one] ресурсі
         [few] ресурсах
         [many] ресурсах
         [other] ресурсах
    }
}
    .gender = masculine

-production = { $case ->
   *[nom] { $n ->
        *[one] виробництво
         [few] виробництва
         [many] виробництв
         [other] виробництва
    }
    [gen] { $n ->
        *[one] виробництва
         [few] виробництв
         [many] виробництв
         [other] виробництв
    }
    [dat] { $n ->
        *[one] виробництву
         [few] виробництвам
         [many] виробництвам
         [other] виробництвам
    }
    [ins] { $n ->
        *[one] виробництвом
         [few] виробництвами
         [many] виробництвами
         [other] виробництвами
    }
    [loc] { $n ->
        *[one] виробництві
         [few] виробництвах
         [many] виробництвах
         [other] виробництвах
    }
}
    .gender = neuter

-production-mc = виробництво M€
-production-steel = виробництво сталі
-production-titanium = виробництво титану
-production-plant = виробництво рослин
-production-energy = виробництво енергії
-production-heat = виробництво тепла
-production-card = виробництво карт

## Resources kept on cards

-cube = { $case ->
    [of] кубиків
   *[nom] { $n ->
        *[one] кубик
         [few] кубики
         [many] кубиків
         [other] кубики
    }
    [gen] { $n ->
        *[one] кубика
         [few] кубиків
         [many] кубиків
         [other] кубиків
    }
    [dat] { $n ->
        *[one] кубику
         [few] кубикам
         [many] кубикам
         [other] кубикам
    }
    [ins] { $n ->
        *[one] кубиком
         [few] кубиками
         [many] кубиками
         [other] кубиками
    }
    [loc] { $n ->
        *[one] кубику
         [few] кубиках
         [many] кубиках
         [other] кубиках
    }
}
    .gender = masculine

-microbe = { $case ->
    [of] мікробів
   *[nom] { $n ->
        *[one] мікроб
         [few] мікроби
         [many] мікробів
         [other] мікроби
    }
    [gen] { $n ->
        *[one] мікроба
         [few] мікробів
         [many] мікробів
         [other] мікробів
    }
    [dat] { $n ->
        *[one] мікробу
         [few] мікробам
         [many] мікробам
         [other] мікробам
    }
    [acc] { $n ->
        *[one] мікроба
         [few] мікроби
         [many] мікробів
         [other] мікробів
    }
    [ins] { $n ->
        *[one] мікробом
         [few] мікробами
         [many] мікробами
         [other] мікробами
    }
    [loc] { $n ->
        *[one] мікробі
         [few] мікробах
         [many] мікробах
         [other] мікробах
    }
}
    .gender = masculine

-animal = { $case ->
    [of] тварин
   *[nom] { $n ->
        *[one] тварина
         [few] тварини
         [many] тварин
         [other] тварини
    }
    [gen] { $n ->
        *[one] тварини
         [few] тварин
         [many] тварин
         [other] тварин
    }
    [dat] { $n ->
        *[one] тварині
         [few] тваринам
         [many] тваринам
         [other] тваринам
    }
    [acc] { $n ->
        *[one] тварину
         [few] тварини
         [many] тварин
         [other] тварин
    }
    [ins] { $n ->
        *[one] твариною
         [few] тваринами
         [many] тваринами
         [other] тваринами
    }
    [loc] { $n ->
        *[one] тварині
         [few] тваринах
         [many] тваринах
         [other] тваринах
    }
}
    .gender = feminine

-science = { $case ->
    [of] науки
   *[nom] { $n ->
        *[mass] наука
         [one] ресурс науки
         [few] ресурси науки
         [many] ресурсів науки
    }
    [gen] { $n ->
        *[mass] науки
         [one] ресурсу науки
         [few] ресурсів науки
         [many] ресурсів науки
    }
    [dat] { $n ->
        *[mass] науці
         [one] ресурсу науки
         [few] ресурсам науки
         [many] ресурсам науки
    }
    [acc] { $n ->
        *[mass] науку
         [one] ресурс науки
         [few] ресурси науки
         [many] ресурсів науки
    }
    [ins] { $n ->
        *[mass] наукою
         [one] ресурсом науки
         [few] ресурсами науки
         [many] ресурсами науки
    }
    [loc] { $n ->
        *[mass] науці
         [one] ресурсі науки
         [few] ресурсах науки
         [many] ресурсах науки
    }
}
    .gender = feminine

-fighter = { $case ->
    [of] винищувачів
   *[nom] { $n ->
        *[one] винищувач
         [few] винищувачі
         [many] винищувачів
         [other] винищувачі
    }
    [gen] { $n ->
        *[one] винищувача
         [few] винищувачів
         [many] винищувачів
         [other] винищувачів
    }
    [dat] { $n ->
        *[one] винищувачу
         [few] винищувачам
         [many] винищувачам
         [other] винищувачам
    }
    [ins] { $n ->
        *[one] винищувачем
         [few] винищувачами
         [many] винищувачами
         [other] винищувачами
    }
    [loc] { $n ->
        *[one] винищувачі
         [few] винищувачах
         [many] винищувачах
         [other] винищувачах
    }
}
    .gender = masculine

-floater = { $case ->
    [of] аеростатів
   *[nom] { $n ->
        *[one] аеростат
         [few] аеростати
         [many] аеростатів
         [other] аеростати
    }
    [gen] { $n ->
        *[one] аеростата
         [few] аеростатів
         [many] аеростатів
         [other] аеростатів
    }
    [dat] { $n ->
        *[one] аеростату
         [few] аеростатам
         [many] аеростатам
         [other] аеростатам
    }
    [ins] { $n ->
        *[one] аеростатом
         [few] аеростатами
         [many] аеростатами
         [other] аеростатами
    }
    [loc] { $n ->
        *[one] аеростаті
         [few] аеростатах
         [many] аеростатах
         [other] аеростатах
    }
}
    .gender = masculine

-camp = { $case ->
    [of] таборів
   *[nom] { $n ->
        *[one] табір
         [few] табори
         [many] таборів
         [other] табори
    }
    [gen] { $n ->
        *[one] табору
         [few] таборів
         [many] таборів
         [other] таборів
    }
    [dat] { $n ->
        *[one] табору
         [few] таборам
         [many] таборам
         [other] таборам
    }
    [ins] { $n ->
        *[one] табором
         [few] таборами
         [many] таборами
         [other] таборами
    }
    [loc] { $n ->
        *[one] таборі
         [few] таборах
         [many] таборах
         [other] таборах
    }
}
    .gender = masculine

## One of them at a time, in the accusative: за { -each-animal }, "за кожну тварину"

-each-mc = кожен M€
-each-steel = кожен ресурс сталі
-each-titanium = кожен ресурс титану
-each-plant = кожну рослину
-each-energy = кожен ресурс енергії
-each-heat = кожен ресурс тепла
-each-microbe = кожного мікроба
-each-animal = кожну тварину
-each-science = кожен ресурс науки
-each-fighter = кожен винищувач
-each-floater = кожен аеростат
-each-camp = кожен табір

## Cards

-card = { $case ->
    [of] карт
   *[nom] { $n ->
        *[one] карта
         [few] карти
         [many] карт
         [other] карти
    }
    [gen] { $n ->
        *[one] карти
         [few] карт
         [many] карт
         [other] карт
    }
    [dat] { $n ->
        *[one] карті
         [few] картам
         [many] картам
         [other] картам
    }
    [acc] { $n ->
        *[one] карту
         [few] карти
         [many] карт
         [other] карти
    }
    [ins] { $n ->
        *[one] картою
         [few] картами
         [many] картами
         [other] картами
    }
    [loc] { $n ->
        *[one] карті
         [few] картах
         [many] картах
         [other] картах
    }
}
    .gender = feminine

-project-card = { $case ->
    [of] карт проектів
   *[nom] { $n ->
        *[one] карта проекту
         [few] карти проектів
         [many] карт проектів
         [other] карти проектів
    }
    [gen] { $n ->
        *[one] карти проекту
         [few] карт проектів
         [many] карт проектів
         [other] карт проектів
    }
    [dat] { $n ->
        *[one] карті проекту
         [few] картам проектів
         [many] картам проектів
         [other] картам проектів
    }
    [acc] { $n ->
        *[one] карту проекту
         [few] карти проектів
         [many] карт проектів
         [other] карти проектів
    }
    [ins] { $n ->
        *[one] картою проекту
         [few] картами проектів
         [many] картами проектів
         [other] картами проектів
    }
    [loc] { $n ->
        *[one] карті проекту
         [few] картах проектів
         [many] картах проектів
         [other] картах проектів
    }
}
    .gender = feminine

-green-card = { $case ->
   *[nom] { $n ->
        *[one] зелена карта
         [few] зелені карти
         [many] зелених карт
         [other] зелені карти
    }
    [gen] { $n ->
        *[one] зеленої карти
         [few] зелених карт
         [many] зелених карт
         [other] зелених карт
    }
    [dat] { $n ->
        *[one] зеленій карті
         [few] зеленим картам
         [many] зеленим картам
         [other] зеленим картам
    }
    [acc] { $n ->
        *[one] зелену карту
         [few] зелені карти
         [many] зелених карт
         [other] зелені карти
    }
    [ins] { $n ->
        *[one] зеленою картою
         [few] зеленими картами
         [many] зеленими картами
         [other] зеленими картами
    }
    [loc] { $n ->
        *[one] зеленій карті
         [few] зелених картах
         [many] зелених картах
         [other] зелених картах
    }
}
    .gender = feminine

-blue-card = { $case ->
   *[nom] { $n ->
        *[one] синя карта
         [few] сині карти
         [many] синіх карт
         [other] сині карти
    }
    [gen] { $n ->
        *[one] синьої карти
         [few] синіх карт
         [many] синіх карт
         [other] синіх карт
    }
    [dat] { $n ->
        *[one] синій карті
         [few] синім картам
         [many] синім картам
         [other] синім картам
    }
    [acc] { $n ->
        *[one] синю карту
         [few] сині карти
         [many] синіх карт
         [other] сині карти
    }
    [ins] { $n ->
        *[one] синьою картою
         [few] синіми картами
         [many] синіми картами
         [other] синіми картами
    }
    [loc] { $n ->
        *[one] синій карті
         [few] синіх картах
         [many] синіх картах
         [other] синіх картах
    }
}
    .gender = feminine

-red-card = { $case ->
   *[nom] { $n ->
        *[one] червона карта
         [few] червоні карти
         [many] червоних карт
         [other] червоні карти
    }
    [gen] { $n ->
        *[one] червоної карти
         [few] червоних карт
         [many] червоних карт
         [other] червоних карт
    }
    [dat] { $n ->
        *[one] червоній карті
         [few] червоним картам
         [many] червоним картам
         [other] червоним картам
    }
    [acc] { $n ->
        *[one] червону карту
         [few] червоні карти
         [many] червоних карт
         [other] червоні карти
    }
    [ins] { $n ->
        *[one] червоною картою
         [few] червоними картами
         [many] червоними картами
         [other] червоними картами
    }
    [loc] { $n ->
        *[one] червоній карті
         [few] червоних картах
         [many] червоних картах
         [other] червоних картах
    }
}
    .gender = feminine

-automated-card = { $case ->
   *[nom] { $n ->
        *[one] автоматична карта
         [few] автоматичні карти
         [many] автоматичних карт
         [other] автоматичні карти
    }
    [gen] { $n ->
        *[one] автоматичної карти
         [few] автоматичних карт
         [many] автоматичних карт
         [other] автоматичних карт
    }
    [dat] { $n ->
        *[one] автоматичній карті
         [few] автоматичним картам
         [many] автоматичним картам
         [other] автоматичним картам
    }
    [acc] { $n ->
        *[one] автоматичну карту
         [few] автоматичні карти
         [many] автоматичних карт
         [other] автоматичні карти
    }
    [ins] { $n ->
        *[one] автоматичною картою
         [few] автоматичними картами
         [many] автоматичними картами
         [other] автоматичними картами
    }
    [loc] { $n ->
        *[one] автоматичній карті
         [few] автоматичних картах
         [many] автоматичних картах
         [other] автоматичних картах
    }
}
    .gender = feminine

-active-card = { $case ->
   *[nom] { $n ->
        *[one] активна карта
         [few] активні карти
         [many] активних карт
         [other] активні карти
    }
    [gen] { $n ->
        *[one] активної карти
         [few] активних карт
         [many] активних карт
         [other] активних карт
    }
    [dat] { $n ->
        *[one] активній карті
         [few] активним картам
         [many] активним картам
         [other] активним картам
    }
    [acc] { $n ->
        *[one] активну карту
         [few] активні карти
         [many] активних карт
         [other] активні карти
    }
    [ins] { $n ->
        *[one] активною картою
         [few] активними картами
         [many] активними картами
         [other] активними картами
    }
    [loc] { $n ->
        *[one] активній карті
         [few] активних картах
         [many] активних картах
         [other] активних картах
    }
}
    .gender = feminine

-phase-card = { $case ->
   *[nom] { $n ->
        *[one] карта фази
         [few] карти фаз
         [many] карт фаз
         [other] карти фаз
    }
    [gen] { $n ->
        *[one] карти фази
         [few] карт фаз
         [many] карт фаз
         [other] карт фаз
    }
    [dat] { $n ->
        *[one] карті фази
         [few] картам фаз
         [many] картам фаз
         [other] картам фаз
    }
    [acc] { $n ->
        *[one] карту фази
         [few] карти фаз
         [many] карт фаз
         [other] карти фаз
    }
    [ins] { $n ->
        *[one] картою фази
         [few] картами фаз
         [many] картами фаз
         [other] картами фаз
    }
    [loc] { $n ->
        *[one] карті фази
         [few] картах фаз
         [many] картах фаз
         [other] картах фаз
    }
}
    .gender = feminine

-event = { $case ->
   *[nom] { $n ->
        *[one] подія
         [few] події
         [many] подій
         [other] події
    }
    [gen] { $n ->
        *[one] події
         [few] подій
         [many] подій
         [other] подій
    }
    [dat] { $n ->
        *[one] події
         [few] подіям
         [many] подіям
         [other] подіям
    }
    [acc] { $n ->
        *[one] подію
         [few] події
         [many] подій
         [other] події
    }
    [ins] { $n ->
        *[one] подією
         [few] подіями
         [many] подіями
         [other] подіями
    }
    [loc] { $n ->
        *[one] події
         [few] подіях
         [many] подіях
         [other] подіях
    }
}
    .gender = feminine

-corporation = { $case ->
   *[nom] { $n ->
        *[one] корпорація
         [few] корпорації
         [many] корпорацій
         [other] корпорації
    }
    [gen] { $n ->
        *[one] корпорації
         [few] корпорацій
         [many] корпорацій
         [other] корпорацій
    }
    [dat] { $n ->
        *[one] корпорації
         [few] корпораціям
         [many] корпораціям
         [other] корпораціям
    }
    [acc] { $n ->
        *[one] корпорацію
         [few] корпорації
         [many] корпорацій
         [other] корпорації
    }
    [ins] { $n ->
        *[one] корпорацією
         [few] корпораціями
         [many] корпораціями
         [other] корпораціями
    }
    [loc] { $n ->
        *[one] корпорації
         [few] корпораціях
         [many] корпораціях
         [other] корпораціях
    }
}
    .gender = feminine

-hand = { $case ->
   *[nom] { $n ->
        *[one] рука
         [few] руки
         [many] рук
         [other] руки
    }
    [gen] { $n ->
        *[one] руки
         [few] рук
         [many] рук
         [other] рук
    }
    [dat] { $n ->
        *[one] руці
         [few] рукам
         [many] рукам
         [other] рукам
    }
    [acc] { $n ->
        *[one] руку
         [few] руки
         [many] рук
         [other] руки
    }
    [ins] { $n ->
        *[one] рукою
         [few] руками
         [many] руками
         [other] руками
    }
    [loc] { $n ->
        *[one] руці
         [few] руках
         [many] руках
         [other] руках
    }
}
    .gender = feminine

-deck = { $case ->
   *[nom] { $n ->
        *[one] колода
         [few] колоди
         [many] колод
         [other] колоди
    }
    [gen] { $n ->
        *[one] колоди
         [few] колод
         [many] колод
         [other] колод
    }
    [dat] { $n ->
        *[one] колоді
         [few] колодам
         [many] колодам
         [other] колодам
    }
    [acc] { $n ->
        *[one] колоду
         [few] колоди
         [many] колод
         [other] колоди
    }
    [ins] { $n ->
        *[one] колодою
         [few] колодами
         [many] колодами
         [other] колодами
    }
    [loc] { $n ->
        *[one] колоді
         [few] колодах
         [many] колодах
         [other] колодах
    }
}
    .gender = feminine

-discard-pile = { $case ->
   *[nom] { $n ->
        *[one] відбій
         [few] відбої
         [many] відбоїв
         [other] відбої
    }
    [gen] { $n ->
        *[one] відбою
         [few] відбоїв
         [many] відбоїв
         [other] відбоїв
    }
    [dat] { $n ->
        *[one] відбою
         [few] відбоям
         [many] відбоям
         [other] відбоям
    }
    [ins] { $n ->
        *[one] відбоєм
         [few] відбоями
         [many] відбоями
         [other] відбоями
    }
    [loc] { $n ->
        *[one] відбої
         [few] відбоях
         [many] відбоях
         [other] відбоях
    }
}
    .gender = masculine

-cost = { $case ->
   *[nom] { $n ->
        *[one] ціна
         [few] ціни
         [many] цін
         [other] ціни
    }
    [gen] { $n ->
        *[one] ціни
         [few] цін
         [many] цін
         [other] цін
    }
    [dat] { $n ->
        *[one] ціні
         [few] цінам
         [many] цінам
         [other] цінам
    }
    [acc] { $n ->
        *[one] ціну
         [few] ціни
         [many] цін
         [other] ціни
    }
    [ins] { $n ->
        *[one] ціною
         [few] цінами
         [many] цінами
         [other] цінами
    }
    [loc] { $n ->
        *[one] ціні
         [few] цінах
         [many] цінах
         [other] цінах
    }
}
    .gender = feminine

-discount = { $case ->
   *[nom] { $n ->
        *[one] знижка
         [few] знижки
         [many] знижок
         [other] знижки
    }
    [gen] { $n ->
        *[one] знижки
         [few] знижок
         [many] знижок
         [other] знижок
    }
    [dat] { $n ->
        *[one] знижці
         [few] знижкам
         [many] знижкам
         [other] знижкам
    }
    [acc] { $n ->
        *[one] знижку
         [few] знижки
         [many] знижок
         [other] знижки
    }
    [ins] { $n ->
        *[one] знижкою
         [few] знижками
         [many] знижками
         [other] знижками
    }
    [loc] { $n ->
        *[one] знижці
         [few] знижках
         [many] знижках
         [other] знижках
    }
}
    .gender = feminine

-requirement = { $case ->
   *[nom] { $n ->
        *[one] вимога
         [few] вимоги
         [many] вимог
         [other] вимоги
    }
    [gen] { $n ->
        *[one] вимоги
         [few] вимог
         [many] вимог
         [other] вимог
    }
    [dat] { $n ->
        *[one] вимозі
         [few] вимогам
         [many] вимогам
         [other] вимогам
    }
    [acc] { $n ->
        *[one] вимогу
         [few] вимоги
         [many] вимог
         [other] вимоги
    }
    [ins] { $n ->
        *[one] вимогою
         [few] вимогами
         [many] вимогами
         [other] вимогами
    }
    [loc] { $n ->
        *[one] вимозі
         [few] вимогах
         [many] вимогах
         [other] вимогах
    }
}
    .gender = feminine

-effect = { $case ->
   *[nom] { $n ->
        *[one] ефект
         [few] ефекти
         [many] ефектів
         [other] ефекти
    }
    [gen] { $n ->
        *[one] ефекту
         [few] ефектів
         [many] ефектів
         [other] ефектів
    }
    [dat] { $n ->
        *[one] ефекту
         [few] ефектам
         [many] ефектам
         [other] ефектам
    }
    [ins] { $n ->
        *[one] ефектом
         [few] ефектами
         [many] ефектами
         [other] ефектами
    }
    [loc] { $n ->
        *[one] ефекті
         [few] ефектах
         [many] ефектах
         [other] ефектах
    }
}
    .gender = masculine

-action = { $case ->
   *[nom] { $n ->
        *[one] дія
         [few] дії
         [many] дій
         [other] дії
    }
    [gen] { $n ->
        *[one] дії
         [few] дій
         [many] дій
         [other] дій
    }
    [dat] { $n ->
        *[one] дії
         [few] діям
         [many] діям
         [other] діям
    }
    [acc] { $n ->
        *[one] дію
         [few] дії
         [many] дій
         [other] дії
    }
    [ins] { $n ->
        *[one] дією
         [few] діями
         [many] діями
         [other] діями
    }
    [loc] { $n ->
        *[one] дії
         [few] діях
         [many] діях
         [other] діях
    }
}
    .gender = feminine

-standard-project = { $case ->
   *[nom] { $n ->
        *[one] стандартний проект
         [few] стандартні проекти
         [many] стандартних проектів
         [other] стандартні проекти
    }
    [gen] { $n ->
        *[one] стандартного проекту
         [few] стандартних проектів
         [many] стандартних проектів
         [other] стандартних проектів
    }
    [dat] { $n ->
        *[one] стандартному проекту
         [few] стандартним проектам
         [many] стандартним проектам
         [other] стандартним проектам
    }
    [ins] { $n ->
        *[one] стандартним проектом
         [few] стандартними проектами
         [many] стандартними проектами
         [other] стандартними проектами
    }
    [loc] { $n ->
        *[one] стандартному проекті
         [few] стандартних проектах
         [many] стандартних проектах
         [other] стандартних проектах
    }
}
    .gender = masculine

-standard-action = { $case ->
   *[nom] { $n ->
        *[one] стандартна дія
         [few] стандартні дії
         [many] стандартних дій
         [other] стандартні дії
    }
    [gen] { $n ->
        *[one] стандартної дії
         [few] стандартних дій
         [many] стандартних дій
         [other] стандартних дій
    }
    [dat] { $n ->
        *[one] стандартній дії
         [few] стандартним діям
         [many] стандартним діям
         [other] стандартним діям
    }
    [acc] { $n ->
        *[one] стандартну дію
         [few] стандартні дії
         [many] стандартних дій
         [other] стандартні дії
    }
    [ins] { $n ->
        *[one] стандартною дією
         [few] стандартними діями
         [many] стандартними діями
         [other] стандартними діями
    }
    [loc] { $n ->
        *[one] стандартній дії
         [few] стандартних діях
         [many] стандартних діях
         [other] стандартних діях
    }
}
    .gender = feminine

## Tags. The name of a tag is in the genitive when no case is asked: { -tag(case: "acc") } { -tag-jovian }, "мітку Юпітера"

-tag = { $case ->
   *[nom] { $n ->
        *[one] мітка
         [few] мітки
         [many] міток
         [other] мітки
    }
    [gen] { $n ->
        *[one] мітки
         [few] міток
         [many] міток
         [other] міток
    }
    [dat] { $n ->
        *[one] мітці
         [few] міткам
         [many] міткам
         [other] міткам
    }
    [acc] { $n ->
        *[one] мітку
         [few] мітки
         [many] міток
         [other] мітки
    }
    [ins] { $n ->
        *[one] міткою
         [few] мітками
         [many] мітками
         [other] мітками
    }
    [loc] { $n ->
        *[one] мітці
         [few] мітках
         [many] мітках
         [other] мітках
    }
}
    .gender = feminine

-tag-building = { $case ->
    [nom] будівництво
   *[gen] будівництва
    [dat] будівництву
    [acc] будівництво
    [ins] будівництвом
    [loc] будівництві
}

-tag-space = { $case ->
    [nom] космос
   *[gen] космосу
    [dat] космосу
    [acc] космос
    [ins] космосом
    [loc] космосі
}

-tag-power = { $case ->
    [nom] енергія
   *[gen] енергії
    [dat] енергії
    [acc] енергію
    [ins] енергією
    [loc] енергії
}

-tag-science = { $case ->
    [nom] наука
   *[gen] науки
    [dat] науці
    [acc] науку
    [ins] наукою
    [loc] науці
}

-tag-jovian = { $case ->
    [nom] Юпітер
   *[gen] Юпітера
    [dat] Юпітеру
    [acc] Юпітер
    [ins] Юпітером
    [loc] Юпітері
}

-tag-earth = { $case ->
    [nom] Земля
   *[gen] Землі
    [dat] Землі
    [acc] Землю
    [ins] Землею
    [loc] Землі
}

-tag-plant = { $case ->
    [nom] рослина
   *[gen] рослини
    [dat] рослині
    [acc] рослину
    [ins] рослиною
    [loc] рослині
}

-tag-microbe = { $case ->
    [nom] мікроб
   *[gen] мікроба
    [dat] мікробу
    [acc] мікроба
    [ins] мікробом
    [loc] мікробі
}

-tag-animal = { $case ->
    [nom] тварина
   *[gen] тварини
    [dat] тварині
    [acc] тварину
    [ins] твариною
    [loc] тварині
}

-tag-city = { $case ->
    [nom] місто
   *[gen] міста
    [dat] місту
    [acc] місто
    [ins] містом
    [loc] місті
}

-tag-event = { $case ->
    [nom] подія
   *[gen] події
    [dat] події
    [acc] подію
    [ins] подією
    [loc] події
}

## The map and its tiles

-tile = { $case ->
    [of] жетонів
   *[nom] { $n ->
        *[one] жетон
         [few] жетони
         [many] жетонів
         [other] жетони
    }
    [gen] { $n ->
        *[one] жетона
         [few] жетонів
         [many] жетонів
         [other] жетонів
    }
    [dat] { $n ->
        *[one] жетону
         [few] жетонам
         [many] жетонам
         [other] жетонам
    }
    [ins] { $n ->
        *[one] жетоном
         [few] жетонами
         [many] жетонами
         [other] жетонами
    }
    [loc] { $n ->
        *[one] жетоні
         [few] жетонах
         [many] жетонах
         [other] жетонах
    }
}
    .gender = masculine

-special-tile = { $case ->
   *[nom] { $n ->
        *[one] особливий жетон
         [few] особливі жетони
         [many] особливих жетонів
         [other] особливі жетони
    }
    [gen] { $n ->
        *[one] особливого жетона
         [few] особливих жетонів
         [many] особливих жетонів
         [other] особливих жетонів
    }
    [dat] { $n ->
        *[one] особливому жетону
         [few] особливим жетонам
         [many] особливим жетонам
         [other] особливим жетонам
    }
    [ins] { $n ->
        *[one] особливим жетоном
         [few] особливими жетонами
         [many] особливими жетонами
         [other] особливими жетонами
    }
    [loc] { $n ->
        *[one] особливому жетоні
         [few] особливих жетонах
         [many] особливих жетонах
         [other] особливих жетонах
    }
}
    .gender = masculine

-ocean = { $case ->
    [of] океану
   *[nom] { $n ->
        *[one] океан
         [few] океани
         [many] океанів
         [other] океани
    }
    [gen] { $n ->
        *[one] океану
         [few] океанів
         [many] океанів
         [other] океанів
    }
    [dat] { $n ->
        *[one] океану
         [few] океанам
         [many] океанам
         [other] океанам
    }
    [ins] { $n ->
        *[one] океаном
         [few] океанами
         [many] океанами
         [other] океанами
    }
    [loc] { $n ->
        *[one] океані
         [few] океанах
         [many] океанах
         [other] океанах
    }
}
    .gender = masculine

-greenery = { $case ->
    [of] зелені
   *[nom] { $n ->
        *[mass] зелень
         [one] жетон зелені
         [few] жетони зелені
         [many] жетонів зелені
    }
    [gen] { $n ->
        *[mass] зелені
         [one] жетона зелені
         [few] жетонів зелені
         [many] жетонів зелені
    }
    [dat] { $n ->
        *[mass] зелені
         [one] жетону зелені
         [few] жетонам зелені
         [many] жетонам зелені
    }
    [ins] { $n ->
        *[mass] зеленню
         [one] жетоном зелені
         [few] жетонами зелені
         [many] жетонами зелені
    }
    [loc] { $n ->
        *[mass] зелені
         [one] жетоні зелені
         [few] жетонах зелені
         [many] жетонах зелені
    }
}
    .gender = feminine

-city = { $case ->
    [of] міста
   *[nom] { $n ->
        *[one] місто
         [few] міста
         [many] міст
         [other] міста
    }
    [gen] { $n ->
        *[one] міста
         [few] міст
         [many] міст
         [other] міст
    }
    [dat] { $n ->
        *[one] місту
         [few] містам
         [many] містам
         [other] містам
    }
    [ins] { $n ->
        *[one] містом
         [few] містами
         [many] містами
         [other] містами
    }
    [loc] { $n ->
        *[one] місті
         [few] містах
         [many] містах
         [other] містах
    }
}
    .gender = neuter

-forest = { $case ->
    [of] лісу
   *[nom] { $n ->
        *[one] ліс
         [few] ліси
         [many] лісів
         [other] ліси
    }
    [gen] { $n ->
        *[one] лісу
         [few] лісів
         [many] лісів
         [other] лісів
    }
    [dat] { $n ->
        *[one] лісу
         [few] лісам
         [many] лісам
         [other] лісам
    }
    [ins] { $n ->
        *[one] лісом
         [few] лісами
         [many] лісами
         [other] лісами
    }
    [loc] { $n ->
        *[one] лісі
         [few] лісах
         [many] лісах
         [other] лісах
    }
}
    .gender = masculine

-space = { $case ->
   *[nom] { $n ->
        *[one] ділянка
         [few] ділянки
         [many] ділянок
         [other] ділянки
    }
    [gen] { $n ->
        *[one] ділянки
         [few] ділянок
         [many] ділянок
         [other] ділянок
    }
    [dat] { $n ->
        *[one] ділянці
         [few] ділянкам
         [many] ділянкам
         [other] ділянкам
    }
    [acc] { $n ->
        *[one] ділянку
         [few] ділянки
         [many] ділянок
         [other] ділянки
    }
    [ins] { $n ->
        *[one] ділянкою
         [few] ділянками
         [many] ділянками
         [other] ділянками
    }
    [loc] { $n ->
        *[one] ділянці
         [few] ділянках
         [many] ділянках
         [other] ділянках
    }
}
    .gender = feminine

-marker = { $case ->
   *[nom] { $n ->
        *[one] маркер
         [few] маркери
         [many] маркерів
         [other] маркери
    }
    [gen] { $n ->
        *[one] маркера
         [few] маркерів
         [many] маркерів
         [other] маркерів
    }
    [dat] { $n ->
        *[one] маркеру
         [few] маркерам
         [many] маркерам
         [other] маркерам
    }
    [ins] { $n ->
        *[one] маркером
         [few] маркерами
         [many] маркерами
         [other] маркерами
    }
    [loc] { $n ->
        *[one] маркері
         [few] маркерах
         [many] маркерах
         [other] маркерах
    }
}
    .gender = masculine

-placement-bonus = { $case ->
   *[nom] { $n ->
        *[one] бонус розміщення
         [few] бонуси розміщення
         [many] бонусів розміщення
         [other] бонуси розміщення
    }
    [gen] { $n ->
        *[one] бонусу розміщення
         [few] бонусів розміщення
         [many] бонусів розміщення
         [other] бонусів розміщення
    }
    [dat] { $n ->
        *[one] бонусу розміщення
         [few] бонусам розміщення
         [many] бонусам розміщення
         [other] бонусам розміщення
    }
    [ins] { $n ->
        *[one] бонусом розміщення
         [few] бонусами розміщення
         [many] бонусами розміщення
         [other] бонусами розміщення
    }
    [loc] { $n ->
        *[one] бонусі розміщення
         [few] бонусах розміщення
         [many] бонусах розміщення
         [other] бонусах розміщення
    }
}
    .gender = masculine

## Parameters, rating and points

-parameter = { $case ->
   *[nom] { $n ->
        *[one] глобальний параметр
         [few] глобальні параметри
         [many] глобальних параметрів
         [other] глобальні параметри
    }
    [gen] { $n ->
        *[one] глобального параметра
         [few] глобальних параметрів
         [many] глобальних параметрів
         [other] глобальних параметрів
    }
    [dat] { $n ->
        *[one] глобальному параметру
         [few] глобальним параметрам
         [many] глобальним параметрам
         [other] глобальним параметрам
    }
    [ins] { $n ->
        *[one] глобальним параметром
         [few] глобальними параметрами
         [many] глобальними параметрами
         [other] глобальними параметрами
    }
    [loc] { $n ->
        *[one] глобальному параметрі
         [few] глобальних параметрах
         [many] глобальних параметрах
         [other] глобальних параметрах
    }
}
    .gender = masculine

-temperature = { $case ->
   *[nom] температура
    [gen] температури
    [dat] температурі
    [acc] температуру
    [ins] температурою
    [loc] температурі
}
    .gender = feminine

-oxygen = { $case ->
   *[nom] кисень
    [gen] кисню
    [dat] кисню
    [ins] киснем
    [loc] кисні
}
    .gender = masculine

-oxygen-level = { $case ->
   *[nom] рівень кисню
    [gen] рівня кисню
    [dat] рівню кисню
    [ins] рівнем кисню
    [loc] рівні кисню
}
    .gender = masculine

-tr = РТ

-rating = { $case ->
   *[nom] рейтинг тераформування
    [gen] рейтингу тераформування
    [dat] рейтингу тераформування
    [ins] рейтингом тераформування
    [loc] рейтингу тераформування
}
    .gender = masculine

# A step of a parameter or of the rating.
-step = { $case ->
   *[nom] { $n ->
        *[one] поділка
         [few] поділки
         [many] поділок
         [other] поділки
    }
    [gen] { $n ->
        *[one] поділки
         [few] поділок
         [many] поділок
         [other] поділок
    }
    [dat] { $n ->
        *[one] поділці
         [few] поділкам
         [many] поділкам
         [other] поділкам
    }
    [acc] { $n ->
        *[one] поділку
         [few] поділки
         [many] поділок
         [other] поділки
    }
    [ins] { $n ->
        *[one] поділкою
         [few] поділками
         [many] поділками
         [other] поділками
    }
    [loc] { $n ->
        *[one] поділці
         [few] поділках
         [many] поділках
         [other] поділках
    }
}
    .gender = feminine

# A step of production, and of the marker on a colony tile.
-production-step = { $case ->
   *[nom] { $n ->
        *[one] крок
         [few] кроки
         [many] кроків
         [other] кроки
    }
    [gen] { $n ->
        *[one] кроку
         [few] кроків
         [many] кроків
         [other] кроків
    }
    [dat] { $n ->
        *[one] кроку
         [few] крокам
         [many] крокам
         [other] крокам
    }
    [ins] { $n ->
        *[one] кроком
         [few] кроками
         [many] кроками
         [other] кроками
    }
    [loc] { $n ->
        *[one] кроці
         [few] кроках
         [many] кроках
         [other] кроках
    }
}
    .gender = masculine

-vp = ПО

-victory-point = { $case ->
   *[nom] { $n ->
        *[one] переможне очко
         [few] переможні очки
         [many] переможних очок
         [other] переможні очки
    }
    [gen] { $n ->
        *[one] переможного очка
         [few] переможних очок
         [many] переможних очок
         [other] переможних очок
    }
    [dat] { $n ->
        *[one] переможному очку
         [few] переможним очкам
         [many] переможним очкам
         [other] переможним очкам
    }
    [ins] { $n ->
        *[one] переможним очком
         [few] переможними очками
         [many] переможними очками
         [other] переможними очками
    }
    [loc] { $n ->
        *[one] переможному очку
         [few] переможних очках
         [many] переможних очках
         [other] переможних очках
    }
}
    .gender = neuter

-milestone = { $case ->
   *[nom] { $n ->
        *[one] досягнення
         [few] досягнення
         [many] досягнень
         [other] досягнення
    }
    [gen] { $n ->
        *[one] досягнення
         [few] досягнень
         [many] досягнень
         [other] досягнень
    }
    [dat] { $n ->
        *[one] досягненню
         [few] досягненням
         [many] досягненням
         [other] досягненням
    }
    [ins] { $n ->
        *[one] досягненням
         [few] досягненнями
         [many] досягненнями
         [other] досягненнями
    }
    [loc] { $n ->
        *[one] досягненні
         [few] досягненнях
         [many] досягненнях
         [other] досягненнях
    }
}
    .gender = neuter

-award = { $case ->
   *[nom] { $n ->
        *[one] нагорода
         [few] нагороди
         [many] нагород
         [other] нагороди
    }
    [gen] { $n ->
        *[one] нагороди
         [few] нагород
         [many] нагород
         [other] нагород
    }
    [dat] { $n ->
        *[one] нагороді
         [few] нагородам
         [many] нагородам
         [other] нагородам
    }
    [acc] { $n ->
        *[one] нагороду
         [few] нагороди
         [many] нагород
         [other] нагороди
    }
    [ins] { $n ->
        *[one] нагородою
         [few] нагородами
         [many] нагородами
         [other] нагородами
    }
    [loc] { $n ->
        *[one] нагороді
         [few] нагородах
         [many] нагородах
         [other] нагородах
    }
}
    .gender = feminine

# A colour zone of a track in Ares Expedition.
-zone = { $case ->
   *[nom] { $n ->
        *[one] зона
         [few] зони
         [many] зон
         [other] зони
    }
    [gen] { $n ->
        *[one] зони
         [few] зон
         [many] зон
         [other] зон
    }
    [dat] { $n ->
        *[one] зоні
         [few] зонам
         [many] зонам
         [other] зонам
    }
    [acc] { $n ->
        *[one] зону
         [few] зони
         [many] зон
         [other] зони
    }
    [ins] { $n ->
        *[one] зоною
         [few] зонами
         [many] зонами
         [other] зонами
    }
    [loc] { $n ->
        *[one] зоні
         [few] зонах
         [many] зонах
         [other] зонах
    }
}
    .gender = feminine

-zone-purple = { $case ->
   *[nom] фіолетова зона
    [gen] фіолетової зони
    [dat] фіолетовій зоні
    [acc] фіолетову зону
    [ins] фіолетовою зоною
    [loc] фіолетовій зоні
}
    .gender = feminine

-zone-red = { $case ->
   *[nom] червона зона
    [gen] червоної зони
    [dat] червоній зоні
    [acc] червону зону
    [ins] червоною зоною
    [loc] червоній зоні
}
    .gender = feminine

-zone-yellow = { $case ->
   *[nom] жовта зона
    [gen] жовтої зони
    [dat] жовтій зоні
    [acc] жовту зону
    [ins] жовтою зоною
    [loc] жовтій зоні
}
    .gender = feminine

-zone-white = { $case ->
   *[nom] біла зона
    [gen] білої зони
    [dat] білій зоні
    [acc] білу зону
    [ins] білою зоною
    [loc] білій зоні
}
    .gender = feminine

## Colonies

-colony = { $case ->
    [of] колоній
   *[nom] { $n ->
        *[one] колонія
         [few] колонії
         [many] колоній
         [other] колонії
    }
    [gen] { $n ->
        *[one] колонії
         [few] колоній
         [many] колоній
         [other] колоній
    }
    [dat] { $n ->
        *[one] колонії
         [few] колоніям
         [many] колоніям
         [other] колоніям
    }
    [acc] { $n ->
        *[one] колонію
         [few] колонії
         [many] колоній
         [other] колонії
    }
    [ins] { $n ->
        *[one] колонією
         [few] колоніями
         [many] колоніями
         [other] колоніями
    }
    [loc] { $n ->
        *[one] колонії
         [few] колоніях
         [many] колоніях
         [other] колоніях
    }
}
    .gender = feminine

-colony-tile = { $case ->
   *[nom] { $n ->
        *[one] жетон колонії
         [few] жетони колоній
         [many] жетонів колоній
         [other] жетони колоній
    }
    [gen] { $n ->
        *[one] жетона колонії
         [few] жетонів колоній
         [many] жетонів колоній
         [other] жетонів колоній
    }
    [dat] { $n ->
        *[one] жетону колонії
         [few] жетонам колоній
         [many] жетонам колоній
         [other] жетонам колоній
    }
    [ins] { $n ->
        *[one] жетоном колонії
         [few] жетонами колоній
         [many] жетонами колоній
         [other] жетонами колоній
    }
    [loc] { $n ->
        *[one] жетоні колонії
         [few] жетонах колоній
         [many] жетонах колоній
         [other] жетонах колоній
    }
}
    .gender = masculine

-trade-fleet = { $case ->
   *[nom] { $n ->
        *[one] торговельний флот
         [few] торговельні флоти
         [many] торговельних флотів
         [other] торговельні флоти
    }
    [gen] { $n ->
        *[one] торговельного флоту
         [few] торговельних флотів
         [many] торговельних флотів
         [other] торговельних флотів
    }
    [dat] { $n ->
        *[one] торговельному флоту
         [few] торговельним флотам
         [many] торговельним флотам
         [other] торговельним флотам
    }
    [ins] { $n ->
        *[one] торговельним флотом
         [few] торговельними флотами
         [many] торговельними флотами
         [other] торговельними флотами
    }
    [loc] { $n ->
        *[one] торговельному флоті
         [few] торговельних флотах
         [many] торговельних флотах
         [other] торговельних флотах
    }
}
    .gender = masculine

-trade = { $case ->
   *[nom] торгівля
    [gen] торгівлі
    [dat] торгівлі
    [acc] торгівлю
    [ins] торгівлею
    [loc] торгівлі
}
    .gender = feminine

-trade-income = { $case ->
   *[nom] дохід торгівлі
    [gen] доходу торгівлі
    [dat] доходу торгівлі
    [ins] доходом торгівлі
    [loc] доході торгівлі
}
    .gender = masculine

-colony-bonus = { $case ->
   *[nom] { $n ->
        *[one] бонус колонії
         [few] бонуси колоній
         [many] бонусів колоній
         [other] бонуси колоній
    }
    [gen] { $n ->
        *[one] бонусу колонії
         [few] бонусів колоній
         [many] бонусів колоній
         [other] бонусів колоній
    }
    [dat] { $n ->
        *[one] бонусу колонії
         [few] бонусам колоній
         [many] бонусам колоній
         [other] бонусам колоній
    }
    [ins] { $n ->
        *[one] бонусом колонії
         [few] бонусами колоній
         [many] бонусами колоній
         [other] бонусами колоній
    }
    [loc] { $n ->
        *[one] бонусі колонії
         [few] бонусах колоній
         [many] бонусах колоній
         [other] бонусах колоній
    }
}
    .gender = masculine

## People and time

-player = { $case ->
   *[nom] { $n ->
        *[one] гравець
         [few] гравці
         [many] гравців
         [other] гравці
    }
    [gen] { $n ->
        *[one] гравця
         [few] гравців
         [many] гравців
         [other] гравців
    }
    [dat] { $n ->
        *[one] гравцеві
         [few] гравцям
         [many] гравцям
         [other] гравцям
    }
    [acc] { $n ->
        *[one] гравця
         [few] гравців
         [many] гравців
         [other] гравців
    }
    [ins] { $n ->
        *[one] гравцем
         [few] гравцями
         [many] гравцями
         [other] гравцями
    }
    [loc] { $n ->
        *[one] гравцеві
         [few] гравцях
         [many] гравцях
         [other] гравцях
    }
}
    .gender = masculine

-opponent = { $case ->
   *[nom] { $n ->
        *[one] суперник
         [few] суперники
         [many] суперників
         [other] суперники
    }
    [gen] { $n ->
        *[one] суперника
         [few] суперників
         [many] суперників
         [other] суперників
    }
    [dat] { $n ->
        *[one] суперникові
         [few] суперникам
         [many] суперникам
         [other] суперникам
    }
    [acc] { $n ->
        *[one] суперника
         [few] суперників
         [many] суперників
         [other] суперників
    }
    [ins] { $n ->
        *[one] суперником
         [few] суперниками
         [many] суперниками
         [other] суперниками
    }
    [loc] { $n ->
        *[one] суперникові
         [few] суперниках
         [many] суперниках
         [other] суперниках
    }
}
    .gender = masculine

-generation = { $case ->
   *[nom] { $n ->
        *[one] покоління
         [few] покоління
         [many] поколінь
         [other] покоління
    }
    [gen] { $n ->
        *[one] покоління
         [few] поколінь
         [many] поколінь
         [other] поколінь
    }
    [dat] { $n ->
        *[one] поколінню
         [few] поколінням
         [many] поколінням
         [other] поколінням
    }
    [ins] { $n ->
        *[one] поколінням
         [few] поколіннями
         [many] поколіннями
         [other] поколіннями
    }
    [loc] { $n ->
        *[one] поколінні
         [few] поколіннях
         [many] поколіннях
         [other] поколіннях
    }
}
    .gender = neuter

-round = { $case ->
   *[nom] { $n ->
        *[one] раунд
         [few] раунди
         [many] раундів
         [other] раунди
    }
    [gen] { $n ->
        *[one] раунду
         [few] раундів
         [many] раундів
         [other] раундів
    }
    [dat] { $n ->
        *[one] раунду
         [few] раундам
         [many] раундам
         [other] раундам
    }
    [ins] { $n ->
        *[one] раундом
         [few] раундами
         [many] раундами
         [other] раундами
    }
    [loc] { $n ->
        *[one] раунді
         [few] раундах
         [many] раундах
         [other] раундах
    }
}
    .gender = masculine

-phase = { $case ->
   *[nom] { $n ->
        *[one] фаза
         [few] фази
         [many] фаз
         [other] фази
    }
    [gen] { $n ->
        *[one] фази
         [few] фаз
         [many] фаз
         [other] фаз
    }
    [dat] { $n ->
        *[one] фазі
         [few] фазам
         [many] фазам
         [other] фазам
    }
    [acc] { $n ->
        *[one] фазу
         [few] фази
         [many] фаз
         [other] фази
    }
    [ins] { $n ->
        *[one] фазою
         [few] фазами
         [many] фазами
         [other] фазами
    }
    [loc] { $n ->
        *[one] фазі
         [few] фазах
         [many] фазах
         [other] фазах
    }
}
    .gender = feminine

# Names of phases, in the genitive: у { -phase(case: "loc") } { -phase-production }, "у фазі виробництва".
-phase-player-order = передачі ходу
-phase-research = досліджень
-phase-action = дій
-phase-production = виробництва
-phase-solar = Сонця
-phase-development = розвитку
-phase-construction = будівництва

# A step of the round around the phases of Ares Expedition: планування, фаз, завершення.
-stage = { $case ->
   *[nom] { $n ->
        *[one] етап
         [few] етапи
         [many] етапів
         [other] етапи
    }
    [gen] { $n ->
        *[one] етапу
         [few] етапів
         [many] етапів
         [other] етапів
    }
    [dat] { $n ->
        *[one] етапу
         [few] етапам
         [many] етапам
         [other] етапам
    }
    [ins] { $n ->
        *[one] етапом
         [few] етапами
         [many] етапами
         [other] етапами
    }
    [loc] { $n ->
        *[one] етапі
         [few] етапах
         [many] етапах
         [other] етапах
    }
}
    .gender = masculine

-turn = { $case ->
   *[nom] { $n ->
        *[one] хід
         [few] ходи
         [many] ходів
         [other] ходи
    }
    [gen] { $n ->
        *[one] ходу
         [few] ходів
         [many] ходів
         [other] ходів
    }
    [dat] { $n ->
        *[one] ходу
         [few] ходам
         [many] ходам
         [other] ходам
    }
    [ins] { $n ->
        *[one] ходом
         [few] ходами
         [many] ходами
         [other] ходами
    }
    [loc] { $n ->
        *[one] ході
         [few] ходах
         [many] ходах
         [other] ходах
    }
}
    .gender = masculine

## Counted nouns. { count-plant } is nominative, "3 рослини"; .acc and .gen are the other two cases a number takes in a sentence

count-mc = { $n } { -mc }
    .acc = { $n } { -mc }
    .gen = { $n } { -mc }

count-tr = { $n } { -tr }
    .acc = { $n } { -tr }
    .gen = { $n } { -tr }

count-vp = { $n } { -vp }
    .acc = { $n } { -vp }
    .gen = { $n } { -vp }

count-steel = { $n } { $n ->
        [one] { -steel(n: "one") }
        [few] { -steel(n: "few") }
       *[many] { -steel(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -steel(case: "acc", n: "one") }
        [few] { -steel(case: "acc", n: "few") }
       *[many] { -steel(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -steel(case: "gen", n: "one") }
        [few] { -steel(case: "gen", n: "few") }
       *[many] { -steel(case: "gen", n: "many") }
    }

count-titanium = { $n } { $n ->
        [one] { -titanium(n: "one") }
        [few] { -titanium(n: "few") }
       *[many] { -titanium(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -titanium(case: "acc", n: "one") }
        [few] { -titanium(case: "acc", n: "few") }
       *[many] { -titanium(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -titanium(case: "gen", n: "one") }
        [few] { -titanium(case: "gen", n: "few") }
       *[many] { -titanium(case: "gen", n: "many") }
    }

count-plant = { $n } { $n ->
        [one] { -plant(n: "one") }
        [few] { -plant(n: "few") }
       *[many] { -plant(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -plant(case: "acc", n: "one") }
        [few] { -plant(case: "acc", n: "few") }
       *[many] { -plant(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -plant(case: "gen", n: "one") }
        [few] { -plant(case: "gen", n: "few") }
       *[many] { -plant(case: "gen", n: "many") }
    }

count-energy = { $n } { $n ->
        [one] { -energy(n: "one") }
        [few] { -energy(n: "few") }
       *[many] { -energy(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -energy(case: "acc", n: "one") }
        [few] { -energy(case: "acc", n: "few") }
       *[many] { -energy(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -energy(case: "gen", n: "one") }
        [few] { -energy(case: "gen", n: "few") }
       *[many] { -energy(case: "gen", n: "many") }
    }

count-heat = { $n } { $n ->
        [one] { -heat(n: "one") }
        [few] { -heat(n: "few") }
       *[many] { -heat(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -heat(case: "acc", n: "one") }
        [few] { -heat(case: "acc", n: "few") }
       *[many] { -heat(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -heat(case: "gen", n: "one") }
        [few] { -heat(case: "gen", n: "few") }
       *[many] { -heat(case: "gen", n: "many") }
    }

count-resource = { $n } { $n ->
        [one] { -resource(n: "one") }
        [few] { -resource(n: "few") }
       *[many] { -resource(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -resource(case: "acc", n: "one") }
        [few] { -resource(case: "acc", n: "few") }
       *[many] { -resource(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -resource(case: "gen", n: "one") }
        [few] { -resource(case: "gen", n: "few") }
       *[many] { -resource(case: "gen", n: "many") }
    }

count-cube = { $n } { $n ->
        [one] { -cube(n: "one") }
        [few] { -cube(n: "few") }
       *[many] { -cube(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -cube(case: "acc", n: "one") }
        [few] { -cube(case: "acc", n: "few") }
       *[many] { -cube(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -cube(case: "gen", n: "one") }
        [few] { -cube(case: "gen", n: "few") }
       *[many] { -cube(case: "gen", n: "many") }
    }

count-microbe = { $n } { $n ->
        [one] { -microbe(n: "one") }
        [few] { -microbe(n: "few") }
       *[many] { -microbe(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -microbe(case: "acc", n: "one") }
        [few] { -microbe(case: "acc", n: "few") }
       *[many] { -microbe(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -microbe(case: "gen", n: "one") }
        [few] { -microbe(case: "gen", n: "few") }
       *[many] { -microbe(case: "gen", n: "many") }
    }

count-animal = { $n } { $n ->
        [one] { -animal(n: "one") }
        [few] { -animal(n: "few") }
       *[many] { -animal(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -animal(case: "acc", n: "one") }
        [few] { -animal(case: "acc", n: "few") }
       *[many] { -animal(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -animal(case: "gen", n: "one") }
        [few] { -animal(case: "gen", n: "few") }
       *[many] { -animal(case: "gen", n: "many") }
    }

count-science = { $n } { $n ->
        [one] { -science(n: "one") }
        [few] { -science(n: "few") }
       *[many] { -science(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -science(case: "acc", n: "one") }
        [few] { -science(case: "acc", n: "few") }
       *[many] { -science(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -science(case: "gen", n: "one") }
        [few] { -science(case: "gen", n: "few") }
       *[many] { -science(case: "gen", n: "many") }
    }

count-fighter = { $n } { $n ->
        [one] { -fighter(n: "one") }
        [few] { -fighter(n: "few") }
       *[many] { -fighter(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -fighter(case: "acc", n: "one") }
        [few] { -fighter(case: "acc", n: "few") }
       *[many] { -fighter(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -fighter(case: "gen", n: "one") }
        [few] { -fighter(case: "gen", n: "few") }
       *[many] { -fighter(case: "gen", n: "many") }
    }

count-floater = { $n } { $n ->
        [one] { -floater(n: "one") }
        [few] { -floater(n: "few") }
       *[many] { -floater(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -floater(case: "acc", n: "one") }
        [few] { -floater(case: "acc", n: "few") }
       *[many] { -floater(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -floater(case: "gen", n: "one") }
        [few] { -floater(case: "gen", n: "few") }
       *[many] { -floater(case: "gen", n: "many") }
    }

count-camp = { $n } { $n ->
        [one] { -camp(n: "one") }
        [few] { -camp(n: "few") }
       *[many] { -camp(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -camp(case: "acc", n: "one") }
        [few] { -camp(case: "acc", n: "few") }
       *[many] { -camp(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -camp(case: "gen", n: "one") }
        [few] { -camp(case: "gen", n: "few") }
       *[many] { -camp(case: "gen", n: "many") }
    }

count-card = { $n } { $n ->
        [one] { -card(n: "one") }
        [few] { -card(n: "few") }
       *[many] { -card(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -card(case: "acc", n: "one") }
        [few] { -card(case: "acc", n: "few") }
       *[many] { -card(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -card(case: "gen", n: "one") }
        [few] { -card(case: "gen", n: "few") }
       *[many] { -card(case: "gen", n: "many") }
    }

count-project-card = { $n } { $n ->
        [one] { -project-card(n: "one") }
        [few] { -project-card(n: "few") }
       *[many] { -project-card(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -project-card(case: "acc", n: "one") }
        [few] { -project-card(case: "acc", n: "few") }
       *[many] { -project-card(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -project-card(case: "gen", n: "one") }
        [few] { -project-card(case: "gen", n: "few") }
       *[many] { -project-card(case: "gen", n: "many") }
    }

count-green-card = { $n } { $n ->
        [one] { -green-card(n: "one") }
        [few] { -green-card(n: "few") }
       *[many] { -green-card(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -green-card(case: "acc", n: "one") }
        [few] { -green-card(case: "acc", n: "few") }
       *[many] { -green-card(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -green-card(case: "gen", n: "one") }
        [few] { -green-card(case: "gen", n: "few") }
       *[many] { -green-card(case: "gen", n: "many") }
    }

count-blue-card = { $n } { $n ->
        [one] { -blue-card(n: "one") }
        [few] { -blue-card(n: "few") }
       *[many] { -blue-card(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -blue-card(case: "acc", n: "one") }
        [few] { -blue-card(case: "acc", n: "few") }
       *[many] { -blue-card(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -blue-card(case: "gen", n: "one") }
        [few] { -blue-card(case: "gen", n: "few") }
       *[many] { -blue-card(case: "gen", n: "many") }
    }

count-red-card = { $n } { $n ->
        [one] { -red-card(n: "one") }
        [few] { -red-card(n: "few") }
       *[many] { -red-card(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -red-card(case: "acc", n: "one") }
        [few] { -red-card(case: "acc", n: "few") }
       *[many] { -red-card(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -red-card(case: "gen", n: "one") }
        [few] { -red-card(case: "gen", n: "few") }
       *[many] { -red-card(case: "gen", n: "many") }
    }

count-event = { $n } { $n ->
        [one] { -event(n: "one") }
        [few] { -event(n: "few") }
       *[many] { -event(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -event(case: "acc", n: "one") }
        [few] { -event(case: "acc", n: "few") }
       *[many] { -event(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -event(case: "gen", n: "one") }
        [few] { -event(case: "gen", n: "few") }
       *[many] { -event(case: "gen", n: "many") }
    }

count-corporation = { $n } { $n ->
        [one] { -corporation(n: "one") }
        [few] { -corporation(n: "few") }
       *[many] { -corporation(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -corporation(case: "acc", n: "one") }
        [few] { -corporation(case: "acc", n: "few") }
       *[many] { -corporation(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -corporation(case: "gen", n: "one") }
        [few] { -corporation(case: "gen", n: "few") }
       *[many] { -corporation(case: "gen", n: "many") }
    }

count-action = { $n } { $n ->
        [one] { -action(n: "one") }
        [few] { -action(n: "few") }
       *[many] { -action(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -action(case: "acc", n: "one") }
        [few] { -action(case: "acc", n: "few") }
       *[many] { -action(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -action(case: "gen", n: "one") }
        [few] { -action(case: "gen", n: "few") }
       *[many] { -action(case: "gen", n: "many") }
    }

count-effect = { $n } { $n ->
        [one] { -effect(n: "one") }
        [few] { -effect(n: "few") }
       *[many] { -effect(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -effect(case: "acc", n: "one") }
        [few] { -effect(case: "acc", n: "few") }
       *[many] { -effect(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -effect(case: "gen", n: "one") }
        [few] { -effect(case: "gen", n: "few") }
       *[many] { -effect(case: "gen", n: "many") }
    }

count-standard-project = { $n } { $n ->
        [one] { -standard-project(n: "one") }
        [few] { -standard-project(n: "few") }
       *[many] { -standard-project(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -standard-project(case: "acc", n: "one") }
        [few] { -standard-project(case: "acc", n: "few") }
       *[many] { -standard-project(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -standard-project(case: "gen", n: "one") }
        [few] { -standard-project(case: "gen", n: "few") }
       *[many] { -standard-project(case: "gen", n: "many") }
    }

count-tag = { $n } { $n ->
        [one] { -tag(n: "one") }
        [few] { -tag(n: "few") }
       *[many] { -tag(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -tag(case: "acc", n: "one") }
        [few] { -tag(case: "acc", n: "few") }
       *[many] { -tag(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -tag(case: "gen", n: "one") }
        [few] { -tag(case: "gen", n: "few") }
       *[many] { -tag(case: "gen", n: "many") }
    }

count-tile = { $n } { $n ->
        [one] { -tile(n: "one") }
        [few] { -tile(n: "few") }
       *[many] { -tile(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -tile(case: "acc", n: "one") }
        [few] { -tile(case: "acc", n: "few") }
       *[many] { -tile(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -tile(case: "gen", n: "one") }
        [few] { -tile(case: "gen", n: "few") }
       *[many] { -tile(case: "gen", n: "many") }
    }

count-ocean = { $n } { $n ->
        [one] { -ocean(n: "one") }
        [few] { -ocean(n: "few") }
       *[many] { -ocean(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -ocean(case: "acc", n: "one") }
        [few] { -ocean(case: "acc", n: "few") }
       *[many] { -ocean(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -ocean(case: "gen", n: "one") }
        [few] { -ocean(case: "gen", n: "few") }
       *[many] { -ocean(case: "gen", n: "many") }
    }

count-greenery = { $n } { $n ->
        [one] { -greenery(n: "one") }
        [few] { -greenery(n: "few") }
       *[many] { -greenery(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -greenery(case: "acc", n: "one") }
        [few] { -greenery(case: "acc", n: "few") }
       *[many] { -greenery(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -greenery(case: "gen", n: "one") }
        [few] { -greenery(case: "gen", n: "few") }
       *[many] { -greenery(case: "gen", n: "many") }
    }

count-city = { $n } { $n ->
        [one] { -city(n: "one") }
        [few] { -city(n: "few") }
       *[many] { -city(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -city(case: "acc", n: "one") }
        [few] { -city(case: "acc", n: "few") }
       *[many] { -city(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -city(case: "gen", n: "one") }
        [few] { -city(case: "gen", n: "few") }
       *[many] { -city(case: "gen", n: "many") }
    }

count-forest = { $n } { $n ->
        [one] { -forest(n: "one") }
        [few] { -forest(n: "few") }
       *[many] { -forest(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -forest(case: "acc", n: "one") }
        [few] { -forest(case: "acc", n: "few") }
       *[many] { -forest(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -forest(case: "gen", n: "one") }
        [few] { -forest(case: "gen", n: "few") }
       *[many] { -forest(case: "gen", n: "many") }
    }

count-space = { $n } { $n ->
        [one] { -space(n: "one") }
        [few] { -space(n: "few") }
       *[many] { -space(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -space(case: "acc", n: "one") }
        [few] { -space(case: "acc", n: "few") }
       *[many] { -space(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -space(case: "gen", n: "one") }
        [few] { -space(case: "gen", n: "few") }
       *[many] { -space(case: "gen", n: "many") }
    }

count-step = { $n } { $n ->
        [one] { -step(n: "one") }
        [few] { -step(n: "few") }
       *[many] { -step(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -step(case: "acc", n: "one") }
        [few] { -step(case: "acc", n: "few") }
       *[many] { -step(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -step(case: "gen", n: "one") }
        [few] { -step(case: "gen", n: "few") }
       *[many] { -step(case: "gen", n: "many") }
    }

count-production-step = { $n } { $n ->
        [one] { -production-step(n: "one") }
        [few] { -production-step(n: "few") }
       *[many] { -production-step(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -production-step(case: "acc", n: "one") }
        [few] { -production-step(case: "acc", n: "few") }
       *[many] { -production-step(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -production-step(case: "gen", n: "one") }
        [few] { -production-step(case: "gen", n: "few") }
       *[many] { -production-step(case: "gen", n: "many") }
    }

count-victory-point = { $n } { $n ->
        [one] { -victory-point(n: "one") }
        [few] { -victory-point(n: "few") }
       *[many] { -victory-point(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -victory-point(case: "acc", n: "one") }
        [few] { -victory-point(case: "acc", n: "few") }
       *[many] { -victory-point(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -victory-point(case: "gen", n: "one") }
        [few] { -victory-point(case: "gen", n: "few") }
       *[many] { -victory-point(case: "gen", n: "many") }
    }

count-milestone = { $n } { $n ->
        [one] { -milestone(n: "one") }
        [few] { -milestone(n: "few") }
       *[many] { -milestone(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -milestone(case: "acc", n: "one") }
        [few] { -milestone(case: "acc", n: "few") }
       *[many] { -milestone(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -milestone(case: "gen", n: "one") }
        [few] { -milestone(case: "gen", n: "few") }
       *[many] { -milestone(case: "gen", n: "many") }
    }

count-award = { $n } { $n ->
        [one] { -award(n: "one") }
        [few] { -award(n: "few") }
       *[many] { -award(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -award(case: "acc", n: "one") }
        [few] { -award(case: "acc", n: "few") }
       *[many] { -award(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -award(case: "gen", n: "one") }
        [few] { -award(case: "gen", n: "few") }
       *[many] { -award(case: "gen", n: "many") }
    }

count-colony = { $n } { $n ->
        [one] { -colony(n: "one") }
        [few] { -colony(n: "few") }
       *[many] { -colony(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -colony(case: "acc", n: "one") }
        [few] { -colony(case: "acc", n: "few") }
       *[many] { -colony(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -colony(case: "gen", n: "one") }
        [few] { -colony(case: "gen", n: "few") }
       *[many] { -colony(case: "gen", n: "many") }
    }

count-colony-tile = { $n } { $n ->
        [one] { -colony-tile(n: "one") }
        [few] { -colony-tile(n: "few") }
       *[many] { -colony-tile(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -colony-tile(case: "acc", n: "one") }
        [few] { -colony-tile(case: "acc", n: "few") }
       *[many] { -colony-tile(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -colony-tile(case: "gen", n: "one") }
        [few] { -colony-tile(case: "gen", n: "few") }
       *[many] { -colony-tile(case: "gen", n: "many") }
    }

count-trade-fleet = { $n } { $n ->
        [one] { -trade-fleet(n: "one") }
        [few] { -trade-fleet(n: "few") }
       *[many] { -trade-fleet(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -trade-fleet(case: "acc", n: "one") }
        [few] { -trade-fleet(case: "acc", n: "few") }
       *[many] { -trade-fleet(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -trade-fleet(case: "gen", n: "one") }
        [few] { -trade-fleet(case: "gen", n: "few") }
       *[many] { -trade-fleet(case: "gen", n: "many") }
    }

count-player = { $n } { $n ->
        [one] { -player(n: "one") }
        [few] { -player(n: "few") }
       *[many] { -player(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -player(case: "acc", n: "one") }
        [few] { -player(case: "acc", n: "few") }
       *[many] { -player(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -player(case: "gen", n: "one") }
        [few] { -player(case: "gen", n: "few") }
       *[many] { -player(case: "gen", n: "many") }
    }

count-opponent = { $n } { $n ->
        [one] { -opponent(n: "one") }
        [few] { -opponent(n: "few") }
       *[many] { -opponent(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -opponent(case: "acc", n: "one") }
        [few] { -opponent(case: "acc", n: "few") }
       *[many] { -opponent(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -opponent(case: "gen", n: "one") }
        [few] { -opponent(case: "gen", n: "few") }
       *[many] { -opponent(case: "gen", n: "many") }
    }

count-generation = { $n } { $n ->
        [one] { -generation(n: "one") }
        [few] { -generation(n: "few") }
       *[many] { -generation(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -generation(case: "acc", n: "one") }
        [few] { -generation(case: "acc", n: "few") }
       *[many] { -generation(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -generation(case: "gen", n: "one") }
        [few] { -generation(case: "gen", n: "few") }
       *[many] { -generation(case: "gen", n: "many") }
    }

count-round = { $n } { $n ->
        [one] { -round(n: "one") }
        [few] { -round(n: "few") }
       *[many] { -round(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -round(case: "acc", n: "one") }
        [few] { -round(case: "acc", n: "few") }
       *[many] { -round(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -round(case: "gen", n: "one") }
        [few] { -round(case: "gen", n: "few") }
       *[many] { -round(case: "gen", n: "many") }
    }

count-phase = { $n } { $n ->
        [one] { -phase(n: "one") }
        [few] { -phase(n: "few") }
       *[many] { -phase(n: "many") }
    }
    .acc = { $n } { $n ->
        [one] { -phase(case: "acc", n: "one") }
        [few] { -phase(case: "acc", n: "few") }
       *[many] { -phase(case: "acc", n: "many") }
    }
    .gen = { $n } { $n ->
        [one] { -phase(case: "gen", n: "one") }
        [few] { -phase(case: "gen", n: "few") }
       *[many] { -phase(case: "gen", n: "many") }
    }

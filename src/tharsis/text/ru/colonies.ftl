### Названия жетонов колоний в падежах: nom, gen, ins, loc.

-colony-callisto = Каллисто
-colony-ceres =
    { $case ->
       *[nom] Церера
        [gen] Цереры
        [ins] Церерой
        [loc] Церере
    }
-colony-enceladus =
    { $case ->
       *[nom] Энцелад
        [gen] Энцелада
        [ins] Энцеладом
        [loc] Энцеладе
    }
-colony-europa =
    { $case ->
       *[nom] Европа
        [gen] Европы
        [ins] Европой
        [loc] Европе
    }
-colony-ganymede =
    { $case ->
       *[nom] Ганимед
        [gen] Ганимеда
        [ins] Ганимедом
        [loc] Ганимеде
    }
-colony-io = Ио
-colony-luna =
    { $case ->
       *[nom] Луна
        [gen] Луны
        [ins] Луной
        [loc] Луне
    }
-colony-miranda =
    { $case ->
       *[nom] Миранда
        [gen] Миранды
        [ins] Мирандой
        [loc] Миранде
    }
-colony-pluto =
    { $case ->
       *[nom] Плутон
        [gen] Плутона
        [ins] Плутоном
        [loc] Плутоне
    }
-colony-titan =
    { $case ->
       *[nom] Титан
        [gen] Титана
        [ins] Титаном
        [loc] Титане
    }
-colony-triton =
    { $case ->
       *[nom] Тритон
        [gen] Тритона
        [ins] Тритоном
        [loc] Тритоне
    }

### Назви жетонів колоній у відмінках: nom, gen, ins, loc.

-colony-callisto = Каллісто
-colony-ceres =
    { $case ->
       *[nom] Церера
        [gen] Церери
        [ins] Церерою
        [loc] Церері
    }
-colony-enceladus =
    { $case ->
       *[nom] Енцелад
        [gen] Енцелада
        [ins] Енцеладом
        [loc] Енцеладі
    }
-colony-europa =
    { $case ->
       *[nom] Європа
        [gen] Європи
        [ins] Європою
        [loc] Європі
    }
-colony-ganymede =
    { $case ->
       *[nom] Ганімед
        [gen] Ганімеда
        [ins] Ганімедом
        [loc] Ганімеді
    }
-colony-io = Іо
-colony-luna =
    { $case ->
       *[nom] Місяць
        [gen] Місяця
        [ins] Місяцем
        [loc] Місяці
    }
-colony-miranda =
    { $case ->
       *[nom] Міранда
        [gen] Міранди
        [ins] Мірандою
        [loc] Міранді
    }
-colony-pluto =
    { $case ->
       *[nom] Плутон
        [gen] Плутона
        [ins] Плутоном
        [loc] Плутоні
    }
-colony-titan =
    { $case ->
       *[nom] Титан
        [gen] Титана
        [ins] Титаном
        [loc] Титані
    }
-colony-triton =
    { $case ->
       *[nom] Тритон
        [gen] Тритона
        [ins] Тритоном
        [loc] Тритоні
    }

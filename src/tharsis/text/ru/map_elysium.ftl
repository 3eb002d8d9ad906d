### The map Elysium.

map-elysium = Элизий
web-choice-map-elysium = { map-elysium }
space-hecates-tholus = Купол Гекаты
space-elysium-mons = Гора Элизий
space-olympus-mons = Гора Олимп

## Milestones

milestone-generalist = Универсал
milestone-specialist = Специалист
milestone-ecologist = Эколог
milestone-tycoon = Олигарх
milestone-legend = Легенда
web-milestone-generalist = Все шесть производств выше начальных
web-milestone-specialist = Одно из производств не ниже 10
web-milestone-ecologist = Четыре метки растений, микробов и животных вместе
web-milestone-tycoon = 15 технологических и активных карт
web-milestone-legend = Пять разыгранных событий

## Awards

award-celebrity = Знаменитость
award-industrialist = Фабрикант
award-desert-settler = Южанин
award-estate-dealer = Риелтор
award-benefactor = Меценат
web-award-celebrity = Больше всего карт стоимостью от 20 M€
web-award-industrialist = Больше всего стали и энергии
web-award-desert-settler = Больше всего жетонов в четырёх нижних рядах
web-award-estate-dealer = Больше всего жетонов рядом с океанами
web-award-benefactor = Самый высокий РТ

### The map Elysium.

map-elysium = Елізій
web-choice-map-elysium = { map-elysium }
space-hecates-tholus = Купол Гекати
space-elysium-mons = Гора Елізій
space-olympus-mons = Гора Олімп

## Milestones

milestone-generalist = Універсал
milestone-specialist = Спеціаліст
milestone-ecologist = Еколог
milestone-tycoon = Магнат
milestone-legend = Легенда
web-milestone-generalist = Усі шість виробництв вищі, ніж на початку
web-milestone-specialist = Одне з виробництв 10
web-milestone-ecologist = Чотири мітки рослин, мікробів і тварин разом
web-milestone-tycoon = 15 автоматичних і активних карт
web-milestone-legend = П’ять зіграних подій

## Awards

award-celebrity = Знаменитість
award-industrialist = Промисловець
award-desert-settler = Поселенець у пустелі
award-estate-dealer = Агент з нерухомості
award-benefactor = Благодійник
web-award-celebrity = Найбільше карт ціною щонайменше 20 M€
web-award-industrialist = Найбільше сталі й енергії
web-award-desert-settler = Найбільше жетонів у чотирьох нижніх рядах
web-award-estate-dealer = Найбільше жетонів біля океанів
web-award-benefactor = Найвищий рейтинг тераформування

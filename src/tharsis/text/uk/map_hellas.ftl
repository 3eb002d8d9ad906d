### The map Hellas.

map-hellas = Еллада
web-choice-map-hellas = { map-hellas }
space-south-pole = Південний полюс

## Milestones

milestone-diversifier = Диверсифікатор
milestone-tactician = Тактик
milestone-polar-explorer = Полярний дослідник
milestone-energizer = Енергетик
milestone-rim-settler = Поселенець на межі
web-milestone-diversifier = Вісім різних міток
web-milestone-tactician = П’ять карт із вимогами
web-milestone-polar-explorer = Три жетони у двох нижніх рядах
web-milestone-energizer = Виробництво енергії 6
web-milestone-rim-settler = Три мітки Юпітера

## Awards

award-cultivator = Культиватор
award-magnate = Магнат
award-space-baron = Космічний барон
award-excentric = Ексцентрик
award-contractor = Підрядник
web-award-cultivator = Найбільше жетонів зелені
web-award-magnate = Найбільше автоматичних (зелених) карт
web-award-space-baron = Найбільше міток космосу
web-award-excentric = Найбільше ресурсів на картах
web-award-contractor = Найбільше міток будівництва

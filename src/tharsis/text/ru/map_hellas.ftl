### The map Hellas.

map-hellas = Эллада
web-choice-map-hellas = { map-hellas }
space-south-pole = Южный полюс

## Milestones

milestone-diversifier = Эрудит
milestone-tactician = Тактик
milestone-polar-explorer = Полярник
milestone-energizer = Энергетик
milestone-rim-settler = Пионер
web-milestone-diversifier = Восемь разных меток
web-milestone-tactician = Пять карт с требованиями
web-milestone-polar-explorer = Три жетона в двух нижних рядах
web-milestone-energizer = Производство энергии не ниже 6
web-milestone-rim-settler = Три метки Юпитера

## Awards

award-cultivator = Агроном
award-magnate = Магнат
award-space-baron = Покоритель
award-excentric = Эксцентрик
award-contractor = Подрядчик
web-award-cultivator = Больше всего жетонов озеленения
web-award-magnate = Больше всего технологических (зелёных) карт
web-award-space-baron = Больше всего меток космоса
web-award-excentric = Больше всего ресурсов на картах
web-award-contractor = Больше всего меток здания

### Чому щось неможливо: один рядок під картою чи варіантом, мала літера, без крапки. Кожне повідомлення пояснено в
### en/reasons.ftl.

## Вимоги

reason-at-least =
    { $parameter ->
        [temperature] потрібно { DEGREES($need) }, зараз { DEGREES($have) }
        [oxygen] потрібно { PERCENT($need) } кисню, зараз { PERCENT($have) }
       *[oceans] потрібно { COUNT("ocean", $need, case: "acc") }, зараз { $have }
    }
reason-at-most =
    { $parameter ->
        [temperature] температура вища за { DEGREES($need) }: зараз { DEGREES($have) }
        [oxygen] кисню більше ніж { PERCENT($need) }: зараз { PERCENT($have) }
       *[oceans] більше ніж { COUNT("ocean", $need) }: зараз { $have }
    }
reason-need-tags = потрібно { COUNT("tag", $need, case: "acc") } { NOUN($tag, of: "tag") }, у вас { $have }
reason-need-production = потрібне виробництво { NOUN($resource, case: "of") } { $need }, у вас { $have }
reason-need-cities =
    потрібно { COUNT("city", $need, case: "acc") }, { $whose ->
        [own] у вас { $have }
       *[anyone] у грі { $have }
    }
reason-need-greeneries = потрібно { COUNT("greenery", $need, case: "acc") }, у вас { $have }
reason-need-colonies = потрібно { COUNT("colony", $need, case: "acc") }, у вас { $have }
reason-at-most-colonies = можна мати щонайбільше { COUNT("colony", $need, case: "acc") }, у вас { $have }
reason-need-cubes = потрібно { COUNT($kind, $need, case: "acc") } на ваших картах, у вас { $have }

reason-at-least-zone =
    { $parameter ->
        [temperature] температура
       *[oxygen] рівень кисню
    } має бути щонайменше { $need ->
        [purple] у
       *[other] в
    } { NOUN($need, of: "zone", case: "loc") }, зараз { NOUN($have, of: "zone") }
reason-at-most-zone =
    { $parameter ->
        [temperature] температура вища
       *[oxygen] рівень кисню вищий
    } за { NOUN($need, of: "zone", case: "acc") }: зараз { NOUN($have, of: "zone") }
reason-need-rating = потрібен рейтинг тераформування { $need }, у вас { $have }

## Ціна

reason-price = бракує { COUNT("mc", $short) }
reason-stock = потрібно { COUNT($resource, $need, case: "acc") }, у вас { $have }
reason-production = виробництво { NOUN($resource, case: "of") } не можна зменшити на { $need }: зараз воно { $have }
reason-cubes = потрібно { COUNT($kind, $need, case: "acc") } на цій карті, тут { $have }
reason-own-cubes = потрібно { COUNT($kind, $need, case: "acc") } на ваших картах
reason-rating = потрібно витратити { COUNT("tr", $need) }, у вас { $have }
reason-hand-size = карт у руці потрібно { $need }, у вас { $have }
reason-rating-not-raised = ваш РТ не підвищився в цьому поколінні

## Немає цілі

reason-nobody-to-cut = ні в кого не можна зменшити виробництво { NOUN($resource, case: "of") } на { $need }
reason-nobody-to-rob = ні в кого немає { NOUN($resource, case: "of") }
reason-no-cube-to-take = на жодній карті немає { NOUN($kind, 5, case: "gen") }
reason-no-target = у вас немає карти для { NOUN($kind, 5, case: "gen") }
reason-no-building-to-copy = у вас немає карти будівництва, ефект виробництва якої можна повторити
reason-no-branch = жодного з варіантів не можна виконати
reason-no-space =
    { $tile ->
        [ocean] немає ділянки для океану
        [greenery] немає ділянки для жетона зелені
        [city] немає ділянки для міста
       *[other] немає ділянки для жетона «{ NAME($tile, of: "tile") }»
    }
reason-no-colony = жоден жетон колонії вам не доступний
reason-no-tracks = немає двох колоній, білі кубики яких можна пересунути
reason-no-trade = немає вільного жетона колонії для торгівлі
reason-nothing-to-exchange = вам нічого обмінювати

## Правила столу

reason-not-in-hand = немає у вашій руці
reason-not-in-play = немає у грі
reason-used = вже використано
reason-parameter-full = { NAME($parameter, of: "parameter") }: кінець шкали
reason-phase-of =
    лише { $phase ->
        [planning] на { -stage(case: "loc") } планування
        [end] на { -stage(case: "loc") } завершення
       *[other] у { -phase(case: "loc") } { NOUN($phase, of: "phase") }
    }

## Помилки

error-stale = За столом уже щось змінилося; ось як усе виглядає зараз
error-wrong-seat = Це не ваше місце
error-offline = Немає зв’язку; пробуємо ще раз

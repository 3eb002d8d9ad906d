/* The table: sending, guards, placing, tabs, keys. The server decides everything; this only points. */
"use strict";

const page = document.documentElement;
const one = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const table = () => one("#table");
const scale = () => table()?.currentCSSZoom ?? 1; /* large screens show everything larger */
const isPhone = () => matchMedia("(max-width: 760px)").matches;
const isTouch = () => matchMedia("(hover: none)").matches;
const saved = (key, value) => { try { return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value); } catch { return null; } };
const ofGame = (key, value) => saved(`${key}:${table().dataset.id}`, value);

/* --- sending --- */

function choose(option) {
  const form = one("#choose");
  one("input[name=option]", form).value = option;
  form.requestSubmit();
}

/* Buttons lie all over the table, outside their form: the form notes which one was pressed. */
document.addEventListener("submit", event => {
  const field = one("input[name=option]", event.target);
  if (field && event.submitter?.name === "option") field.value = event.submitter.value;
}, true);

let guarded = null;
function ask(text, target) {
  guarded = target;
  one("#guard-text").textContent = text;
  one("#guard").showModal();
}

document.addEventListener("click", event => {
  const button = event.target.closest("[data-guard]");
  if (button && button !== guarded) {
    event.preventDefault();
    event.stopPropagation();
    ask(button.dataset.guard, button);
  }
}, true);

document.addEventListener("submit", event => {
  const form = event.target;
  if (form.id !== "picks" || form.dataset.sure) return;
  const text = form.dataset.guardNone;
  if (text && !one(form.dataset.start ? "[data-bought] input:checked" : "input:checked", form)) {
    event.preventDefault();
    event.stopPropagation();
    ask(text, form);
  }
}, true);

one("#guard-yes")?.addEventListener("click", () => {
  const target = guarded;
  one("#guard").close();
  if (target instanceof HTMLFormElement) { target.dataset.sure = "yes"; target.requestSubmit(); }
  else if (target?.matches(".hex")) place(target);
  else target?.click();
  guarded = null;
});
one("#guard")?.addEventListener("close", () => setTimeout(() => { guarded = null; }, 0));

/* --- placing a tile --- */

let hovered = null;
function tipFor(hex) {
  const tip = one(".tip"), box = one(".mapbox");
  const text = one("#tip-" + hex.dataset.space);
  if (!tip || !text) return;
  tip.replaceChildren(text.content.cloneNode(true));
  tip.hidden = false;
  mark(hex);
  const own = tip.getBoundingClientRect(), frame = box.getBoundingClientRect(), [left, top] = free(hex.getBoundingClientRect(), own, frame);
  tip.style.left = (left - frame.left) / scale() + "px";
  tip.style.top = (top - frame.top) / scale() + "px";
}
/* The nearest place to the space where no space that glows is covered. */
function free(at, own, frame) {
  const x = at.left + at.width / 2 - own.width / 2, y = at.top + at.height / 2 - own.height / 2, gap = 12;
  const right = frame.right - own.width, bottom = frame.bottom - own.height;
  const near = [[x, at.bottom + gap], [x, at.top - own.height - gap], [at.right + gap, y], [at.left - own.width - gap, y]];
  const grid = Array.from({ length: 12 * 8 }, (_, n) => [frame.left + (right - frame.left) * (n % 12) / 11, frame.top + (bottom - frame.top) * Math.floor(n / 12) / 7]);
  const places = [...near, ...grid].map(([left, top]) => [Math.min(Math.max(left, frame.left), right), Math.min(Math.max(top, frame.top), bottom)]);
  const glowing = all(".hex.is-legal").map(hex => hex.getBoundingClientRect());
  const covered = ([left, top]) => [at, ...glowing].filter(box => box.left < left + own.width && box.right > left && box.top < top + own.height && box.bottom > top).length;
  const far = ([left, top]) => Math.hypot(left - x, top - y);
  return places.map(place => [covered(place) * 1e4 + far(place), place]).sort((a, b) => a[0] - b[0])[0][1];
}
function untip() { const tip = one(".tip"); if (tip) tip.hidden = true; unmark(); }

/* What lies beside the space and pays for it bears a mark. */
function mark(hex) {
  unmark();
  for (const kind of ["money", "points"]) for (const space of (hex.dataset[kind] ?? "").split(" ").filter(Boolean)) {
    const badge = document.createElementNS("http://www.w3.org/2000/svg", "g"), map = one(".map"), half = kind === "money" ? 15 : 23;
    badge.setAttribute("class", `gain gain-${kind}`);
    badge.setAttribute("transform", one(`.hex[data-space="${space}"]`).getAttribute("transform"));
    badge.innerHTML = `<rect x="${-half}" y="-21" width="${2 * half}" height="21" rx="5"/><text y="-5.5"></text>`;
    one("text", badge).textContent = map.dataset[kind];
    map.append(badge);
  }
}
function unmark() { for (const badge of all(".gain")) badge.remove(); }

function sheetFor(hex) {
  hovered = hex.dataset.space;
  for (const other of all(".hex.is-hover")) other.classList.remove("is-hover");
  hex.classList.add("is-hover");
  one("#place-body").replaceChildren(one("#tip-" + hex.dataset.space).content.cloneNode(true));
  one("#place").hidden = false;
  mark(hex);
  one("#place-go").focus({ preventScroll: true });
}
function unsheet() {
  hovered = null;
  unmark();
  if (one("#place")) one("#place").hidden = true;
  for (const hex of all(".hex.is-hover")) hex.classList.remove("is-hover");
}

function place(hex) {
  if (isPhone() || isTouch()) sheetFor(hex); else choose(hex.dataset.option);
}

document.addEventListener("pointerover", event => {
  const hex = event.target.closest?.(".hex[data-space]");
  if (isTouch()) return;
  const focused = document.activeElement;
  if (hex && focused !== hex && focused?.matches?.(".hex")) focused.blur();
  if (hex) tipFor(hex); else untip();
});
document.addEventListener("focusin", event => {
  const hex = event.target.closest?.(".hex.is-legal");
  if (isTouch()) return;
  if (hex) tipFor(hex); else untip();
});

/* --- clicks --- */

const clicks = {
  ".hex.is-legal": place,
  "#place-back": unsheet,
  "#place-go": () => choose(one(`.hex[data-space="${hovered}"]`).dataset.option),
  "[data-close]": button => button.closest("dialog").close(),
  "[data-keys]": () => one("#keys").showModal(),
  "button[data-tab]": button => show(button.dataset.tab),
  "button[data-view]": button => view(button.dataset.view),
  "[data-fold]": () => fold(!page.classList.contains("is-folded")),
  "[data-more]": () => open(page.dataset.open === "ask" ? "" : "ask"),
  ".goes-to-hand": () => { open(""); show("hand"); view("hand"); one("#hand .card__go")?.focus(); },
  "[class*=goes-to-tab-]": button => { open(""); show(/goes-to-tab-(\w+)/.exec(button.className)[1]); view("hand"); one(".dock__panel.is-shown button")?.focus(); },
  "[data-sort]": button => sort(button.dataset.sort),
  "[data-log]": button => filterLog(button.dataset.log),
  "[data-sound]": () => toggleSound(),
  "[data-motion]": () => toggleMotion(),
  "button[data-bonus]": () => bare(page.dataset.bonus !== "on"),
  ".hex.has-tile": hex => { if (isTouch()) bare(page.dataset.bonus !== "on"); },
  "button[data-points]": () => togglePoints(),
  "button[data-size]": button => size(button.dataset.of, Number(button.dataset.size)),
  "[data-unhint]": button => unhint(button.dataset.unhint),
  ".token.is-legal": token => choose(token.dataset.option),
  "[data-opens]": button => sheet(button.dataset.opens),
  "[data-rivals]": () => rivals(true),
  "[data-unrivals]": () => rivals(false),
  "[data-preset]": preset,
  "[data-step]": step,
};
document.addEventListener("click", event => {
  for (const [selector, act] of Object.entries(clicks)) {
    const hit = event.target.closest(selector);
    if (hit) return act(hit);
  }
});

function step(button) {
  const field = one("input", button.parentElement);
  if (Number(button.dataset.step) > 0) field.stepUp(); else field.stepDown();
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
/* A way to pay sets every slider at once. */
function preset(button) {
  const amounts = JSON.parse(button.dataset.preset);
  for (const [name, amount] of amounts) one(`#paying input[name="${name}"]`).value = amount;
  one("#paying input[type=range]").dispatchEvent(new Event("change", { bubbles: true }));
}
/* The others' tables lie over the middle until they are put away. */
let isRivals = false;
function rivals(on) {
  const place = one("#rivals");
  if (!place || !one("[data-unrivals]")) return false;
  const was = !place.hidden;
  isRivals = on;
  place.hidden = !on;
  if (on && isPhone()) view("players"); else if (on) one("[data-unrivals]").focus();
  return was;
}
function sheet(id) {
  one("#sheet-body").replaceChildren(one("#" + id).content.cloneNode(true));
  one("#sheet").showModal();
}

/* --- tabs, filters, sizes, hints: kept while the table changes --- */

function show(tab) {
  page.dataset.tab = tab;
  for (const button of all(".dock [data-tab]")) {
    button.setAttribute("aria-selected", button.dataset.tab === tab);
    button.tabIndex = button.dataset.tab === tab ? 0 : -1;
  }
  for (const part of all(".dock [data-for]")) part.classList.toggle("is-shown", part.dataset.for === tab);
}
function view(name) {
  page.dataset.view = name;
  page.dataset.open = "";
  for (const button of all(".tabbar [data-view]")) button.setAttribute("aria-selected", button.dataset.view === name);
}
function open(what) { page.dataset.open = what; }

let logged = "";
function filterLog(seat) {
  logged = seat;
  for (const chip of all("[data-log]")) { chip.classList.toggle("is-on", chip.dataset.log === seat); chip.setAttribute("aria-pressed", chip.dataset.log === seat); }
  for (const line of all(".log li")) line.hidden = seat !== "" && line.dataset.of !== seat;
}

const SIZES = ["small", "", "large", "larger"];
function size(of, by) {
  const now = Math.min(SIZES.length - 1, Math.max(0, Number(saved(`size-${of}`) ?? 1) + by));
  saved(`size-${of}`, now);
  page.dataset[of === "map" ? "mapSize" : "size"] = SIZES[now];
}

/* What is printed under the tiles. */
function bare(on) {
  page.dataset.bonus = on ? "on" : "";
  for (const button of all("button[data-bonus]")) button.setAttribute("aria-pressed", on);
}

function togglePoints() { saved("points", saved("points") === "hidden" ? "shown" : "hidden"); showPoints(); }
function showPoints() {
  page.dataset.points = saved("points") || "shown";
  for (const button of all("button[data-points]")) button.setAttribute("aria-pressed", page.dataset.points === "hidden");
}

const known = () => new Set((saved("hints") || "").split(" ").filter(Boolean));
function unhint(what) {
  saved("hints", what === "all" ? "all" : [...known().add(what)].join(" "));
  showHint();
}
function showHint() {
  const strip = one("#hint");
  if (strip) strip.hidden = known().has("all") || known().has(strip.dataset.hint);
}

/* --- picking cards --- */

/* Cards to choose from lie over the table; they are put aside to look at it, until other cards are offered. */
let aside = "";
const offer = () => one(".pick input")?.value ?? "";
function fold(on) {
  aside = on ? offer() : "";
  page.classList.toggle("is-folded", on);
  for (const button of all("[data-fold]")) button.setAttribute("aria-pressed", on);
}

function countPicks() {
  const form = one("#picks"), total = one("#pick-total");
  if (!form || !total) return;
  if (form.dataset.start) return countStart(form, total);
  const totals = JSON.parse(form.dataset.totals);
  const count = all("input:checked", form).length, price = Number(form.dataset.price), money = Number(form.dataset.money);
  if (!totals.length) {
    one("#pick-go").disabled = !count;
    if (count) total.textContent = one("input:checked", form).getAttribute("aria-label");
    return;
  }
  const cost = count * price, most = Number(form.dataset.most) || Infinity;
  total.textContent = totals[count];
  one("#pick-go").disabled = count < Number(form.dataset.least) || count > most;
  for (const box of all("input[type=checkbox]:not(:checked)", form)) box.disabled = (price > 0 && cost + price > money) || count >= most;
}
/* Corporation and cards of every kind on one screen: the button says what is still to be chosen, then what is paid. */
function countStart(form, total) {
  const { purses, totals, go } = JSON.parse(form.dataset.start), chosen = one("input[type=radio]:checked", form)?.value ?? "";
  const [money, price] = purses[chosen] ?? [Infinity, 0];
  let lacks = "", bought = 0;
  for (const shelf of all(".start", form)) {
    const count = all("input:checked", shelf).length, wanted = Number(shelf.dataset.count), isBought = "bought" in shelf.dataset;
    if (isBought) bought = count;
    else if (count < wanted) lacks ||= JSON.parse(shelf.dataset.lacks)[wanted - count - 1];
    for (const box of all("input[type=checkbox]:not(:checked)", shelf)) box.disabled = isBought ? (count + 1) * price > money : count >= wanted;
  }
  total.textContent = lacks || (totals[chosen] ?? [])[bought] || go;
  one("#pick-go").disabled = Boolean(lacks) || bought * price > money;
}
document.addEventListener("change", event => { if (event.target.closest("#picks")) countPicks(); });

/* --- keyboard --- */

const press = {
  "?": () => one("#keys").showModal(),
  h: () => { show("hand"); view("hand"); one("#hand :is(button, [tabindex])")?.focus(); },
  m: () => { view("map"); one(".hex.is-legal, .phase__go, .token.is-legal")?.focus(); },
  l: () => { view("log"); one(".log ol")?.focus(); },
  o: () => { view("players"); one(".player:not(.is-me) .player__name")?.focus(); },
  u: () => one("[data-undo]")?.click(),
  b: () => bare(page.dataset.bonus !== "on"),
  i: () => one("[data-hint-key]")?.click(),
  p: () => one("[data-pass]")?.click(),
  s: () => one("[data-sale]")?.click(),
  t: () => rivals(!isRivals),
  a: () => { open("ask"); fold(false); one("#ask :is(.option:not([disabled]), .pick input:not([disabled]), .btn--go)")?.focus(); },
};
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const FORWARD = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] };
const middle = element => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };

/* On the map an arrow goes to the nearest space that glows in its direction. */
function neighbour(from, spaces, [dx, dy]) {
  const [x, y] = middle(from);
  const far = space => { const [a, b] = middle(space), along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx); return along > 2 ? along + 2 * aside : Infinity; };
  const [best] = spaces.filter(space => space !== from && far(space) < Infinity).sort((a, b) => far(a) - far(b));
  return best;
}

function arrow(event) {
  const group = event.target.closest("[data-arrows], .hexes, [role=tablist]");
  if (!group) return false;
  if (event.shiftKey && group.id === "hand") return moveCard(event.target, STEPS[event.key]);
  const list = all(".hex.is-legal, button:not([disabled]), .card[tabindex]", group).filter(item => item.getClientRects().length);
  const at = list.indexOf(event.target), by = STEPS[event.key];
  if (!by || at < 0) return false;
  const next = group.matches(".hexes") ? neighbour(event.target, list, FORWARD[event.key]) : list[(at + by + list.length) % list.length];
  next?.focus();
  if (next && group.matches(".tabs")) show(next.dataset.tab);
  return true;
}

function back() {
  unzoom();
  unsheet();
  if (isRivals && !isPhone()) return rivals(false);
  if (page.dataset.open) return open("");
  if (aside) return fold(false);
  one("[data-back]")?.click();
}

document.addEventListener("keydown", event => {
  const field = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]")) return;
  if (field.matches?.("input:not([type=checkbox], [type=radio], [type=range]), select, textarea")) return;
  skip();
  if (event.key in STEPS && !field.matches("input")) { if (arrow(event)) event.preventDefault(); return; }
  if ((event.key === "Enter" || event.key === " ") && field.matches(".hex.is-legal, .token.is-legal")) { event.preventDefault(); return field.dispatchEvent(new MouseEvent("click", { bubbles: true })); }
  if (event.key === "Enter" && (field === document.body || field.matches("#asked, .pick input"))) { event.preventDefault(); return one("[data-end], #ask .btn--go:not([disabled])")?.click(); }
  if (event.key === "Escape") return back();
  if (/^[1-5]$/.test(event.key) && one(".phase__go")) return one(`.phase__go[data-phase="${event.key}"]`)?.click();
  if (/^[1-9]$/.test(event.key)) { const tab = all(".dock button[data-tab]")[event.key - 1]; if (tab) show(tab.dataset.tab); return; }
  const act = press[event.key] || press[event.key.toLowerCase()];
  if (act && !event.repeat) { event.preventDefault(); act(); }
});

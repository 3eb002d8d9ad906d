/* The table: keyboard, previews, guards, what changed, calling the player. The server decides everything; this only points. */
"use strict";

const page = document.documentElement;
const one = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const table = () => one("#table");
const isPhone = () => matchMedia("(max-width: 760px)").matches;
const isTouch = () => matchMedia("(hover: none)").matches;
const saved = (key, value) => { try { return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value); } catch { return null; } };

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
function ask(text, submitter) {
  guarded = submitter;
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
  if (text && !one("input:checked", form)) {
    event.preventDefault();
    event.stopPropagation();
    ask(text, form);
  }
}, true);

one("#guard-yes")?.addEventListener("click", () => {
  const target = guarded;
  one("#guard").close();
  if (target instanceof HTMLFormElement) { target.dataset.sure = "yes"; target.requestSubmit(); } else target?.click();
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
  const at = hex.getBoundingClientRect(), frame = box.getBoundingClientRect(), own = tip.getBoundingClientRect();
  const below = at.bottom + 14 + own.height < frame.bottom;
  const left = Math.min(Math.max(at.left + at.width / 2 - frame.left, own.width / 2), frame.width - own.width / 2);
  tip.style.left = left + "px";
  tip.style.top = (below ? at.bottom - frame.top + 14 : at.top - frame.top - own.height - 14) + "px";
}

function sheetFor(hex) {
  hovered = hex.dataset.option;
  for (const other of all(".hex.is-hover")) other.classList.remove("is-hover");
  hex.classList.add("is-hover");
  one("#place-body").replaceChildren(one("#tip-" + hex.dataset.space).content.cloneNode(true));
  one("#place").hidden = false;
  one("#place-go").focus();
}

function place(hex) {
  if (isPhone() || isTouch()) sheetFor(hex); else choose(hex.dataset.option);
}

document.addEventListener("pointerover", event => {
  const hex = event.target.closest?.(".hex.is-legal");
  if (hex && !isTouch()) tipFor(hex); else if (one(".tip")) one(".tip").hidden = true;
});
document.addEventListener("focusin", event => {
  const hex = event.target.closest?.(".hex.is-legal");
  if (hex) tipFor(hex);
});

/* --- a card in full size --- */

let zooming = 0;
function zoom(card) {
  const place = one("#zoom");
  const copy = card.cloneNode(true);
  copy.removeAttribute("tabindex");
  copy.classList.remove("row");
  place.replaceChildren(copy);
  place.hidden = false;
  const at = card.getBoundingClientRect(), own = place.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = at.top - own.height - 10;
  const beside = card.classList.contains("row") ? at.left - own.width - 12 : left;
  place.style.left = beside + "px";
  place.style.top = Math.max(8, card.classList.contains("row") ? Math.min(at.top, innerHeight - own.height - 8) : above > 8 ? above : at.bottom + 10) + "px";
}
function unzoom() { clearTimeout(zooming); const place = one("#zoom"); if (place) place.hidden = true; }
document.addEventListener("pointerover", event => {
  const holder = event.target.closest?.(".hand li, .pick");
  if (!holder || isTouch()) return unzoom();
  const card = one(".card", holder);
  if (!card) return;
  clearTimeout(zooming);
  zooming = setTimeout(() => zoom(card), 280);
});
document.addEventListener("focusin", event => {
  const card = one(".card", event.target.closest?.(".hand li, .pick") ?? document.createElement("i"));
  if (card && event.target.matches(":focus-visible")) zoom(card); else unzoom();
});

/* --- clicks --- */

document.addEventListener("click", event => {
  const hit = selector => event.target.closest(selector);
  const hex = hit(".hex.is-legal");
  if (hex) return place(hex);
  if (hit("#place-back")) { one("#place").hidden = true; return all(".hex.is-hover").forEach(hex => hex.classList.remove("is-hover")); }
  if (hit("#place-go")) return choose(hovered);
  if (hit("[data-close]")) return hit("dialog").close();
  if (hit("[data-keys]")) return one("#keys").showModal();
  if (hit("button[data-tab]")) return show(hit("button[data-tab]").dataset.tab);
  if (hit("button[data-view]")) return view(hit("button[data-view]").dataset.view);
  if (hit("[data-more]")) return open(page.dataset.open === "ask" ? "" : "ask");
  if (hit(".goes-to-hand")) { open(""); show("hand"); return view("hand"); }
  if (hit(".goes-to-colonies")) { open(""); show("colonies"); return view("hand"); }
  if (hit("[data-sort]")) return sort(hit("[data-sort]").dataset.sort);
  if (hit("[data-log]")) return filterLog(hit("[data-log]").dataset.log);
  if (hit("[data-sound]")) return toggleSound();
  if (hit("button[data-size]")) return size(Number(hit("button[data-size]").dataset.size));
  if (hit("[data-opens]")) return sheet(hit("[data-opens]").dataset.opens);
  if (hit("[data-step]")) return step(hit("[data-step]"));
});

function step(button) {
  const field = one("input", button.parentElement);
  if (Number(button.dataset.step) > 0) field.stepUp(); else field.stepDown();
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
function sheet(id) {
  one("#sheet-body").replaceChildren(one("#" + id).content.cloneNode(true));
  one("#sheet").showModal();
}

/* --- tabs, sorting, filters: kept while the table changes --- */

function show(tab) {
  page.dataset.tab = tab;
  for (const button of all(".dock [data-tab]")) button.setAttribute("aria-selected", button.dataset.tab === tab);
}
function view(name) {
  page.dataset.view = name;
  page.dataset.open = "";
  for (const button of all(".tabbar [data-view]")) button.setAttribute("aria-selected", button.dataset.view === name);
}
function open(what) { page.dataset.open = what; }

let sorting = saved("sort") || "playable";
const keys = {
  cost: card => card.dataset.order.slice(0, 3),
  kind: card => card.dataset.order.slice(4, 5) + card.dataset.order.slice(0, 3),
  tag: card => card.dataset.order.slice(6) + card.dataset.order.slice(0, 3),
};
function sort(by) {
  sorting = by;
  saved("sort", by);
  for (const button of all("[data-sort]")) button.classList.toggle("is-on", button.dataset.sort === by);
  const hand = one("#hand");
  if (!hand) return;
  const items = [...hand.children];
  items.forEach((item, at) => { item.dataset.at ??= at; });
  const key = item => { const card = one(".card", item); return card && keys[by] ? keys[by](card) : item.dataset.at.padStart(3, "0"); };
  items.sort((a, b) => key(a) < key(b) ? -1 : 1);
  hand.append(...items);
}

let logged = "";
function filterLog(seat) {
  logged = seat;
  for (const chip of all("[data-log]")) chip.classList.toggle("is-on", chip.dataset.log === seat);
  for (const line of all(".log li")) line.hidden = seat !== "" && line.dataset.of !== seat;
}

function size(step) {
  const now = Math.min(3, Math.max(0, Number(saved("size") ?? 1) + step));
  saved("size", now);
  page.dataset.size = ["small", "", "large", "larger"][now];
}

/* --- picking cards --- */

function countPicks() {
  const form = one("#picks"), total = one("#pick-total");
  if (!form || !total) return;
  const totals = JSON.parse(form.dataset.totals);
  if (!totals.length) return;
  const count = all("input:checked", form).length, price = Number(form.dataset.price), money = Number(form.dataset.money);
  const cost = count * price;
  total.textContent = totals[count];
  one("#pick-go").disabled = count < Number(form.dataset.least);
  for (const box of all("input[type=checkbox]:not(:checked)", form)) box.disabled = price > 0 && cost + price > money;
}
document.addEventListener("change", event => { if (event.target.closest("#picks")) countPicks(); });

/* --- calling the player --- */

let sound = saved("sound") === "on";
function toggleSound() {
  sound = !sound;
  saved("sound", sound ? "on" : "off");
  if (sound && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
  if (sound) beep();
  showSound();
}
function showSound() { for (const button of all("[data-sound]")) button.setAttribute("aria-pressed", sound); }
function beep() {
  try {
    const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(.001, audio.currentTime + .35);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + .4);
  } catch { /* no sound here */ }
}

let wasAsked = false;
function call() {
  const now = table();
  if (!now) return;
  document.title = now.dataset.title;
  const asked = now.dataset.asked === "yes", icon = one("#favicon");
  if (icon) icon.href = asked ? icon.dataset.call : icon.dataset.calm;
  if (asked && !wasAsked) {
    if (sound) beep();
    if (sound && document.hidden && "Notification" in window && Notification.permission === "granted") new Notification(now.dataset.title);
    if (isPhone()) view(now.dataset.map === "yes" ? "map" : page.dataset.view || "map");
  }
  if (asked && now.dataset.map === "yes" && isPhone()) { view("map"); }
  if (one("#picks") && isPhone()) open("ask");
  if (now.dataset.state === "pay" && isPhone()) open("ask");
  wasAsked = asked;
}

/* --- what changed --- */

let before = new Map(), tiles = new Set(), scrolls = new Map(), ticks = [], focusKey = "";
function remember() {
  before = new Map(all("[data-watch]").map(cell => [cell.dataset.watch, cell.textContent]));
  tiles = new Set(all("[data-watch-tile]").map(tile => tile.dataset.watchTile));
  scrolls = new Map(all("[data-keep]").map(box => [box.dataset.keep, [box.scrollLeft, box.scrollTop]]));
  ticks = all("#picks input:checked").map(box => box.value);
  const focus = document.activeElement;
  focusKey = focus?.value ? `[value="${CSS.escape(focus.value)}"]` : focus?.dataset?.space ? `[data-space="${focus.dataset.space}"]` : "";
}
function restore() {
  for (const box of all("[data-keep]")) { const at = scrolls.get(box.dataset.keep); if (at) [box.scrollLeft, box.scrollTop] = at; }
  for (const box of all("#picks input")) if (ticks.includes(box.value)) box.checked = true;
  for (const cell of all("[data-watch]")) if (before.has(cell.dataset.watch) && before.get(cell.dataset.watch) !== cell.textContent) mark(cell);
  for (const tile of all("[data-watch-tile]")) if (tiles.size && !tiles.has(tile.dataset.watchTile)) mark(tile);
  const focus = focusKey && document.activeElement === document.body ? one("#table " + focusKey) : null;
  focus?.focus({ preventScroll: true });
}
function mark(element) {
  element.classList.add("is-new");
  setTimeout(() => element.classList.remove("is-new"), 1200);
}
document.addEventListener("pointerdown", () => { page.classList.add("still"); setTimeout(() => page.classList.remove("still"), 50); });

function dress() {
  show(one(`.dock [data-tab="${page.dataset.tab}"]`) ? page.dataset.tab : "hand");
  const opened = page.dataset.open || "";
  view(page.dataset.view || "map");
  open(opened);
  sort(sorting);
  filterLog(logged);
  countPicks();
  showSound();
  call();
}

/* A push waits while a finger or key is down, a warning is open or an answer is on its way. A table never goes back. */
let isDown = false, isLate = false;
const isPush = event => event.detail.requestConfig?.elt?.id === "live-get";
function lift() {
  setTimeout(() => { isDown = false; if (isLate) { isLate = false; refresh(); } }, 0);
}
document.addEventListener("pointerdown", () => { isDown = true; }, true);
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, lift, true);
document.addEventListener("keydown", event => { if (event.key === " " || event.key === "Enter") isDown = true; }, true);
document.addEventListener("keyup", lift, true);
addEventListener("blur", lift);

document.addEventListener("htmx:beforeSwap", event => {
  if (event.detail.target?.id !== "table") return;
  const number = Number(event.detail.serverResponse.match(/data-number="(\d+)"/)?.[1] ?? Infinity);
  if (isPush(event) && (isDown || one("#guard[open], #table .htmx-request"))) { event.detail.shouldSwap = false; isLate = true; return; }
  if (isPush(event) && number < Number(table().dataset.number)) { event.detail.shouldSwap = false; return; }
  remember();
});
/* Whoever is about to pay goes on paying while others move. */
document.addEventListener("htmx:configRequest", event => {
  const paying = one("#paying");
  if (event.detail.elt.id !== "live-get" || !paying) return;
  event.detail.path = paying.getAttribute("action");
  Object.assign(event.detail.parameters, Object.fromEntries(new FormData(paying)));
});
document.addEventListener("htmx:afterSwap", event => {
  if (event.detail.target?.id !== "table") return;
  if (!isPush(event)) open("");
  restore();
  dress();
  unzoom();
  if (!isPush(event)) lift();
});
document.addEventListener("htmx:beforeRequest", event => {
  if (event.detail.elt.id !== "live-get") return;
  const number = event.detail.requestConfig.triggeringEvent?.detail?.data;
  if (number === table()?.dataset.number) event.preventDefault();
});
document.addEventListener("htmx:sseError", () => { one("#offline").hidden = false; });
document.addEventListener("htmx:sseOpen", () => { one("#offline").hidden = true; });
function refresh() { if (one("#live-get")) htmx.trigger("#live-get", "sse:changed"); }
document.addEventListener("htmx:sendError", event => {
  one("#offline").hidden = false;
  if (event.detail.elt.id === "live-get") setTimeout(refresh, 1000);
});
document.addEventListener("htmx:afterOnLoad", () => { one("#offline").hidden = true; });
addEventListener("online", refresh);

/* --- keyboard --- */

const press = {
  "?": () => one("#keys").showModal(),
  h: () => { show("hand"); view("hand"); one("#hand :is(button, [tabindex])")?.focus(); },
  m: () => { view("map"); one(".hex.is-legal")?.focus(); },
  l: () => { view("log"); one(".log ol")?.focus(); },
  u: () => one("[data-undo]")?.click(),
  p: () => one("[data-pass]")?.click(),
  a: () => { open("ask"); one("#ask :is(.option:not([disabled]), .pick input, .btn--go)")?.focus(); },
};
const tabs = ["hand", "tableau", "events", "colonies"];

function arrow(event) {
  const group = event.target.closest("[data-arrows], .hexes");
  if (!group) return false;
  const list = all(".hex.is-legal, button:not([disabled]), .card[tabindex]", group).filter(item => item.getClientRects().length);
  const at = list.indexOf(event.target), by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || at < 0) return false;
  list[(at + by + list.length) % list.length].focus();
  return true;
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox], [type=radio], [type=range]), select, textarea")) return;
  if (one("dialog[open]")) return;
  if (event.key.startsWith("Arrow") && !event.target.matches("input")) { if (arrow(event)) event.preventDefault(); return; }
  if ((event.key === "Enter" || event.key === " ") && event.target.matches(".hex.is-legal")) { event.preventDefault(); return place(event.target); }
  if (event.key === "Escape") { unzoom(); open(""); if (one("#place")) one("#place").hidden = true; return one("[data-back]")?.click(); }
  if (/^[1-4]$/.test(event.key)) return show(tabs[event.key - 1]);
  const act = press[event.key] || press[event.key.toLowerCase()];
  if (act && !event.target.matches("input")) { event.preventDefault(); act(); }
});

/* --- replay --- */

document.addEventListener("change", event => {
  const field = event.target;
  if (field.matches("[data-replay]")) location.href = `${field.form.action.split("?")[0]}?move=${field.value}&seat=${field.form.elements.seat.value}`;
  if (field.matches("[data-submits]")) location.href = `${field.form.action.split("?")[0]}?move=${one("[data-replay]").value}&seat=${field.value}`;
});

if (table()) {
  page.dataset.size = ["small", "", "large", "larger"][Number(saved("size") ?? 1)];
  dress();
}

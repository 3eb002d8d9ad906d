/* The hand: sorting it, by hand too, and a card in full size. */
"use strict";

/* --- sorting: remembered for each game in this browser --- */

const keys = {
  cost: card => card.dataset.order.slice(0, 3),
  kind: card => card.dataset.order.slice(4, 5) + card.dataset.order.slice(0, 3),
  tag: card => card.dataset.order.slice(6) + card.dataset.order.slice(0, 3),
};
const cardKey = item => one(".card", item)?.dataset.card ?? "";
const mine = () => (ofGame("hand") || "").split(" ").filter(Boolean);

/* Cards that came later lie at the right of those already arranged. */
function placeOf(item, order) {
  const at = order.indexOf(cardKey(item));
  return String(at < 0 ? order.length + Number(item.dataset.at) : at).padStart(4, "0");
}

function sort(by = ofGame("sort") || "playable") {
  const hand = one("#hand");
  if (!hand) return;
  ofGame("sort", by);
  for (const button of all("[data-sort]")) {
    button.classList.toggle("is-on", button.dataset.sort === by);
    button.setAttribute("aria-pressed", button.dataset.sort === by);
  }
  const items = [...hand.children], order = mine();
  items.forEach((item, at) => { item.dataset.at ??= at; });
  const key = item => keys[by] && one(".card", item) ? keys[by](one(".card", item)) : by === "own" ? placeOf(item, order) : item.dataset.at.padStart(4, "0");
  items.sort((a, b) => key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
  hand.append(...items);
  for (const item of items) item.draggable = !isTouch() && items.length > 1;
}

function arranged() {
  ofGame("hand", [...one("#hand").children].map(cardKey).join(" "));
  sort("own");
}
function moveCard(target, by) {
  const item = target.closest("#hand > li"), other = by > 0 ? item?.nextElementSibling : item?.previousElementSibling;
  if (!other) return true;
  if (by > 0) other.after(item); else other.before(item);
  arranged();
  target.focus();
  return true;
}

let dragged = null;
document.addEventListener("dragstart", event => {
  dragged = event.target.closest?.("#hand > li");
  if (!dragged) return;
  unzoom();
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", cardKey(dragged));
  dragged.classList.add("is-dragged");
});
document.addEventListener("dragover", event => {
  const over = dragged && event.target.closest?.("#hand > li");
  if (!over) return;
  event.preventDefault();
  if (over === dragged) return;
  const box = over.getBoundingClientRect();
  if (event.clientX > box.left + box.width / 2) over.after(dragged); else over.before(dragged);
});
document.addEventListener("drop", event => { if (dragged) event.preventDefault(); });
document.addEventListener("dragend", () => {
  if (!dragged) return;
  dragged.classList.remove("is-dragged");
  dragged = null;
  arranged();
});

/* --- a card in full size: hover and focus, on touch a long press --- */

const ZOOMED = ".hand li, .pick, [data-zoom], .cardwall li";
/* Where there is a mouse, cards to choose from are large already. */
const zoomed = target => (found => found && !(found.matches(".pick") && !isTouch()) ? found : null)(target.closest?.(ZOOMED));
const HOVER_MS = 280, PRESS_MS = 420, SLIP = 12;
let zooming = 0, pressed = null, swallow = false;

/* The card itself, or one that is only named here and lies open before a player. */
function cardIn(holder) {
  const named = holder.dataset.zoom;
  if (!named) return one(".card", holder);
  for (const cards of all("template[id^=tableau-of]")) {
    const card = one(`.card[data-card="${named}"]`, cards.content);
    if (card) return card;
  }
  return null;
}

function zoom(holder) {
  const place = one("#zoom"), card = cardIn(holder);
  if (!card || !place) return;
  const copy = card.cloneNode(true);
  copy.removeAttribute("tabindex");
  copy.classList.remove("row", "mini");
  place.replaceChildren(copy);
  place.hidden = false;
  place.classList.toggle("zoom--touch", isTouch());
  if (!isTouch()) beside(place, holder);
}
/* Above its place or at its side, never over the question. */
function beside(place, holder) {
  const at = holder.getBoundingClientRect(), own = place.getBoundingClientRect(), panel = one("#ask")?.getBoundingClientRect();
  const isRow = holder.matches("[data-zoom]");
  const edge = panel && panel.width < innerWidth / 2 ? panel.left : innerWidth;
  const wanted = isRow ? at.left - own.width - 12 : at.left + at.width / 2 - own.width / 2;
  const isNamed = isRow && at.right + own.width + 20 < edge;
  const left = isNamed || (isRow && wanted < 8) ? at.right + 12 : wanted;
  place.style.left = Math.max(8, Math.min(left, edge - own.width - 8)) / scale() + "px";
  const above = at.top - own.height - 10;
  place.style.top = Math.max(8, isRow ? Math.min(at.top, innerHeight - own.height - 8) : above > 8 ? above : at.bottom + 10) / scale() + "px";
}
function unzoom() {
  clearTimeout(zooming);
  const place = one("#zoom");
  if (place) place.hidden = true;
}

document.addEventListener("pointerover", event => {
  if (isTouch() || event.pointerType === "touch") return;
  const holder = zoomed(event.target);
  if (!holder || holder.closest("dialog") || dragged) return unzoom();
  clearTimeout(zooming);
  zooming = setTimeout(() => zoom(holder), HOVER_MS);
});
document.addEventListener("focusin", event => {
  const holder = zoomed(event.target);
  if (holder && !holder.closest("dialog") && !isTouch() && event.target.matches(":focus-visible")) zoom(holder); else unzoom();
});

document.addEventListener("pointerdown", event => {
  swallow = false;
  if (!one("#zoom")?.hidden && isTouch()) { unzoom(); swallow = true; return; }
  const holder = event.pointerType === "mouse" ? null : event.target.closest?.(ZOOMED);
  if (!holder) return;
  pressed = [event.clientX, event.clientY];
  zooming = setTimeout(() => { zoom(holder); swallow = true; }, PRESS_MS);
});
document.addEventListener("pointermove", event => {
  if (pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > SLIP) { clearTimeout(zooming); pressed = null; }
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => { if (pressed) { clearTimeout(zooming); pressed = null; } });
document.addEventListener("click", event => {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", event => { if (isTouch() && event.target.closest?.(ZOOMED)) event.preventDefault(); });

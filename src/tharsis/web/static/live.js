/* A table that changes under the player's eyes: nothing of theirs is lost, what happened is shown, and they are called. */
"use strict";

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
function notify(text) {
  if (!sound) return;
  beep();
  if (document.hidden && "Notification" in window && Notification.permission === "granted") new Notification(text);
}

let wasAsked = false, alerted = "", led = "";
function call() {
  const now = table();
  if (!now) return;
  document.title = now.dataset.title;
  const asked = now.dataset.asked === "yes", icon = one("#favicon");
  if (icon) icon.href = asked ? icon.dataset.call : icon.dataset.calm;
  if (now.dataset.alert && now.dataset.alert !== alerted) notify(now.dataset.alert);
  else if (asked && !wasAsked) notify(now.dataset.title);
  alerted = now.dataset.alert;
  wasAsked = asked;
  const question = asked ? `${now.dataset.state} ${one("#asked").textContent} ${offer()}` : "";
  if (question && question !== led && isPhone()) lead(now);
  led = question;
}
/* On a phone the view follows a new question: the map for a space, the panel for cards and payments. */
function lead(now) {
  if (now.dataset.map === "yes") view("map");
  if (one("#picks") || now.dataset.state === "pay") open("ask");
}

/* --- motion: one thing after another, over with any click --- */

const MOVE_MS = 250, TOLD_MS = 1600, SHOWN_MS = 1800, MOST = 8;
let running = [], queue = [], telling = [], told = 0;
const isStill = () => saved("motion") === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
function toggleMotion() { saved("motion", saved("motion") === "off" ? "on" : "off"); showMotion(); }
function showMotion() { for (const button of all("[data-motion]")) button.setAttribute("aria-pressed", saved("motion") !== "off"); }

function skip() {
  queue = [];
  for (const motion of running) motion.cancel();
  running = [];
  all(".flyer").forEach(flyer => flyer.remove());
}
function animate(element, frames) {
  const motion = element.animate(frames, { duration: MOVE_MS, easing: "ease-out" });
  running.push(motion);
  return motion;
}
function next() {
  const play = queue.shift();
  if (!play) { running = []; return; }
  play();
  setTimeout(next, MOVE_MS);
}
document.addEventListener("pointerdown", skip, true);

const flash = cell => animate(cell, [{ background: "var(--ask)", color: "var(--ask-ink)" }, {}]);
const drop = tile => animate(tile, [{ opacity: 0, transform: "translateY(-46px)" }, { opacity: 1, transform: "none" }]);
const turn = card => animate(card, [{ transform: "rotateY(90deg)" }, { transform: "none" }]);
function stepTrack(disc, from) {
  const to = disc.getAttribute("transform").match(/[-\d.]+/g), old = from.match(/[-\d.]+/g);
  animate(disc, [{ transform: `translate(${old[0]}px, ${old[1]}px)` }, { transform: `translate(${to[0]}px, ${to[1]}px)` }]);
}
/* A cube flies between what is asked and the store it comes to or leaves. */
function fly(cell, gained) {
  const icon = one(".i", cell.closest("div") ?? cell), board = one("#main").getBoundingClientRect();
  flash(cell);
  if (!icon) return;
  const at = icon.getBoundingClientRect(), flyer = icon.cloneNode(true);
  flyer.classList.add("flyer");
  document.body.append(flyer);
  const away = `translate(${board.left + board.width / 2}px, ${board.top + board.height / 2}px) scale(1.6)`, home = `translate(${at.left}px, ${at.top}px)`;
  animate(flyer, gained ? [{ transform: away }, { transform: home }] : [{ transform: home }, { transform: away, opacity: 0 }]).finished.catch(() => {}).finally(() => flyer.remove());
}

/* The card another player has played, large for a moment. */
let shownUntil = 0;
function showPlayed() {
  const card = one("#shown"), place = one("#shown-card");
  if (!card || !place || isStill() || Number(card.dataset.n) < lastLine) return;
  place.replaceChildren(card.content.cloneNode(true));
  place.hidden = false;
  clearTimeout(shownUntil);
  shownUntil = setTimeout(unshow, SHOWN_MS);
  animate(place, [{ opacity: 0, transform: "translateY(20px) scale(.9)" }, {}]);
}
function unshow() { const place = one("#shown-card"); if (place) place.hidden = true; }
document.addEventListener("pointerdown", unshow, true);

/* Others' moves, one line each. */
function tell() {
  const place = one("#told");
  if (!telling.length) { place.hidden = true; told = 0; return; }
  place.replaceChildren(telling.shift());
  place.hidden = false;
  told = setTimeout(tell, TOLD_MS);
}
document.addEventListener("pointerdown", () => { if (told) { clearTimeout(told); telling = []; tell(); } });

/* --- what was there before --- */

const WATCHED = "[data-watch], [data-watch-tile], [data-watch-disc], [data-watch-card]";
let before = new Map(), scrolls = new Map(), ticks = [], focused = null, menus = [], typed = new Map(), lastLine = 0;
const nameOf = item => Object.entries(item.dataset).filter(([key]) => key.startsWith("watch")).flat().join(" ");
const stateOf = item => item.dataset.watchDisc ? item.getAttribute("transform") : item.textContent.trim();

const KEYS = ["space", "tab", "sort", "log", "view", "undo", "pass", "back", "more", "opens", "sound", "keys", "sale", "step", "card"];
/* How the thing in focus is found again on the new table: by what it is, else by its place among others. */
function finderOf(item) {
  if (!item || item === document.body || !item.closest("#table")) return null;
  const key = keyOf(item);
  if (key) return () => one("#table " + key);
  const room = ["#ask", ".dock", ".players", ".topbar", "#main"].find(room => item.closest(room)), at = all("button, a, [tabindex]", one(room ?? "#table")).indexOf(item);
  return () => all("button, a, [tabindex]", one(room ?? "#table"))[at];
}
function keyOf(item) {
  if (item.id) return "#" + CSS.escape(item.id);
  const list = item.closest("[data-keep]"), scope = list ? `[data-keep="${list.dataset.keep}"] ` : "";
  if (item.value && item.name) return `${scope}[name="${item.name}"][value="${CSS.escape(item.value)}"]`;
  if (item.matches("input[type=range]")) return `[name="${item.name}"]`;
  const key = KEYS.find(key => key in item.dataset);
  return key ? `${scope}[data-${key}="${CSS.escape(item.dataset[key])}"]` : null;
}

function remember() {
  before = new Map(all(WATCHED).map(item => [nameOf(item), stateOf(item)]));
  scrolls = new Map(all("[data-keep]").map(box => [box.dataset.keep, [box.scrollLeft, box.scrollTop]]));
  ticks = all("#picks input:checked").map(box => box.value);
  menus = all("details[open][data-open]").map(menu => menu.dataset.open);
  typed = new Map(all("#table input[data-typed]").map(field => [field.dataset.typed, field.value]));
  lastLine = Number(table().dataset.number);
  focused = finderOf(document.activeElement);
}
function restore(isMine) {
  for (const box of all("[data-keep]")) { const at = scrolls.get(box.dataset.keep); if (at) [box.scrollLeft, box.scrollTop] = at; }
  for (const box of all("#picks input")) if (ticks.includes(box.value) || (isMine && picked.includes(box.value))) box.checked = true;
  for (const menu of all("details[data-open]")) menu.open = menus.includes(menu.dataset.open);
  for (const field of all("#table input[data-typed]")) if (typed.has(field.dataset.typed)) field.value = typed.get(field.dataset.typed);
  if (document.activeElement !== document.body) return;
  const again = focused?.();
  if (again && !again.disabled) again.focus({ preventScroll: true });
  else if (focused && isMine) one("#asked")?.focus({ preventScroll: true });
}

function showChanges() {
  skip();
  if (isStill() || !before.size) return;
  const fresh = all(WATCHED).filter(item => item.getClientRects().length && before.get(nameOf(item)) !== stateOf(item));
  const had = item => before.has(nameOf(item)), number = item => parseInt((before.get(nameOf(item)) ?? "").replace("−", "-"), 10);
  const of = key => fresh.filter(item => key in item.dataset);
  queue = [
    ...of("watchCard").map(card => () => turn(card)),
    ...of("watchTile").filter(tile => !had(tile)).map(tile => () => drop(tile)),
    ...of("watchDisc").filter(had).map(disc => () => stepTrack(disc, before.get(nameOf(disc)))),
    ...of("watch").filter(had).map(cell => () => fly(cell, parseInt(cell.textContent.replace("−", "-"), 10) > number(cell))),
  ].slice(0, MOST);
  next();
}
function tellOthers() {
  const me = String(Number(table().dataset.seat) + 1);
  const lines = all(".log li").filter(line => Number(line.dataset.n) >= lastLine && !["0", me].includes(line.dataset.of));
  const place = one("#told");
  if (!place || !lines.length) return;
  telling = lines.slice(0, 3).reverse().map(line => line.cloneNode(true));
  clearTimeout(told);
  tell();
}

function dress() {
  show(one(`.dock [data-tab="${page.dataset.tab}"]`) ? page.dataset.tab : "hand");
  const opened = page.dataset.open;
  view(page.dataset.view || "map");
  open(opened || "");
  sort();
  filterLog(logged);
  fold(aside !== "" && aside === offer());
  countPicks();
  showSound();
  showMotion();
  bare(page.dataset.bonus === "on");
  showPoints();
  showHint();
  if (isRivals) rivals(true);
  showHold();
  call();
}

/* --- a turn that is over --- */

let running_out = 0;
function showHold() {
  clearInterval(running_out);
  const bar = one(".turnover"), left = Number(bar?.dataset.hold);
  if (!left) return;
  const until = performance.now() + 1000 * left, rect = one(".turnover__bar rect", bar), whole = Number(rect.getAttribute("width")) / left;
  const tick = () => {
    const seconds = Math.max(0, (until - performance.now()) / 1000);
    one(".turnover__left", bar).textContent = `${Math.ceil(seconds)} s`;
    rect.setAttribute("width", whole * seconds);
    if (!seconds) { clearInterval(running_out); bar.remove(); }
  };
  tick();
  running_out = setInterval(tick, 100);
}

/* --- swaps --- */

/* A push waits while a finger or key is down, a warning is open or an answer is on its way. A table never goes back. */
let isDown = false, isLate = false, late = 0;
const isPush = event => event.detail.requestConfig?.elt?.id === "live-get";
function lift() {
  setTimeout(() => {
    isDown = false;
    if (!own.size && (isLate || late > Number(table()?.dataset.number))) { isLate = false; late = 0; refresh(); }
  }, 0);
}
document.addEventListener("pointerdown", () => { isDown = true; }, true);
for (const name of ["pointerup", "pointercancel", "dragend"]) document.addEventListener(name, lift, true);
document.addEventListener("keydown", event => { if (event.key === " " || event.key === "Enter") isDown = true; }, true);
document.addEventListener("keyup", lift, true);
addEventListener("blur", lift);

document.addEventListener("htmx:beforeSwap", event => {
  if (event.detail.target?.id !== "table") return;
  const number = Number(event.detail.serverResponse.match(/data-number="(\d+)"/)?.[1] ?? Infinity);
  if (isPush(event) && (isDown || dragged || own.size || one("#guard[open]"))) { event.detail.shouldSwap = false; isLate = true; return; }
  if (number < Number(table().dataset.number) && event.detail.xhr.status === 200 && isPush(event)) { event.detail.shouldSwap = false; return; }
  remember();
});
document.addEventListener("htmx:afterSwap", event => {
  if (event.detail.target?.id !== "table") return;
  const isMine = !isPush(event), space = hovered;
  if (isMine) { page.dataset.open = ""; led = ""; }
  restore(isMine);
  dress();
  unzoom();
  const hex = space && one(`.hex.is-legal[data-space="${space}"]`);
  if (hex && !isMine) sheetFor(hex); else unsheet();
  if (Number(table().dataset.number) !== lastLine) { showChanges(); tellOthers(); showPlayed(); }
  if (isMine) lift();
});
/* Whoever is about to pay goes on paying while others move. */
document.addEventListener("htmx:configRequest", event => {
  const paying = one("#paying");
  if (event.detail.elt.id !== "live-get" || !paying) return;
  event.detail.path = paying.getAttribute("action");
  const fields = new FormData(paying);
  for (const name of new Set(fields.keys())) event.detail.parameters[name] = fields.getAll(name);
});
/* While an answer to the player is on its way no push takes the table from under it; a double click sends once. */
const own = new Map();
document.addEventListener("htmx:beforeRequest", event => {
  const { elt, xhr } = event.detail;
  if (elt.id === "live-get") return;
  if (elt.matches("[hx-post]") && [...own.values()].includes("post")) return event.preventDefault();
  own.set(xhr, elt.matches("[hx-post]") ? "post" : "get");
  xhr.addEventListener("loadend", () => { own.delete(xhr); lift(); });
});
/* What was ticked and taken back is ticked again. */
let picked = [];
document.addEventListener("htmx:beforeRequest", event => {
  if (event.detail.elt.id === "picks") picked = all("#picks input:checked").map(box => box.value);
  else if (event.detail.elt.matches("#choose")) picked = [];
});
/* A hint has done its work when the choice it explains is made. */
document.addEventListener("htmx:beforeRequest", event => {
  const hint = one("#hint");
  if (hint && !hint.hidden && event.detail.elt.matches("#choose, #picks")) unhint(hint.dataset.hint);
});
document.addEventListener("htmx:beforeRequest", event => {
  if (event.detail.elt.id !== "live-get") return;
  const number = event.detail.requestConfig.triggeringEvent?.detail?.data;
  if (number === table()?.dataset.number) event.preventDefault();
  else if (number && [...own.values()].includes("post")) { late = Math.max(late, Number(number)); event.preventDefault(); }  /* its answer tells */
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

if (table()) {
  size("cards", 0);
  size("map", 0);
  dress();
}

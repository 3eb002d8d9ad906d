/* People at the table: who is here, whose time runs, what is said. A waiting table begins by itself. */
"use strict";

{
document.addEventListener("htmx:beforeSwap", event => {
  if (event.detail.target?.id !== "waiting" || event.detail.serverResponse.includes('id="waiting"')) return;
  event.detail.shouldSwap = false;
  location.href = location.pathname; // seats may have other numbers now
});

const panel = () => document.querySelector("#people");
const isOpen = () => document.body.classList.contains("shows-people");
let read = null, got = performance.now();

function newest() { return Number(panel()?.dataset.last ?? 0); }
function showPeople() {
  const list = panel();
  if (!list) return;
  if (isOpen() || read === null) read = newest();
  for (const button of document.querySelectorAll("[data-people]")) {
    button.hidden = false;
    button.setAttribute("aria-expanded", isOpen());
    const fresh = newest() > read ? "!" : "";
    if (fresh && !list.contains(button)) button.dataset.new = fresh; else delete button.dataset.new;
  }
  for (const mate of list.querySelectorAll("[data-mate]")) dressBox(mate);
  const chat = list.querySelector("[data-chat]");
  if (chat) chat.scrollTop = chat.scrollHeight;
  tickClocks();
}
/* In the player's box: a dot for presence, the clock beside the corporation. */
function dressBox(mate) {
  const box = document.querySelector(`.players .player.seat-${Number(mate.dataset.mate) + 1}`);
  if (!box) return;
  box.querySelectorAll(".presence, .corp > .clockface").forEach(old => old.remove());
  if (mate.dataset.presence !== "bot") {
    const dot = document.createElement("span");
    dot.className = `presence is-${mate.dataset.presence}`;
    dot.title = mate.querySelector(".mate__name small")?.textContent ?? "";
    box.querySelector("h2")?.append(dot);
  }
  const face = mate.querySelector(".clockface");
  if (face) box.querySelector(".corp")?.append(face.cloneNode(true));
}

/* --- clocks --- */

const SHORT_S = 30, HOUR_S = 3600;
function told(seconds, text) {
  if (seconds >= HOUR_S) return text;
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
function tickClocks() {
  const gone = (performance.now() - got) / 1000;
  for (const mate of panel()?.querySelectorAll("[data-left]") ?? []) {
    const runs = mate.dataset.runs === "yes", left = Math.max(0, Number(mate.dataset.left) - (runs ? gone : 0));
    const box = document.querySelector(`.players .player.seat-${Number(mate.dataset.mate) + 1}`);
    for (const place of [mate, box]) {
      const face = place?.querySelector(".clockface");
      if (!face) continue;
      face.querySelector("[data-face]").textContent = told(left, mate.dataset.leftText);
      face.classList.toggle("is-short", runs && left < SHORT_S);
    }
    if ("me" in mate.dataset) for (const button of document.querySelectorAll(".topbar [data-people]")) {
      if (runs && left < HOUR_S) button.dataset.clock = told(left, ""); else delete button.dataset.clock;
    }
  }
}
setInterval(tickClocks, 250);

/* --- what is new --- */

function take(html) {
  const old = panel(), fresh = new DOMParser().parseFromString(html, "text/html").querySelector("#people");
  if (!old || !fresh) return;
  const typed = old.querySelector("#say")?.value ?? "", focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const opened = [...old.querySelectorAll("details[open]")].map(one => one.dataset.peopleOpen);
  const wasOther = old.dataset.stamp !== fresh.dataset.stamp;
  fresh.dataset.url = old.dataset.url;
  old.replaceWith(fresh);
  got = performance.now();
  const say = fresh.querySelector("#say");
  if (say) say.value = typed;
  for (const one of fresh.querySelectorAll("details[data-people-open]")) one.open = opened.includes(one.dataset.peopleOpen);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  showPeople();
  if (wasOther && typeof refresh === "function") refresh();
}
async function fetchPeople() {
  const list = panel();
  if (!list) return;
  try {
    const answer = await fetch(list.dataset.url, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    if (answer.ok) take(await answer.text());
    else if (answer.status === 403) location.href = location.pathname;
  } catch { /* the next change tells again */ }
}
let known = null;
document.addEventListener("sse:changed", event => {
  const number = event.detail?.data;
  if (number === undefined || !panel()) return;
  if (number === (known ?? document.querySelector("#table")?.dataset.number) || panel().dataset.clocked === "yes") fetchPeople();
  known = number;
});
document.addEventListener("htmx:afterSwap", event => { if (event.detail.target?.id === "table") showPeople(); });
document.addEventListener("htmx:sseOpen", fetchPeople);
addEventListener("online", fetchPeople);
document.addEventListener("visibilitychange", () => { if (!document.hidden) fetchPeople(); });

document.addEventListener("submit", async event => {
  const form = event.target.closest("[data-people-form]");
  if (!form || !document.querySelector("#table")) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter)), isLine = form.contains(document.querySelector("#say"));
  try {
    const answer = await fetch(form.action, { method: "POST", body: fields, headers: { "HX-Request": "true" }, credentials: "same-origin" });
    if (answer.ok && isLine) document.querySelector("#say").value = "";
    if (answer.ok || answer.status === 422) take(await answer.text());
    else if (answer.status === 429) form.append(Object.assign(document.createElement("p"), { className: "notice is-bad", textContent: form.dataset.busy }));
  } catch { document.querySelector("#offline")?.removeAttribute("hidden"); }
});

document.addEventListener("click", event => {
  if (!event.target.closest("[data-people]")) return;
  document.body.classList.toggle("shows-people");
  showPeople();
  if (isOpen()) panel()?.focus({ preventScroll: true });
});
document.addEventListener("keydown", event => {
  if (event.key === "Escape" && isOpen()) { document.body.classList.remove("shows-people"); showPeople(); }
});
if (panel() && document.querySelector("#table")) showPeople();
}

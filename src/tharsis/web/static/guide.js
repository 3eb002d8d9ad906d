/* The guide of a first game: one thing lit, one bubble, one arrow. Where it stands is kept in this browser, so a reload goes on. */
"use strict";

const guideFolder = document.createElement("div");
let guideStep = null, guideFrom = "";
const steps = () => all(".spot", guideFolder);
const guideKey = value => ofGame("guide", value);
const shownAt = step => all(step.dataset.at).filter(item => item.getClientRects().length && !item.closest("[hidden]"));
const isNow = step => Boolean(one(step.dataset.when));

async function guide(key) {
  if (!guideFolder.childElementCount) {
    const answer = await fetch(`/guide/${one(".board--ares") ? "ares" : "mars"}`);
    if (!answer.ok) return;
    guideFolder.innerHTML = await answer.text();
    document.body.append(guideFolder);
  }
  const list = steps(), known = list.find(step => step.dataset.stepKey === key) ?? list[0], led = list[list.indexOf(known) - 1];
  const isLost = !isNow(known) && !("awaited" in known.dataset);
  goTo(isLost && led && "does" in led.dataset && isNow(led) ? led : known); /* a look at a card is over after a reload */
}

function goTo(step) {
  guideStep = step;
  guideKey(step ? step.dataset.stepKey : "off");
  guideFrom = table().dataset.number;
  if (step && isPhone() && isNow(step)) { view(step.dataset.viewAt === "ask" ? page.dataset.view : step.dataset.viewAt); if (step.dataset.viewAt === "ask") open("ask"); }
  showGuide();
  if (step && !step.hidden) one("[data-guide-next]", step).focus({ preventScroll: true });
}
/* The next step that has its moment, or waits for it. */
function nextStep(by = 1) {
  const list = steps();
  for (let at = list.indexOf(guideStep) + by; list[at]; at += by) if (isNow(list[at]) || (by > 0 && "awaited" in list[at].dataset)) return goTo(list[at]);
  if (by > 0) goTo(null);
}

function showGuide() {
  page.classList.toggle("is-guided", Boolean(guideStep));
  for (const step of steps()) step.hidden = step !== guideStep || !isNow(step) || !shownAt(step).length;
  const step = steps().find(step => !step.hidden);
  for (const piece of all(".veil, .veil__ring, .veil__arrow", guideFolder)) piece.toggleAttribute("hidden", !step);
  if (step) pointAt(step);
}
function pointAt(step) {
  const target = shownAt(step)[0].getBoundingClientRect(), pad = 8;
  const left = Math.max(4, target.left - pad), top = Math.max(4, target.top - pad);
  const right = Math.min(innerWidth - 4, target.right + pad), bottom = Math.min(innerHeight - 4, target.bottom + pad);
  const ring = one(".veil__ring", guideFolder);
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  one(".veil", guideFolder).style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0ZM${left} ${top}H${right}V${bottom}H${left}Z")`;
  const zoomed = step.currentCSSZoom ?? 1, own = step.getBoundingClientRect();
  const [x, y] = bubbleAt({ left, top, right, bottom }, own);
  Object.assign(step.style, { left: `${x / zoomed}px`, top: `${y / zoomed}px` });
  arrowTo({ left, top, right, bottom }, { left: x, top: y, right: x + own.width, bottom: y + own.height });
}
/* Beside, above or below what is lit, wherever there is room; else over it, but not over the buttons at its foot. */
function bubbleAt(hole, own) {
  const gap = isPhone() ? 10 : 64, clampX = x => Math.min(Math.max(12, x), innerWidth - own.width - 12), clampY = y => Math.min(Math.max(12, y), innerHeight - own.height - 12);
  if (isPhone()) return [clampX(12), innerHeight - hole.bottom > own.height + 2 * gap ? hole.bottom + gap : hole.top > own.height + 2 * gap ? hole.top - own.height - gap : clampY(hole.bottom - own.height - 96)];
  if (innerWidth - hole.right > own.width + gap + 12) return [hole.right + gap, clampY(hole.top + 30)];
  if (hole.top > own.height + gap + 12) return [clampX(hole.left + 60), hole.top - gap - own.height];
  if (hole.left > own.width + gap + 12) return [hole.left - gap - own.width, clampY((hole.top + hole.bottom - own.height) / 2)];
  if (innerHeight - hole.bottom > own.height + gap + 12) return [clampX(hole.left + 60), hole.bottom + gap];
  return [clampX((hole.left + hole.right - own.width) / 2), clampY(hole.bottom - own.height - 24)];
}
function arrowTo(hole, bubble) {
  const [line, head] = all(".veil__arrow path", guideFolder), clamp = (value, least, most) => Math.max(least, Math.min(most, value));
  let from, to, bend;
  if (bubble.left >= hole.right) { from = [bubble.left - 4, bubble.top + 60]; to = [hole.right + 8, clamp(bubble.top + 90, hole.top + 8, hole.bottom - 8)]; bend = [(from[0] + to[0]) / 2, from[1] + 24]; }
  else if (bubble.bottom <= hole.top) { from = [bubble.left + 70, bubble.bottom + 4]; to = [clamp(bubble.left + 20, hole.left + 12, hole.right - 12), hole.top - 8]; bend = [from[0], (from[1] + to[1]) / 2 + 10]; }
  else if (bubble.right <= hole.left) { from = [bubble.right + 4, bubble.top + 60]; to = [hole.left - 8, clamp(bubble.top + 90, hole.top + 8, hole.bottom - 8)]; bend = [(from[0] + to[0]) / 2, from[1]]; }
  else if (bubble.top >= hole.bottom) { from = [bubble.left + 70, bubble.top - 4]; to = [clamp(bubble.left + 20, hole.left + 12, hole.right - 12), hole.bottom + 8]; bend = [from[0], (from[1] + to[1]) / 2]; }
  else { line.setAttribute("d", ""); head.setAttribute("d", ""); return; }
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]), tip = turn => `${to[0] - 14 * Math.cos(angle + turn)} ${to[1] - 14 * Math.sin(angle + turn)}`;
  line.setAttribute("d", `M${from}Q${bend} ${to}`);
  head.setAttribute("d", `M${tip(.5)}L${to}L${tip(-.5)}`);
}

document.addEventListener("click", event => {
  if (event.target.closest("[data-guide-next]")) return nextStep();
  if (event.target.closest("[data-guide-back]")) return nextStep(-1);
  if (event.target.closest("[data-guide-skip]")) { saved("guide-last", guideStep.dataset.stepKey); return goTo(null); }
  if (event.target.closest("[data-guide]")) { event.target.closest("details")?.removeAttribute("open"); guide(saved("guide-last")); }
});
document.addEventListener("keydown", event => {
  if (event.key !== "Escape" || !guideStep || guideStep.hidden) return;
  event.stopPropagation();
  saved("guide-last", guideStep.dataset.stepKey);
  goTo(null);
}, true);
/* Doing the thing goes on, too. A step that has lost its moment without it is passed by. */
document.addEventListener("htmx:afterSwap", () => {
  if (!guideStep) return;
  const list = steps(), following = list[list.indexOf(guideStep) + 1];
  const isDone = "does" in guideStep.dataset && (Number(table().dataset.number) > Number(guideFrom) || (following && "does" in following.dataset && isNow(following)));
  const overtaken = list.slice(list.indexOf(guideStep) + 1).find(step => "awaited" in step.dataset && isNow(step));
  if (!isNow(guideStep) && "awaited" in guideStep.dataset && overtaken) return goTo(overtaken);
  if (isDone) nextStep(); else if (!isNow(guideStep) && !("awaited" in guideStep.dataset) && table().dataset.asked === "yes") nextStep(); else showGuide();
});
addEventListener("resize", () => { if (guideStep) showGuide(); });

if (table()) {
  const here = new URL(location.href);
  if (here.searchParams.has("guide")) {
    here.searchParams.delete("guide");
    history.replaceState(null, "", here);
    if (!guideKey()) guideKey("first");
  }
  const kept = guideKey();
  if (kept && kept !== "off") guide(kept);
}

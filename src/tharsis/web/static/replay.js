/* Replay: move by move, by itself, by generations. The address always names the moment that is shown. */
"use strict";

const STEP_MS = 1400;
let playing = 0, isLoading = false;
const replay = () => one("#replay-all");
const isLast = () => Number(replay().dataset.move) >= Number(replay().dataset.last);

async function showMove(move, seat = one("#replay select[name=seat]").value) {
  if (isLoading) return;
  isLoading = true;
  const url = `${one("#replay").getAttribute("action")}?move=${move}&seat=${seat}`;
  const answer = await fetch(url, { headers: { "HX-Request": "true" } }).catch(() => null);
  isLoading = false;
  if (!answer?.ok) return pauseReplay();
  remember();
  replay().outerHTML = await answer.text();
  history.replaceState(null, "", url);
  restore(true);
  dressReplay();
  showChanges();
  showPlayed();
  if (playing) { if (isLast()) pauseReplay(); else soonReplay(); }
}
function soonReplay() {
  clearTimeout(playing);
  playing = setTimeout(() => showMove(Number(replay().dataset.later)), STEP_MS / Number(saved("replay-speed") || 1));
}
function pauseReplay() {
  clearTimeout(playing);
  playing = 0;
  showPlaying();
}
function togglePlaying() {
  if (playing) return pauseReplay();
  playing = 1;
  showPlaying();
  showMove(isLast() ? 0 : Number(replay().dataset.later));
}
function showPlaying() {
  const button = one("[data-play]");
  button.setAttribute("aria-pressed", playing > 0);
  button.textContent = playing ? "⏸" : "▶";
}
function dressReplay() {
  dress();
  one("[data-play]").hidden = false;
  one("[data-speed]").value = saved("replay-speed") || "1";
  showPlaying();
}

document.addEventListener("change", event => {
  const field = event.target;
  if (field.matches("[data-replay], [data-jump]")) showMove(field.value);
  if (field.matches("[data-submits]")) showMove(replay().dataset.move, field.value);
  if (field.matches("[data-speed]")) { saved("replay-speed", field.value); if (playing) soonReplay(); }
});
document.addEventListener("submit", event => {
  if (event.target.id !== "replay") return;
  event.preventDefault();
  pauseReplay();
  showMove(event.submitter.value);
});
document.addEventListener("click", event => { if (event.target.closest("[data-play]")) togglePlaying(); });
document.addEventListener("keydown", event => {
  if (!replay() || event.target.matches("input, select, button, a, [tabindex]:not(body)")) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === " ") { event.preventDefault(); togglePlaying(); }
  if (by) { pauseReplay(); showMove(Math.max(0, Number(replay().dataset.move) + by)); }
});

if (replay()) dressReplay();

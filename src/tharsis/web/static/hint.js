/* What a hint speaks of is framed wherever it lies: where to look at first, then a card, a button, a space. */
"use strict";

const LOOKS = {
  hand: "#hand", action: "[value^='use ']", project: "[value^='standard ']", convert: "[value^='convert ']",
  goal: "[value^='claim '], [value^='fund ']", map: ".mapbox", cards: ".pick", phase: "[value^='phase ']",
};

function frameHinted() {
  const { hints = "", looks = "" } = document.querySelector("#coach-hint")?.dataset ?? {};
  for (const thing of looks in LOOKS ? document.querySelectorAll(LOOKS[looks]) : []) {
    (thing.closest(".group, .cards") || thing).classList.add("is-looked");
  }
  const options = hints.split("|").filter(Boolean);
  for (const thing of document.querySelectorAll("button[value], input[value], [data-option]")) {
    if (options.includes(thing.value || thing.dataset.option)) (thing.closest(".card, .pick, .option, .hex") || thing).classList.add("is-hinted");
  }
}
document.addEventListener("htmx:afterSettle", frameHinted);

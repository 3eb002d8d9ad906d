/* What a hint speaks of is framed wherever it lies: a card, a button, a space. */
"use strict";

function frameHinted() {
  const option = document.querySelector("#coach-hint")?.dataset.hints;
  if (!option) return;
  for (const thing of document.querySelectorAll("button[value], input[value], [data-option]")) {
    if ((thing.value || thing.dataset.option) === option) (thing.closest(".card, .pick, .option, .hex") || thing).classList.add("is-hinted");
  }
}
document.addEventListener("htmx:afterSettle", frameHinted);

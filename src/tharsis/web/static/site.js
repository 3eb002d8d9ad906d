/* Small comforts of all pages: copying links, closing menus. Everything works without. */
"use strict";

document.addEventListener("click", event => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  const copy = event.target.closest("[data-copies]");
  if (copy) {
    const field = copy.parentElement.querySelector("[data-copy]");
    field.value = new URL(field.value, location.href).href;
    field.select();
    navigator.clipboard?.writeText(field.value);
    if (copy.dataset.done) copy.textContent = copy.dataset.done;
  }
});
for (const button of document.querySelectorAll("[data-copies]")) button.hidden = false;

document.addEventListener("keydown", event => {
  if (event.key === "Escape") for (const menu of document.querySelectorAll("details.menu[open]")) menu.open = false;
});

/* Small comforts of all pages: copying links, closing menus, switches that go together. Everything works without. */
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

/* A switch that follows another is set with it. */
document.addEventListener("change", event => {
  for (const one of event.target.form?.querySelectorAll(`[data-follows="${event.target.name}"]`) ?? []) one.checked = event.target.checked;
});

document.addEventListener("keydown", event => {
  if (event.key === "Escape") for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
    menu.open = false;
  }
});

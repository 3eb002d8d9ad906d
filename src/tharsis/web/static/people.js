/* Waiting tables begin by themselves. */
"use strict";

document.addEventListener("htmx:beforeRequest", event => {
  if (!event.detail.elt.closest("[data-reload]")) return;
  event.preventDefault();
  location.reload();
});

/* The list of tables: menus say what is chosen in them, and all is cleared at once. */
"use strict";

{
const sieve = document.querySelector("#sieve"), all = "all";

function say() {
  for (const pick of sieve.querySelectorAll(".pick")) {
    const names = [...pick.querySelectorAll(":checked + span")].map(one => one.textContent);
    pick.querySelector("[data-chosen]").textContent = names.length ? `: ${names.join(", ")}` : "";
  }
}
sieve.addEventListener("change", () => {
  say();
  if (location.search) history.replaceState(null, "", location.pathname); // what was chosen since is kept by the server
});
document.addEventListener("click", event => {
  if (!event.target.closest("[data-clear]")) return;
  event.preventDefault();
  for (const one of sieve.querySelectorAll("input")) one.checked = one.value === all;
  sieve.dispatchEvent(new Event("change", { bubbles: true }));
  sieve.querySelector("input:checked").focus();
});
say();
}

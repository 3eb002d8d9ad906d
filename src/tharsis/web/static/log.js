// A line of the log that placed something lights its spaces on the map while the mouse or the keyboard is on it.
// The chip A1 writes the coordinates of all spaces on the map, and this browser remembers it.
(() => {
  const KEY = "tharsis-coordinates";
  const root = document.documentElement;
  const show = on => {
    root.classList.toggle("shows-coordinates", on);
    for (const chip of document.querySelectorAll("[data-coordinates]")) {
      chip.setAttribute("aria-pressed", String(on));
      chip.classList.toggle("is-on", on);
    }
  };
  const kept = () => { try { return localStorage.getItem(KEY) === "1"; } catch { return false; } };
  const keep = on => { try { localStorage.setItem(KEY, on ? "1" : "0"); } catch { /* not remembered */ } };
  document.addEventListener("click", ({ target }) => {
    if (!target.closest?.("[data-coordinates]")) return;
    const on = !root.classList.contains("shows-coordinates");
    keep(on);
    show(on);
  });
  document.addEventListener("htmx:afterSettle", () => show(root.classList.contains("shows-coordinates")));
  show(kept());
  const light = line => {
    for (const lit of document.querySelectorAll(".hex.is-told")) lit.classList.remove("is-told");
    for (const space of (line?.dataset.spaces ?? "").split(" ").filter(Boolean)) {
      document.querySelector(`.hex[data-space="${space}"]`)?.classList.add("is-told");
    }
  };
  for (const event of ["mouseover", "focusin"]) {
    document.addEventListener(event, ({ target }) => light(target.closest?.(".news li[data-spaces]")));
  }
})();

// A line of the log that placed something lights its spaces on the map while the mouse or the keyboard is on it.
(() => {
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

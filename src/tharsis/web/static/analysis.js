// Analysis: the tape plays by itself, keys move through the game, a press on the curve goes to the nearest choice.
(() => {
  const PACE = 1400;
  let timer = 0, speed = Number(sessionStorage.getItem("analysis-speed") || 1), view = "move", shown = "";
  const page = () => document.getElementById("analysis");
  const press = (key) => page().querySelector(`[data-key="${key}"]`)?.click();

  const draw = () => {
    page().dataset.view = view;
    for (const tab of page().querySelectorAll(".an__tabs [data-view]")) tab.setAttribute("aria-pressed", tab.dataset.view === view);
    for (const button of page().querySelectorAll("[data-speed]")) button.classList.toggle("is-on", Number(button.dataset.speed) === speed);
    const play = page().querySelector("[data-play]");
    play.setAttribute("aria-pressed", timer ? "true" : "false");
    for (const chip of page().querySelectorAll("[data-turns]")) chip.classList.toggle("is-on", chip.dataset.turns === shown);
    for (const turn of page().querySelectorAll("[data-turn]")) turn.hidden = shown !== "" && !turn.dataset.turn.split(" ").includes(shown);
    history.replaceState(null, "", `/table/${page().dataset.id}/analysis?move=${page().dataset.at}&show=${page().dataset.show}`);
  };

  const stop = () => { clearInterval(timer); timer = 0; };
  const play = () => {
    stop();
    timer = setInterval(() => {
      const before = page().dataset.at, next = page().querySelector('[data-key="next"]');
      if (new URL(next.href).searchParams.get("move") === before) { stop(); draw(); } else next.click();
    }, PACE / speed);
  };

  document.addEventListener("click", (event) => {
    const tab = event.target.closest(".an__tabs [data-view]"), pace = event.target.closest("[data-speed]");
    const turns = event.target.closest("[data-turns]");
    if (turns) { shown = turns.dataset.turns; draw(); }
    if (tab) { view = tab.dataset.view; draw(); }
    if (pace) { speed = Number(pace.dataset.speed); sessionStorage.setItem("analysis-speed", speed); if (timer) play(); draw(); }
    if (event.target.closest("[data-play]")) { if (timer) stop(); else play(); draw(); }
  });

  const nearest = (curve, event) => {
    const moves = curve.dataset.moves.split(" "), at = new DOMPoint(event.clientX, event.clientY).matrixTransform(curve.getScreenCTM().inverse());
    return moves[Math.max(0, Math.min(moves.length - 1, Math.floor((at.x - curve.dataset.left) / (curve.dataset.inside / moves.length))))];
  };
  const go = (move) => htmx.ajax("GET", `/table/${page().dataset.id}/analysis?move=${move}&show=${page().dataset.show}`, { target: "#analysis", swap: "outerHTML" });

  document.addEventListener("click", (event) => {
    const curve = event.target.closest(".curve__draw, .curve__gen rect")?.closest(".curve");
    if (!curve) return;
    event.preventDefault();
    event.stopPropagation();
    if (nearest(curve, event) !== page().dataset.at) go(nearest(curve, event));
  }, true);

  // dragged over, the curve follows: one question at a time, the last place counts
  let drags = false, asks = false;
  document.addEventListener("pointerdown", (event) => { drags = Boolean(event.target.closest(".curve")); });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { drags = false; });
  document.addEventListener("pointermove", (event) => {
    const curve = [...page().querySelectorAll(".curve")].find(one => one.getClientRects().length);
    if (!drags || asks || !curve || nearest(curve, event) === page().dataset.at) return;
    asks = true;
    go(nearest(curve, event)).finally(() => { asks = false; });
  });

  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = { ArrowLeft: event.shiftKey ? "gen-prev" : "prev", ArrowRight: event.shiftKey ? "gen-next" : "next", t: "turn", T: "turn", Home: "first", End: "last" }[event.key];
    if (key) { event.preventDefault(); press(key); }
    if (event.key === " " && !event.target.closest("button, a")) { event.preventDefault(); page().querySelector("[data-play]").click(); }
  });

  document.addEventListener("htmx:afterSettle", draw);
  draw();
})();

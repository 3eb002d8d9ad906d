/* Being called when no table is open, where the server and the browser can. */
"use strict";

const pushKey = () => one("[data-push]")?.dataset.push;
const canPush = () => Boolean(pushKey() && "serviceWorker" in navigator && "PushManager" in window && window.isSecureContext);
async function pushing() {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration("/") : null;
  return worker ? worker.pushManager.getSubscription() : null;
}
async function showPush() {
  if (!pushKey()) return;
  const isOn = Boolean(await pushing());
  for (const button of all("[data-push]")) { button.hidden = !canPush(); button.setAttribute("aria-pressed", isOn); }
}
async function togglePush() {
  const known = await pushing();
  if (known) { await known.unsubscribe(); await tellPush(""); return showPush(); }
  if (await Notification.requestPermission() !== "granted") return;
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey() }).catch(() => null);
  if (made && !await tellPush(made.endpoint)) await made.unsubscribe();
  showPush();
}
async function tellPush(endpoint) {
  const body = new URLSearchParams({ csrf: one("#choose input[name=csrf]").value, endpoint });
  return (await fetch("/push", { method: "POST", body })).ok;
}
document.addEventListener("click", event => { if (event.target.closest("[data-push]")) togglePush(); });
document.addEventListener("htmx:afterSwap", showPush);
if (table()) showPush();

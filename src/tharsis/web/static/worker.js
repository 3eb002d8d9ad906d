/* Woken by the server when its player is asked something: asks what it is, and says so. */
"use strict";

addEventListener("install", () => skipWaiting());
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("push", event => event.waitUntil(tell()));
async function tell() {
  const open = await clients.matchAll({ type: "window" });
  const answer = await fetch("/push/waiting").catch(() => null);
  const games = answer?.ok ? await answer.json() : [];
  const unseen = games.filter(game => !open.some(page => page.focused && new URL(page.url).pathname === game.url));
  await Promise.all(unseen.slice(0, 3).map(game => registration.showNotification(game.title, { body: game.body, tag: game.url, data: game.url })));
}
addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
async function show(url) {
  const pages = await clients.matchAll({ type: "window" }), there = pages.find(page => new URL(page.url).pathname === url);
  return there ? there.focus() : clients.openWindow(url);
}

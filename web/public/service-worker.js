// Keeps one thing: the page for those without a connection. Pages always come from the server, so nobody ever sees an
// old one; data is not touched at all.

const KEPT = "tangledbank-offline-1";
const FILES = ["offline.html", "offline.css", "icon.svg"].map((file) => new URL(file, self.registration.scope).href);

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(FILES[0])));
  else if (FILES.includes(request.url)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

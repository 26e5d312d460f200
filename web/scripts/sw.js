// The page without a network: its files are kept, what is played is always asked of the server.
// scripts/worker.ts puts in the version and the files of this build.
const CACHE = `parlour-${"__VERSION__"}`;
const FILES = __FILES__;
/** What was read once can be read without a network: rules, lessons' positions, matches, their lists. */
const READ = "reading";
const READABLE =
  /^\/api\/(games|games\/[^/]+\/(rules|words|examples\/[^/]+|try)|matches\/[^/]+(\/replay)?|me\/matches)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// a newer page waits until the person says so; what the page had loaded before it was kept, is kept too
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data?.keep)
    event.waitUntil(Promise.allSettled(event.data.keep.map((name) => kept(new Request(name)))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("parlour-") && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (READABLE.test(url.pathname) && (request.method === "GET" || url.pathname.endsWith("/try"))) {
    event.respondWith(read(request));
    return;
  }
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/embed/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else event.respondWith(fetch(request).catch(() => fallen(request)));
});

// "your turn", from the server; the page left the words of its language in a cache of their own
self.addEventListener("push", (event) => {
  event.waitUntil(notice(event.data?.json() ?? {}));
});

async function notice({ match, game, why }) {
  const kept = await caches.match("/notice-words", { cacheName: "notices" });
  const words = kept ? await kept.json() : { games: {} };
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage("turn");
  await self.registration.showNotification(words.games[game] ?? "Parlour", {
    body: words[why] ?? "",
    tag: match,
    icon: "/icon-192.png",
    data: { to: match ? `/table/${match}` : "/" },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data?.to ?? "/"));
});

/** The window that shows the table already, else a new one. */
async function toTable(to) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === to);
  await (there ? there.focus() : self.clients.openWindow(to));
}

/** The server's answer, kept for later; without a network what was kept. A tried position is kept by its question. */
async function read(request) {
  const body = request.method === "POST" ? await request.clone().text() : "";
  const key = body ? `${request.url}?${encodeURIComponent(body)}` : request.url;
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(READ)).put(key, answer.clone());
    return answer;
  } catch {
    return (await caches.match(key, { cacheName: READ, ignoreVary: true })) ?? Response.error();
  }
}

/** A file whose name holds its hash: the first copy is as good as any. */
async function kept(request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** No network: the first page, the frame for every other address of the page, else the file as it was. */
async function fallen(request) {
  const page = new URL(request.url).pathname === "/" ? "/" : "/frame";
  const wanted = request.mode === "navigate" ? page : request;
  return (await caches.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? Response.error();
}

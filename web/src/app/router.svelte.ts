// Where the page is. Links are plain links; a click on one of ours changes the page without a reload.
export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "history" }
  | { page: "settings" }
  | { page: "account" }
  | { page: "leaderboard" }
  | { page: "leagues" }
  | { page: "host" }
  | { page: "puzzles" }
  | { page: "learn" }
  | { page: "print" }
  | { page: "people" }
  | { page: "help" }
  | { page: "about" }
  | { page: "profile"; person: string }
  | { page: "league"; league: string }
  | { page: "replay"; match: string }
  | { page: "embed"; match: string }
  | { page: "lesson"; game: string; number: number }
  | { page: "start"; game: string }
  | { page: "puzzle"; game: string; framed: boolean }
  | { page: "review"; match: string }
  | { page: "try"; match: string }
  | { page: "analysis"; game: string }
  | { page: "table"; match: string }
  | { page: "rules"; game: string; example: string | null }
  | { page: "class"; task: string | null }
  | { page: "teach"; of: string | null; part: "screen" | "cards" | "parents" | null }
  | { page: "practice"; course: string | null }
  | { page: "screen"; code: string | null }
  | { page: "join"; code: string | null }
  | { page: "lost" };

const PLAIN = [
  "lobby",
  "history",
  "settings",
  "account",
  "leaderboard",
  "leagues",
  "host",
  "puzzles",
  "learn",
  "print",
  "people",
  "help",
  "about",
] as const;

export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (first === "embed" && second === "puzzle" && more.length === 1)
    return { page: "puzzle", game: more[0]!, framed: true };
  const plain = PLAIN.find((page) => page === first);
  if (plain && second === undefined) return { page: plain };
  if (first === "class" && !more.length) return { page: "class", task: second ?? null };
  if (first === "practice" && !more.length) return { page: "practice", course: second ?? null };
  if (first === "teach" && more.length < 2) {
    const part = (["screen", "cards", "parents"] as const).find((one) => one === more[0]) ?? null;
    if (part || !more.length) return { page: "teach", of: second ?? null, part };
  }
  if (first === "j" && !more.length) return { page: "join", code: second ?? null };
  if (first === "screen" && !more.length) return { page: "screen", code: second ?? null };
  if (first === "rules" && second !== undefined && more.length < 2)
    return { page: "rules", game: second, example: more[0] ?? null };
  if (first === "lesson" && second !== undefined && more.length < 2 && /^[1-9]?$/.test(more[0] ?? ""))
    return { page: "lesson", game: second, number: Number(more[0] ?? 1) };
  if (more.length === 0 && second !== undefined) {
    if (first === "people") return { page: "profile", person: second };
    if (first === "leagues") return { page: "league", league: second };
    if (first === "start") return { page: "start", game: second };
    if (first === "m") return { page: "replay", match: second };
    if (first === "embed") return { page: "embed", match: second };
    if (first === "puzzle") return { page: "puzzle", game: second, framed: false };
    if (first === "try") return { page: "try", match: second };
    if (first === "review") return { page: "review", match: second };
    if (first === "analysis") return { page: "analysis", game: second };
    if (first === "table") return { page: "table", match: second };
  }
  return { page: "lost" };
}

const here = $state({ path: location.pathname, search: location.search });

export const route = (): Route => routeOf(here.path);
export const query = (): URLSearchParams => new URLSearchParams(here.search);

function arrive(): void {
  here.path = location.pathname;
  here.search = location.search;
}

export function go(to: string, how: "push" | "replace" = "push"): void {
  // what lies over the page goes with it: its entry in the history becomes the new page's
  const over = covers.length > 0 || isCover(history.state);
  const stays = how === "replace" && new URL(to, location.href).pathname === location.pathname;
  if (!stays) for (const close of covers.splice(0)) close();
  const state: unknown = stays ? history.state : null;
  history[how === "push" && !over ? "pushState" : "replaceState"](state, "", to);
  arrive();
  scrollTo(0, 0);
}

/** What lies over the page, the last one on top: how each is closed. */
const covers: (() => void)[] = [];
const isCover = (state: unknown): boolean => typeof state === "object" && state !== null && "cover" in state;

/**
 * Something lies over the page from now on, and the back button closes it first. Gives what to call when it was closed
 * in another way.
 */
export function cover(close: () => void): () => void {
  covers.push(close);
  history.pushState({ cover: covers.length }, "");
  return () => {
    const at = covers.indexOf(close);
    if (at < 0) return;
    covers.splice(at, 1);
    // a link that closed it takes over its entry before this runs
    setTimeout(() => {
      if (isCover(history.state) && (history.state as { cover: number }).cover > covers.length) history.back();
    });
  };
}

function back(): void {
  const deep = isCover(history.state) ? (history.state as { cover: number }).cover : 0;
  while (covers.length > deep) covers.pop()!();
  arrive();
}

/** Take over clicks on our own links; call once. */
export function listen(): void {
  addEventListener("popstate", back);
  // a page that is loaded again has nothing over it
  if (isCover(history.state)) history.replaceState(null, "");
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) {
      document.getElementById(link.hash.slice(1))?.focus();
      return;
    }
    go(link.pathname + link.search + link.hash);
  });
}

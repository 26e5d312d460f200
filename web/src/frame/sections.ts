// The five places that every page belongs to, and which pages have a bar of their own.
import type { Route } from "../app/router.svelte";
import type { IconName } from "../parts/Icon.svelte";

export type Section = "play" | "puzzles" | "learn" | "club" | "class";

/** In the order of the bar. */
export const SECTIONS: readonly { key: Section; path: string; icon: IconName }[] = [
  { key: "play", path: "/", icon: "die" },
  { key: "puzzles", path: "/puzzles", icon: "puzzle" },
  { key: "learn", path: "/learn", icon: "book" },
  { key: "club", path: "/lobby", icon: "cup" },
  { key: "class", path: "/class", icon: "pencil" },
];

const OF: Partial<Record<Route["page"], Section>> = {
  home: "play",
  start: "play",
  table: "play",
  screen: "play",
  join: "play",
  puzzles: "puzzles",
  puzzle: "puzzles",
  learn: "learn",
  practice: "learn",
  print: "learn",
  lesson: "learn",
  rules: "learn",
  analysis: "learn",
  lobby: "club",
  history: "club",
  leagues: "club",
  league: "club",
  leaderboard: "club",
  people: "club",
  profile: "club",
  replay: "club",
  review: "club",
  try: "club",
  class: "class",
  teach: "class",
};

/** Where a page belongs; null for settings, the account and the like. */
export const sectionOf = (at: Route): Section | null => OF[at.page] ?? null;

/** What pupils are offered; the rest of the house is closed to a class. */
const OF_PUPILS: readonly Section[] = ["play", "learn", "class"];
export const sectionsFor = (kind: string | undefined): typeof SECTIONS =>
  kind === "pupil" ? SECTIONS.filter(({ key }) => OF_PUPILS.includes(key)) : SECTIONS;
const CLOSED: readonly Route["page"][] = [
  "lobby",
  "puzzles",
  "puzzle",
  "start",
  "leagues",
  "league",
  "leaderboard",
  "people",
  "profile",
  "analysis",
  "teach",
  "host",
];
/** Pages that would only turn a pupil away. */
export const isOutsideClass = (at: Route): boolean => CLOSED.includes(at.page);

/** Pages around one object: their bar leads back, and there is neither tab bar nor footer. */
export const isInside = (at: Route): boolean =>
  ["table", "start", "puzzle", "lesson", "replay", "review", "try", "analysis", "embed"].includes(at.page) ||
  (at.page === "rules" && at.example !== null) ||
  (at.page === "practice" && at.course !== null) ||
  (at.page === "teach" && at.part !== null) ||
  (at.page === "screen" && at.code !== null) ||
  (at.page === "class" && at.task !== null);

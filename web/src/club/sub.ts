// The pages of the club, in one order.
import type { SubItem } from "../frame/SubNav.svelte";
import { t } from "../i18n/words.svelte";

const PAGES = [
  { key: "tables", name: "lobby-title", path: "/lobby" },
  { key: "games", name: "history-title", path: "/history" },
  { key: "leagues", name: "leagues-title", path: "/leagues" },
  { key: "leaderboards", name: "leaderboard-title", path: "/leaderboard" },
  { key: "people", name: "people-title", path: "/people" },
] as const;

/** The club's sub-navigation, with the page where one is. */
export const clubSub = (at: (typeof PAGES)[number]["key"]): { label: string; items: SubItem[] } => ({
  label: t("nav-club"),
  items: PAGES.map(({ key, name, path }) => ({ name: t(name), path, current: key === at })),
});

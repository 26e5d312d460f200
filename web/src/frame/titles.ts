// What pages are called and described by before any script has run: the server writes it into what it sends.
import { SHELF, hasLesson } from "../boards/games";
import { t } from "../i18n/words.svelte";

/** By the words of their titles and descriptions. */
const PLAIN: Record<string, readonly [string, string]> = {
  lobby: ["lobby-title", "lobby-why"],
  history: ["history-title", "history-why"],
  leagues: ["leagues-title", "leagues-why"],
  leaderboard: ["leaderboard-title", "leaderboard-why"],
  people: ["people-title", "people-why"],
  settings: ["settings-title", "settings-why"],
  account: ["account-title", "account-why"],
  puzzles: ["puzzles-title", "page-description"],
  learn: ["nav-learn", "learn-why"],
  practice: ["nav-practice", "page-description"],
  print: ["nav-print", "page-description"],
  class: ["class-title", "page-description"],
  screen: ["nav-screen", "screen-why"],
  help: ["help-title", "help-why"],
  about: ["about-title", "about-what"],
};

/** By address without its first slash: title and description in the language of the page. */
export function titles(): Record<string, [string, string]> {
  const titled = (name: string, about: string): [string, string] => [t("page-title", { page: name }), about];
  const found = Object.entries(PLAIN).map(([path, [name, about]]) => [path, titled(t(name), t(about))] as const);
  for (const game of SHELF) {
    const name = t(`game-${game}`);
    const about = t(`game-${game}.about`);
    found.push([`start/${game}`, titled(name, about)], [`rules/${game}`, titled(t("rules-of", { game: name }), about)]);
    if (hasLesson(game)) found.push([`lesson/${game}`, titled(t("home-learn", { game: name }), about)]);
  }
  return Object.fromEntries(found);
}

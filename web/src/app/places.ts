// Every place of the page that has a name, for those who would rather type than look.
import { SHELF, hasLesson } from "../boards/games";
import { t } from "../i18n/words.svelte";

export interface Place {
  name: string;
  path: string;
}

export const places = (admin: boolean): Place[] => [
  { name: t("parlour"), path: "/" },
  ...SHELF.map((game) => ({ name: t(`game-${game}`), path: `/start/${game}?how=now` })),
  { name: t("puzzles-title"), path: "/puzzles" },
  { name: t("nav-learn"), path: "/learn" },
  { name: t("nav-practice"), path: "/practice" },
  { name: t("nav-print"), path: "/print" },
  { name: t("nav-screen"), path: "/screen" },
  { name: t("lobby-title"), path: "/lobby" },
  { name: t("history-title"), path: "/history" },
  { name: t("leagues-title"), path: "/leagues" },
  { name: t("leaderboard-title"), path: "/leaderboard" },
  { name: t("people-title"), path: "/people" },
  { name: t("class-title"), path: "/class" },
  { name: t("settings-title"), path: "/settings" },
  { name: t("account-title"), path: "/account" },
  ...(admin ? [{ name: t("host-title"), path: "/host" }] : []),
  { name: t("help-title"), path: "/help" },
  { name: t("about-title"), path: "/about" },
  ...SHELF.flatMap((game) => [
    { name: t("rules-of", { game: t(`game-${game}`) }), path: `/rules/${game}` },
    ...(hasLesson(game) ? [{ name: `${t("lesson-title")}: ${t(`game-${game}`)}`, path: `/lesson/${game}` }] : []),
    { name: `${t("analysis-title")}: ${t(`game-${game}`)}`, path: `/analysis/${game}` },
  ]),
];

const FEW = 8;
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s:&]+/)
    .filter(Boolean);

/** Those that fit what was typed: every word begins a word of the name; names that begin with it first. */
export function placesFor(typed: string, among: readonly Place[]): Place[] {
  const fits = among.filter(({ name }) =>
    wordsOf(typed).every((word) => wordsOf(name).some((part) => part.startsWith(word))),
  );
  // the very name first, then what begins with it
  const far = ({ name }: Place): number =>
    plain(name) === plain(typed) ? 0 : plain(name).startsWith(plain(typed)) ? 1 : 2;
  return fits.sort((a, b) => far(a) - far(b)).slice(0, FEW);
}

// Numbers, names and times as the club's pages write them.
import type { MatchListed } from "../net/protocol";
import { has, language, list, t } from "../i18n/words.svelte";

/** A rating with one digit behind the point, or the comma. */
export const rating = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A day without its hour. */
export const day = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

/** A month by its name, with the year if it is another one. */
export const month = (at: number, now = Date.now()): string =>
  new Intl.DateTimeFormat(language(), {
    month: "long",
    ...(new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : { year: "numeric" }),
  }).format(at);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long ago: “10 minutes ago”, “yesterday”, “Saturday”; older than a week, the day. */
export function ago(at: number, now = Date.now()): string {
  const since = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (since < MINUTE) return words.format(0, "second");
  if (since < HOUR) return words.format(-Math.floor(since / MINUTE), "minute");
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return words.format(-Math.floor(since / HOUR), "hour");
  if (days === 1) return words.format(-1, "day");
  return since < WEEK ? new Intl.DateTimeFormat(language(), { weekday: "long" }).format(at) : day(at);
}
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

export const gameName = (game: string): string => (has(`game-${game}`) ? t(`game-${game}`) : game);

/** A robot's name where the player is one. */
export const playerName = (name: string): string => (has(`robot-${name}`) ? t(`robot-${name}`) : name);

/** A match by its game and whoever else plays. */
export function withNames(
  { game, names, yours, status }: Pick<MatchListed, "game" | "names" | "yours" | "status">,
  me?: string,
): string {
  const others = names.filter((name, seat) => name && !yours.includes(seat) && name !== me).map(playerName);
  if (others.length) return t("home-with", { game: gameName(game), names: list(others) });
  return status === "open" ? gameName(game) : t("home-alone", { game: gameName(game) });
}

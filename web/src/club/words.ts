// Numbers, names and times as the club's pages write them.
import type { MatchListed } from "../net/protocol";
import { calledIn } from "../parts/robots";
import { has, list, locale, t } from "../i18n/words.svelte";

/** A rating: people read it as a name, so without a sign between the thousands. */
export const rating = (value: number): string => new Intl.NumberFormat(locale(), { useGrouping: false }).format(value);

/** A number of points; halves are written as the region does. */
export const number = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** A day without its hour. */
export const day = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);

/** A day of this week by its name and hour: “Sunday 20:00”; a later one by its date. */
export const dueAt = (at: number, now = Date.now()): string =>
  new Intl.DateTimeFormat(locale(), {
    ...(at - now < WEEK ? { weekday: "long" } : { day: "numeric", month: "long" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(at);

/** A month by its name, with the year if it is another one. */
export const month = (at: number, now = Date.now()): string =>
  new Intl.DateTimeFormat(locale(), {
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
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (since < MINUTE) return words.format(0, "second");
  if (since < HOUR) return words.format(-Math.floor(since / MINUTE), "minute");
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return words.format(-Math.floor(since / HOUR), "hour");
  if (days === 1) return words.format(-1, "day");
  return since < WEEK ? new Intl.DateTimeFormat(locale(), { weekday: "long" }).format(at) : day(at);
}
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

export const gameName = (game: string): string => (has(`game-${game}`) ? t(`game-${game}`) : game);

/** A robot's name where the player is one. */
export const playerName = (name: string): string => (has(`robot-${name}`) ? t(`robot-${name}`) : name);

/** A match by its game and whoever else plays. */
export function withNames(
  match: Pick<MatchListed, "game" | "names" | "robots" | "yours" | "status">,
  me?: string,
): string {
  const { game, yours, status } = match;
  const others = calledIn(match).filter((name, seat) => name && !yours.includes(seat) && name !== me);
  if (others.length) return t("home-with", { game: gameName(game), names: list(others) });
  return status === "open" ? gameName(game) : t("home-alone", { game: gameName(game) });
}

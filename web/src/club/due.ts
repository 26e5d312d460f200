// Until when, as cards and rows say it: the league, its round, the day, and how long that is.
import type { LeagueRound } from "../net/protocol";
import { dueAt } from "./words";
import { t } from "../i18n/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left: days, then hours, then minutes; never less than one. */
export function timeLeft(until: number, now = Date.now()): string {
  const left = Math.max(0, until - now);
  if (left >= 2 * DAY) return t("left-days", { count: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return t("left-hours", { count: Math.floor(left / HOUR) });
  return t("left-minutes", { count: Math.max(1, Math.floor(left / MINUTE)) });
}

/** “Thursday league, round 3”, with the game of the best of several. */
export function leagueNamed(league: LeagueRound): string {
  const named = t("due-league", { league: league.name, round: league.round });
  return league.games > 1 ? `${named} · ${t("due-game", { game: league.game, count: league.games })}` : named;
}

/** “Thursday league, round 3 · due Sunday 20:00 · 2 days left”, as far as that is so. */
export function dueLine(match: { league?: LeagueRound | null; until?: number | null }, now = Date.now()): string {
  const until = match.until ?? null;
  return [
    match.league ? leagueNamed(match.league) : "",
    until !== null ? t("due-at", { date: dueAt(until, now) }) : "",
    until !== null ? timeLeft(until, now) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

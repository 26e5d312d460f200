// The puzzle of the day: the same for everybody, harder towards the end of the week.
import { DAILY } from "../boards/games";
import type { PuzzleNamed } from "../net/protocol";

const DAY = 86_400_000;
/** Levels from Sunday to Saturday. */
export const LEVELS = [3, 1, 1, 2, 2, 2, 3];

/** A day as the seeds write it. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** That day's puzzle: the games take turns. */
export function puzzleOf(at: number): PuzzleNamed {
  const game = DAILY[Math.floor(at / DAY) % DAILY.length]!;
  return { game, level: LEVELS[new Date(at).getUTCDay()]!, seed: `day ${dayOf(at)}` };
}

/** Where a puzzle is found: the same address is the same puzzle for everybody. */
export function addressOf({ game, level = 1, theme = null, seed = "", number = 1 }: PuzzleNamed): string {
  const words = new URLSearchParams({
    level: String(level),
    ...(theme ? { theme } : {}),
    seed,
    number: String(number),
  });
  return `/puzzle/${game}?${words}`;
}

/** The puzzle that an address names; without a seed, the day's. */
export function namedBy(
  game: string,
  words: URLSearchParams,
  now = Date.now(),
): PuzzleNamed & { level: number; seed: string; number: number } {
  const whole = (text: string | null): number => (/^[1-9]\d{0,2}$/.test(text ?? "") ? Number(text) : 1);
  const theme = words.get("theme");
  return {
    game,
    level: whole(words.get("level")),
    ...(theme ? { theme } : {}),
    seed: words.get("seed") || `day ${dayOf(now)}`,
    number: whole(words.get("number")),
  };
}

// What a puzzle asks, and what its answers are worth.
import type { Unit } from "../better/analysis";
import type { MoveFound, PuzzleJudged, PuzzleShown } from "../net/protocol";
import { has, t } from "../i18n/words.svelte";

/** A kind's name: a game, or the sums of Smart Calculators. */
export const kindName = (kind: string): string =>
  kind === "smart-calculators" ? t("option-smart_calculators") : has(`game-${kind}`) ? t(`game-${kind}`) : kind;
export const task = (kind: string): string => t(has(`task-${kind}`) ? `task-${kind}` : "task-any");
export const themeName = (theme: string): string => (has(`puzzle-theme-${theme}`) ? t(`puzzle-theme-${theme}`) : theme);

/** In what a puzzle's answers are valued. */
export function unitOfPuzzle(shown: PuzzleShown): Unit {
  if (shown.unit === "chance") return shown.game === "chikugo" ? "keep" : "win";
  if (shown.question !== "best-action") return "now";
  return shown.game === "shut-the-box" ? "minus" : "lines";
}

/** The answers as moves; minus points are told as such, not as less than nothing. */
export const movesOf = (judged: PuzzleJudged, unit: Unit): MoveFound[] =>
  judged.answers.map(({ answer, value }) => ({
    action: answer,
    value: unit === "minus" ? -value : value,
    bound: "exact",
  }));

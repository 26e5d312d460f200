// What a puzzle asks, and what its answers are worth.
import { type Unit, unitOf } from "../better/analysis";
import type { GameModule } from "../boards/board";
import { puzzleFacts } from "../boards/games";
import type { View } from "../boards/views";
import type { MoveFound, PuzzleJudged, PuzzleShown } from "../net/protocol";
import { has, t } from "../i18n/words.svelte";

/** What a kind of puzzles is called: like its game, or by a name of its own. */
export function kindName(kind: string): string {
  const key = puzzleFacts(kind)?.name ?? `game-${kind}`;
  return has(key) ? t(key) : kind;
}
/** A theme whose name says nothing. */
export const PLAIN = "plain";
export const task = (kind: string): string => t(has(`task-${kind}`) ? `task-${kind}` : "task-any");
export const themeName = (theme: string): string => (has(`puzzle-theme-${theme}`) ? t(`puzzle-theme-${theme}`) : theme);

/** What the values of a puzzle's answers are. */
export function unitOfPuzzle(shown: PuzzleShown, game: GameModule): Unit {
  if (shown.unit === "chance") return game.chance ?? "win";
  return shown.question === "best-action" ? unitOf(game, shown.view as View) : "now";
}

/** The answers as moves; minus points are told as such, not as less than nothing. */
export const movesOf = (judged: PuzzleJudged, unit: Unit): MoveFound[] =>
  judged.answers.map(({ answer, value }) => ({
    action: answer,
    value: unit === "minus" ? -value : value,
    bound: "exact",
  }));

// What an analysis says, and how its numbers are shown.
import type { GameModule } from "../boards/board";
import type { View } from "../boards/views";
import type { MoveFound } from "../net/protocol";
import { language, t } from "../i18n/words.svelte";

/** What a value is: minus points of the turn, points still to come, a lead or a score at the end, a chance,
 * minus points against perfect play, points at once. */
export type Unit = "minus" | "lines" | "lead" | "score" | "win" | "keep" | "points" | "now";

/** What the values of this table's analysis are. */
export const unitOf = (game: GameModule, view: View): Unit => game.unit?.(view) ?? game.chance ?? "win";

/** Whether less is better. */
export const fewer = (unit: Unit): boolean => unit === "minus";
export const isChance = (unit: Unit): boolean => unit === "win" || unit === "keep";

/** A value as it stands in a column. */
export function shown(value: number, unit: Unit, signed = unit === "lines" || unit === "lead"): string {
  return new Intl.NumberFormat(language(), {
    maximumFractionDigits: 1,
    ...(isChance(unit) ? { style: "percent" as const } : {}),
    ...(signed ? { signDisplay: "exceptZero" as const } : {}),
  }).format(value);
}

/** How sure a value is, as a sign before it. */
export const SIGNS = { exact: "", at_most: "≤", at_least: "≥", estimate: "≈" } as const;

export const boundWords = (bound: MoveFound["bound"]): string => t(`bound-${bound.replace("_", "-")}`);

/** The moves as good as the best, and the first that is not. */
export function bestOf(moves: readonly MoveFound[]): { best: MoveFound[]; next: MoveFound | null } {
  const first = moves[0];
  const best = moves.filter((move) => move.value === first?.value);
  return { best, next: moves[best.length] ?? null };
}

// Why a move is good, in a few sentences: only what can be seen on the table. The proof is the server's.
import type { ShutTheBoxView, View } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { fits } from "./pad";

/** Of the 36 throws of two dice, those that fit flaps that stay open. */
export function fitting(open: readonly number[]): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (fits(open, a + b)) count++;
  return count;
}

/** How many of the throws of so many dice end a turn with these flaps open. */
export function ending(open: readonly number[], dice: number): { lose: number; of: number } {
  if (dice === 1) return { lose: [1, 2, 3, 4, 5, 6].filter((n) => !fits(open, n)).length, of: 6 };
  return { lose: 36 - fitting(open), of: 36 };
}

export function reasons(view: View, act: string): string[] {
  if (!/^\d/.test(act)) return [];
  const shut = act.split(",").map(Number);
  const open = (view as ShutTheBoxView).flaps.filter((flap) => !shut.includes(flap));
  return open.length ? [t("reason-stb-throws", { open: list(open), fits: fitting(open) })] : [t("reason-stb-shut")];
}

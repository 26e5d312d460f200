// Why a move is good, in a few sentences: only what can be seen on the table. The proof is the server's.
import type { ShutTheBoxView, View } from "../views";
import { list, t } from "../../i18n/words.svelte";

/** Whether some of these flaps make a sum. */
function fits(open: readonly number[], sum: number): boolean {
  const sums = new Set([0]);
  for (const flap of open) for (const had of [...sums]) sums.add(had + flap);
  return sums.has(sum);
}

/** Of the 36 throws of two dice, those that fit flaps that stay open. */
export function fitting(open: readonly number[]): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (fits(open, a + b)) count++;
  return count;
}

export function reasons(view: View, act: string): string[] {
  if (!/^\d/.test(act)) return [];
  const shut = act.split(",").map(Number);
  const open = (view as ShutTheBoxView).flaps.filter((flap) => !shut.includes(flap));
  return open.length ? [t("reason-stb-throws", { open: list(open), fits: fitting(open) })] : [t("reason-stb-shut")];
}

// "What else?": the last choice of a turn after which the same dice would have gone further.
import { fits } from "./pad";

/** One throw of a turn: the flaps that were open, what it came to, and what was shut. */
interface Choice {
  open: readonly number[];
  total: number;
  shut: readonly number[];
}

/** All sets of these flaps that add up to exactly this. */
function sets(flaps: readonly number[], total: number): number[][] {
  const [first, ...rest] = flaps;
  if (total === 0) return [[]];
  if (first === undefined || total < 0) return [];
  return [...sets(rest, total - first).map((set) => [first, ...set]), ...sets(rest, total)];
}

const without = (open: readonly number[], set: readonly number[]): number[] => open.filter((n) => !set.includes(n));

/** Whether all of these throws can be played one after the other. */
function lasts(open: readonly number[], totals: readonly number[]): boolean {
  const [now, ...later] = totals;
  if (now === undefined || !open.length) return true;
  if (!later.length) return fits(open, now);
  return sets(open, now).some((set) => lasts(without(open, set), later));
}

/** Where in the turn, and what instead of what: then the throw that ended it would have fitted. Null: nothing would. */
export function otherwise(
  flaps: number,
  shut: readonly string[],
  lost: readonly number[],
): { at: number; instead: number[]; of: number[] } | null {
  const sum = (of: readonly number[]): number => of.reduce((total, n) => total + n, 0);
  let open: readonly number[] = Array.from({ length: flaps }, (_, i) => i + 1);
  const line = shut.map((text): Choice => {
    const set = text.split(",").map(Number);
    const choice = { open, total: sum(set), shut: set };
    open = without(open, set);
    return choice;
  });
  for (const [at, { open: were, total, shut: of }] of [...line.entries()].toReversed()) {
    const later = [...line.slice(at + 1).map((one) => one.total), sum(lost)];
    const instead = sets(were, total).find((set) => set.join() !== of.join() && lasts(without(were, set), later));
    if (instead) return { at, instead, of: [...of] };
  }
  return null;
}

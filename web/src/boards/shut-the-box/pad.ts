// The score pad: what each turn cost, told from the events. The view has the totals; people want the rounds.
import type { Seen } from "../board";

export interface Turn {
  seat: number;
  /** The throw that fitted nothing; empty when the box was shut. */
  throw: readonly number[];
  points: number;
  /** The flaps that stayed open. */
  open: readonly number[];
  /** What was shut with each throw. */
  shut: readonly string[];
}

/** Whether some of these flaps add up to exactly this. */
export function fits(flaps: readonly number[], total: number): boolean {
  const [first, ...rest] = flaps;
  if (total === 0) return true;
  if (first === undefined || total < 0) return false;
  return fits(rest, total - first) || fits(rest, total);
}

export const minusPoints = (flaps: readonly number[], scoring: string): number =>
  scoring === "digits" ? Number(flaps.join("") || 0) : flaps.reduce((sum, n) => sum + n, 0);

/** Every turn that is over, oldest first. */
export function turns(events: readonly Seen[], flaps: number, scoring: string): Turn[] {
  const all = Array.from({ length: flaps }, (_, i) => i + 1);
  const done: Turn[] = [];
  let open = all;
  let seat = 0;
  let shutting: string[] = [];
  const end = (throwing: readonly number[]) => {
    done.push({ seat, throw: throwing, points: minusPoints(open, scoring), open, shut: shutting });
    open = all;
    shutting = [];
  };
  for (const event of events) {
    if (!event.act) continue;
    if (event.kind === "act") {
      seat = event.by as number;
      if (/^[\d,]+$/.test(event.act)) {
        const shut = event.act.split(",").map(Number);
        open = open.filter((n) => !shut.includes(n));
        shutting.push(event.act);
        if (!open.length) end([]);
      }
    } else if (event.kind === "chance") {
      const dice = event.act.split("+").map(Number);
      if (
        !fits(
          open,
          dice.reduce((sum, n) => sum + n, 0),
        )
      )
        end(dice);
    }
  }
  return done;
}

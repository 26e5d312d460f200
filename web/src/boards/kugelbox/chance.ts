// Where the balls land and which chip is turned over, from the random numbers of the event.
import type { Chance } from "../board";

/** The chips of the box, for records from before they were an option. */
const USUAL = "2,3,4,5,8,12,<=4,<=6,line,line,square,square";
const HOLES = [..."abcde"].flatMap((column) => [..."12345"].map((row) => column + row));

export function due({ options, line, said, numbers }: Chance): string | null {
  if (said.startsWith("chip ")) {
    const left = String(options["chips"] ?? USUAL).split(",");
    for (const act of line) if (act.startsWith("chip ")) left.splice(left.indexOf(act.slice(5)), 1);
    const weights = new Map<string, number>();
    for (const chip of left) weights.set(chip, (weights.get(chip) ?? 0) + 1);
    return `chip ${numbers.among(weights)}`;
  }
  if (options["throw"] === "hand") return null;
  const [part, whole = 1n] = String(options["miss"]).split("/").map(BigInt);
  const hits = [0, 1].map(() => numbers.belowBig(whole) >= part!);
  const red = hits[0] ? HOLES[numbers.below(25)]! : "-";
  const free = HOLES.filter((hole) => hole !== red);
  return `red ${red} black ${hits[1] ? free[numbers.below(free.length)]! : "-"}`;
}

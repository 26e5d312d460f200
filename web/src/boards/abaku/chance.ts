// Who begins and which tiles are drawn, from the random numbers of the event.
import type { Chance } from "../board";

const TILES = [..."0123456789"].flatMap((digit) => Array<string>(10).fill(digit)).concat("?");

export function due({ options, line, said, numbers }: Chance): string {
  if (said.startsWith("first ")) return `first ${numbers.below(Number(options["seats"]))}`;
  let bag = [...TILES];
  let aside: string[] = [];
  for (const act of line) {
    const [word, what = "", drawn = ""] = act.split(" ");
    if (word === "exchange") aside = what.split(",");
    if (word !== "draw") continue;
    for (const tile of drawn) bag.splice(bag.indexOf(tile), 1);
    bag = [...bag, ...aside].sort();
    aside = [];
  }
  const [, seat, tiles = ""] = said.split(" ");
  const taken = [...tiles].map(() => bag.splice(numbers.below(bag.length), 1)[0]!);
  return `draw ${seat} ${taken.sort().join("")}`;
}

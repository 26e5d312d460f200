// Who begins, which tiles are drawn and which digits a magic square begins with, from the random numbers of the event.
import givens from "../../../../src/parlour/games/abaku/squares/givens.json";
import { bytesOf, sha256 } from "../../fairness/sha256";
import { Numbers } from "../../fairness/numbers";
import type { Chance } from "../board";

const TILES = [..."0123456789"].flatMap((digit) => Array<string>(10).fill(digit)).concat("?");
const GIVENS: Record<string, Record<string, string[]>> = givens;

export function due({ options, line, said, numbers }: Chance): string {
  const [word, seat = "", tiles = ""] = said.split(" ");
  if (word === "first") return `first ${numbers.below(Number(options["seats"]))}`;
  if (word === "given") {
    const known = GIVENS[String(options["size"])]![String(options["level"])]!;
    return `given ${known[numbers.below(known.length)]}`;
  }
  const sets = Number(options["sets"] ?? 1);
  const left = word === "lot" ? withoutLots(all(sets), line) : bagAfter(all(sets), line, options);
  if (word === "draw" && options["deal"]) {
    const gone = TILES.length * sets - left.length;
    const dealt = dealtOrder(String(options["deal"]), sets).slice(gone, gone + tiles.length);
    return `draw ${seat} ${dealt.sort().join("")}`;
  }
  const taken = [...tiles].map(() => left.splice(numbers.below(left.length), 1)[0]!);
  return `${word} ${seat} ${taken.sort().join("")}`;
}

const all = (sets: number): string[] => Array<string[]>(sets).fill(TILES).flat().sort();

/** Lots lie open until it's known who begins. */
function withoutLots(bag: string[], line: readonly string[]): string[] {
  for (const act of line) if (act.startsWith("lot ")) bag.splice(bag.indexOf(act.split(" ")[2]!), 1);
  return bag;
}

/** The first rules have no `sets`; later, alone, exchanged tiles stay out of the bag. */
function bagAfter(all: string[], line: readonly string[], options: Chance["options"]): string[] {
  const alone = "sets" in options && options["mode"] !== "table";
  let bag = all;
  let aside: string[] = [];
  for (const act of line) {
    const [word, what = "", drawn = ""] = act.split(" ");
    if (word === "exchange" && !alone) aside = what.split(",");
    if (word !== "draw") continue;
    for (const tile of drawn) bag.splice(bag.indexOf(tile), 1);
    bag = [...bag, ...aside].sort();
    aside = [];
  }
  return bag;
}

/** The order of the tiles that everybody gets who names the same deal. */
function dealtOrder(deal: string, sets: number): string[] {
  const numbers = Numbers.of(sha256(bytesOf(`parlour abaku deal ${deal}`)));
  const bag = all(sets);
  return Array.from(bag, () => bag).map((bag) => bag.splice(numbers.below(bag.length), 1)[0]!);
}

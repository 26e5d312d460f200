// What the slip tells of throws and chips: who threw what, which chip went where and why.
import type { Happened, Seen, Told } from "../board";
import type { ChikugoView, SeenThrow, TakeItView } from "../views";
import { t } from "../../i18n/words.svelte";
import { chipWords, counted, faceOf, operatorsOf } from "./chips";
import { wished } from "./reckoning.svelte";
import { hole } from "./sight";

const at = (name: string): [number, number] => ["abcde".indexOf(name[0]!), Number(name[1]) - 1];

/** What the balls made, from the event, where the view already has a later throw. */
function made(act: string, view: ChikugoView | TakeItView): Pick<SeenThrow, "red" | "black" | "points" | "shape"> {
  const [, red = "-", , black = "-"] = act.split(" ");
  if (view.last?.red === red && view.last.black === black) return view.last;
  const holes = [red, black].filter((name) => name !== "-");
  if (holes.length < 2) return { red, black, points: holes.length, shape: holes.length ? "one" : "none" };
  const { points, shape } = counted(at(red), at(black), operatorsOf(view));
  return { red, black, points, shape: shape || "rectangle" };
}

/** The throw that a chip is taken, laid out or robbed for. */
const lastThrow = (events: readonly Seen[], view: ChikugoView | TakeItView) => {
  const event = events.findLast((one) => one.act?.startsWith("red "));
  return event?.act ? made(event.act, view) : null;
};

function threw({ event, events, after, name, mine }: Happened): Told | null {
  const is = after as ChikugoView | TakeItView;
  const seat = events.findLast((one) => one.kind === "act")?.by;
  if (typeof seat !== "number") return null;
  // who wants to work the sum out first is not told it here
  if (is.options["smart_calculators"] === true && mine.includes(seat) && wished()) return null;
  const { points, shape, red, black } = made(event.act, is);
  const isLast = is.last?.red === red && is.last.black === black;
  const nadir = isLast && "nadir" in is && is.nadir === seat && is.throws.length > 0;
  const chikugo = "nadir" in is && points === 25;
  return {
    seat,
    words: t("kg-told-threw", { name: name(seat), points, shape }),
    short: t("told-short", { name: name(seat), what: t("kg-told-shape", { shape }) }),
    why: chikugo
      ? t("kg-told-chikugo")
      : nadir
        ? t("kg-told-nadir")
        : t("kg-told-holes", { red: hole(red), black: hole(black), sum: (isLast && is.last?.sum) || "none" }),
    gain: String(points),
  };
}

/** A chip was turned over: in Chikugo it goes to the Nadir, in Take It somebody's throw may match it. */
function turned({ event, events, before, after, name }: Happened): Told | null {
  const [was, is] = [before as ChikugoView | null, after as ChikugoView | TakeItView];
  const chip = chipWords(event.act.split(" ")[1]!);
  if (!("nadir" in is)) {
    const seat = events.findLast((one) => one.kind === "act")?.by;
    if (typeof seat !== "number") return null;
    return { seat, words: t("kg-told-turned", { name: name(seat), chip }), passing: true };
  }
  const seat = was ? is.chips.findIndex((chips, i) => chips.length > (was.chips[i]?.length ?? 0)) : -1;
  if (seat < 0) return { seat: null, words: t("kg-told-nadir-takes-some", { chip }) };
  return {
    seat,
    words: t("kg-told-nadir-takes", { name: name(seat), chip }),
    short: t("told-short", { name: name(seat), what: chip }),
    why: t("kg-told-nadir-why"),
  };
}

export function told(it: Happened): Told | null {
  const { event, events, after, name } = it;
  const is = after as ChikugoView | TakeItView;
  const [word, first, second] = event.act.split(" ");
  if (event.kind === "chance") return word === "red" ? threw(it) : word === "chip" ? turned(it) : null;
  if (typeof event.by !== "number" || !["take", "rob", "lay", "pass"].includes(word!)) return null;
  const seat = event.by;
  const who = name(seat);
  const thrown = lastThrow(events, is);
  const why = thrown ? { why: t("kg-told-matches", { points: thrown.points, shape: thrown.shape }) } : {};
  if (word === "pass") return { seat, words: t("kg-told-pass", { name: who }), ...why };
  const face = (word === "rob" ? second : first)!;
  const chip = chipWords(face);
  const worth = "nadir" in is ? {} : { gain: `+${faceOf(face)}` };
  return {
    seat,
    words: t(`kg-told-${word}`, { name: who, chip, other: word === "rob" ? name(Number(first)) : "" }),
    short: t("told-short", { name: who, what: chip }),
    ...why,
    ...worth,
  };
}

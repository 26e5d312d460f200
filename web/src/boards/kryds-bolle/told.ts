// What the slip tells of a ball: the bar, the lines it made or stopped, the chameleon.
import type { Happened, Seen, Told } from "../board";
import type { KrydsBolleView } from "../views";
import { t } from "../../i18n/words.svelte";
import { LINES, type Mark, ballsIn, placeOf, spoken } from "./cube";

/** The places in the order in which they were taken. */
export function taken(events: readonly Seen[]): string[] {
  const places: string[] = [];
  for (const event of events) {
    if (event.kind !== "act" || !event.act) continue;
    const bar = event.act.slice(0, 2);
    const level = places.filter((place) => place.startsWith(bar)).length + 1;
    places.push(event.act.includes(".") ? event.act : `${bar}.${level}`);
  }
  return places;
}

const kindOf = (line: readonly string[]): string => {
  const [a, b] = [placeOf(line[0]!), placeOf(line[2]!)];
  if (a.bar === b.bar) return "up";
  return a.level === b.level ? `layer${a.level + 1}` : "across";
};

/** The lines that the last ball finished, of those that count in this view. */
export function finished(places: readonly string[], view: KrydsBolleView): KrydsBolleView["lines"] {
  const last = places.at(-1)!;
  const there = new Set(places);
  return view.lines.filter((line) => line.places.includes(last) && line.places.every((place) => there.has(place)));
}

/** How many lines of the other's colour the last ball keeps from being made. */
function stopped(places: readonly string[], seat: number, view: KrydsBolleView): number {
  const last = places.at(-1)!;
  const other: Mark = seat ? "x" : "o";
  const balls = ballsIn(view.cube);
  const before = new Set(places.slice(0, -1));
  return LINES.filter(
    (line) =>
      line.includes(last) && line.every((place) => place === last || (before.has(place) && balls.get(place) === other)),
  ).length;
}

export function told({ event, events, after, name }: Happened): Told | null {
  const is = after as KrydsBolleView;
  if (event.kind !== "act" || typeof event.by !== "number") return null;
  const places = taken(events);
  const last = places.at(-1)!;
  const seat = event.by;
  const who = name(seat);
  const made = finished(places, is);
  const own = made.filter((line) => line.seat === seat).length;
  const isLast = places.length === 27;
  const stops = isLast ? 0 : stopped(places, seat, is);
  const why = made.length
    ? made.length > 1
      ? t("kb-told-lines", { lines: made.length })
      : t("kb-told-line", { kind: kindOf(made[0]!.places) })
    : last === "b2.2" && is.chameleon !== null
      ? t("kb-holds-short", { name: name(is.chameleon) })
      : stops
        ? t("kb-stops", { name: name(1 - seat), lines: stops })
        : t("kb-told-lies", spoken(last));
  const free = is.options["placement"] === "free" ? "yes" : "no";
  return {
    seat,
    words: t(isLast ? "kb-told-chameleon" : "kb-told-ball", { name: who, free, ...spoken(last) }),
    short: t("told-short", { name: who, what: t("kb-told-bar", spoken(last)) }),
    why,
    ...(own ? { gain: t("kb-told-gain", { lines: own }), gainShort: `+${own}` } : {}),
  };
}

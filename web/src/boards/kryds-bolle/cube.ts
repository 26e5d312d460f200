// The cube as the page sees it: 27 places named like b2.3, read from the view's text.
export type Mark = "x" | "o" | "*";

/** Column, row and level, all from 0; row 0 is nearest to the player, level 0 the bottom. */
export interface Place {
  name: string;
  bar: string;
  column: number;
  row: number;
  level: number;
}

export const PLACES: readonly Place[] = [0, 1, 2].flatMap((level) =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const bar = "abc"[column]! + "123"[row]!;
      return { name: `${bar}.${level + 1}`, bar, column, row, level };
    }),
  ),
);
const BY_NAME = new Map(PLACES.map((place) => [place.name, place]));

export function placeOf(name: string): Place {
  const place = BY_NAME.get(name);
  if (!place) throw new Error(`no place ${name}`);
  return place;
}

/** What lies where, from the position text: three layers, bottom first. */
export function ballsIn(cube: string): Map<string, Mark> {
  const marks = cube.replaceAll("/", "");
  const balls = new Map<string, Mark>();
  PLACES.forEach((place, i) => {
    const mark = marks[i];
    if (mark && mark !== ".") balls.set(place.name, mark as Mark);
  });
  return balls;
}

/** The place where a ball would come to lie for an action's text, a bar or a bar with its level. */
export function landing(act: string, balls: ReadonlyMap<string, Mark>): string | null {
  if (act.includes(".")) return act;
  const level = [1, 2, 3].find((n) => !balls.has(`${act}.${n}`));
  return level === undefined ? null : `${act}.${level}`;
}

/** The place that the last ball on this bar, or at this place, took. */
export function landed(act: string, balls: ReadonlyMap<string, Mark>): string | null {
  if (act.includes(".")) return act;
  const level = [3, 2, 1].find((n) => balls.has(`${act}.${n}`));
  return level === undefined ? null : `${act}.${level}`;
}

/** Three places in a row. */
export type Line = readonly [string, string, string];

/** The 49 lines: a start and one of 13 directions, kept when the third place is inside. */
export const LINES: readonly Line[] = PLACES.flatMap((start) => {
  const lines: [string, string, string][] = [];
  for (const dl of [-1, 0, 1])
    for (const dr of [-1, 0, 1])
      for (const dc of [-1, 0, 1]) {
        if (dl * 9 + dr * 3 + dc <= 0) continue;
        const at = (n: number) =>
          PLACES.find(
            (p) =>
              p.level === start.level + n * dl && p.row === start.row + n * dr && p.column === start.column + n * dc,
          );
        const [second, third] = [at(1), at(2)];
        if (second && third) lines.push([start.name, second.name, third.name]);
      }
  return lines;
});

/** How many lines a ball at this place would make with the others of its mark. */
export function linesMade(place: string, mark: Mark, balls: ReadonlyMap<string, Mark>): number {
  return LINES.filter((line) => line.includes(place) && line.every((p) => p === place || balls.get(p) === mark)).length;
}

/** A place for a sentence: its name, its bar, and its level as the number that the words choose by. */
export const spoken = (place: string): { place: string; bar: string; level: number } => ({
  place,
  bar: place.slice(0, 2),
  level: Number(place.slice(3)),
});

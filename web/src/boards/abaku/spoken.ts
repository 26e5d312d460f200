// Abaku for those who listen: lines as numbers with their squares, moves with their equations.
import type { GameModule } from "../board";
import type { AbakuView, MagicView, Preview, View } from "../views";
import { preview } from "../../net/api";
import { list, t } from "../../i18n/words.svelte";
import { claimed } from "./announced";
import { bonusAt } from "./bonuses";
import { COLUMNS, LAYOUT, squareName } from "./layout";
import { actTiles, faceOf, squareAt, written } from "./placing";

interface Cell {
  at: string;
  sign: string;
}
const isJoker = (sign: string): boolean => /[a-j]/.test(sign);
const isAbaku = (view: View): view is AbakuView => "board" in view;
const rowsOf = (view: AbakuView): string[] => view.board.split("/");

const lineOf = (view: AbakuView, way: "row" | "column", n: number): Cell[] => {
  const rows = rowsOf(view);
  return rows.map((_, i) =>
    way === "row" ? { at: squareName(n, i), sign: rows[n]![i]! } : { at: squareName(i, n), sign: rows[i]![n]! },
  );
};

/** Tiles side by side, with where they begin and end. */
function runsIn(line: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [[]];
  for (const cell of line)
    if (cell.sign === ".") runs.push([]);
    else runs.at(-1)!.push(cell);
  return runs.filter((run) => run.length);
}

/** `F8 to I8: 1 2 4 3; joker as 4 at J8`. */
function runWords(run: readonly Cell[]): string {
  const digits = run.map(({ sign }) => faceOf(sign)).join(" ");
  const jokers = run
    .filter(({ sign }) => isJoker(sign))
    .map(({ sign, at }) => t("ab-joker-at", { digit: faceOf(sign), at }));
  const words =
    run.length === 1
      ? t("ab-run-one", { at: run[0]!.at, digits })
      : t("ab-run", { from: run[0]!.at, to: run.at(-1)!.at, digits });
  return [words, ...jokers].join("; ");
}

const lineName = (way: "row" | "column", n: number): string =>
  t("ab-line", { way, at: way === "row" ? n + 1 : COLUMNS[n]! });

/** All that lies: rows and columns with tiles side by side, then tiles that stand alone. */
export function boardWords(view: AbakuView): string[] {
  const size = rowsOf(view).length;
  const numbers = Array.from({ length: size }, (_, n) => n);
  const long = (["row", "column"] as const).flatMap((way) =>
    numbers.flatMap((n) => {
      const runs = runsIn(lineOf(view, way, n)).filter((run) => run.length > 1);
      return runs.length ? [{ runs, words: `${lineName(way, n)}: ${runs.map(runWords).join("; ")}.` }] : [];
    }),
  );
  const told = new Set(long.flatMap(({ runs }) => runs.flat().map(({ at }) => at)));
  const alone = numbers.flatMap((n) => lineOf(view, "row", n)).filter(({ at, sign }) => sign !== "." && !told.has(at));
  const words = [
    ...long.map((one) => one.words),
    ...(alone.length ? [`${alone.map((one) => runWords([one])).join("; ")}.`] : []),
  ];
  return words.length ? words : [t("ab-board-empty")];
}

/** One row or column: its tiles, and what lies free with a bonus. */
function lineWords(view: AbakuView, way: "row" | "column", of: string): string {
  const size = rowsOf(view).length;
  const n = way === "row" ? Number(of) - 1 : COLUMNS.indexOf(of.toUpperCase());
  if (!of || !(n >= 0 && n < size)) return t("ab-no-line", { way, last: way === "row" ? size : COLUMNS[size - 1]! });
  const line = lineOf(view, way, n);
  const runs = runsIn(line);
  const bonuses = line.filter((cell) => cell.sign === ".").flatMap(({ at }) => bonusWords(view, at) ?? []);
  return [
    `${lineName(way, n)}: ${runs.length ? runs.map(runWords).join("; ") : t("ab-line-empty")}.`,
    bonuses.length ? t("ab-free-bonuses", { squares: bonuses.join("; ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function bonusWords(view: AbakuView, at: string): string | null {
  if (view.options["bonuses"] === false || rowsOf(view).length !== LAYOUT.length) return null;
  const { row, column } = squareAt(at);
  const bonus = bonusAt(LAYOUT, row, column);
  return bonus && bonus !== "start" ? `${at} ${t("ab-bonus", { bonus })}` : null;
}

/** A square and the eight around it. */
function aroundWords(view: AbakuView, of: string): string {
  const { row, column } = squareAt(of.toUpperCase());
  const rows = rowsOf(view);
  if (rows[row]?.[column] === undefined)
    return t("ab-no-square", { last: squareName(rows.length - 1, rows.length - 1) });
  const cell = (r: number, c: number): string[] => {
    const sign = rows[r]?.[c];
    if (sign === undefined) return [];
    const at = squareName(r, c);
    if (isJoker(sign)) return [t("ab-joker-at", { digit: faceOf(sign), at })];
    return [sign === "." ? t("ab-cell-free", { at: bonusWords(view, at) ?? at }) : `${at} ${sign}`];
  };
  const near = [-1, 0, 1].flatMap((r) => [-1, 0, 1].map((c) => [r, c] as const)).filter(([r, c]) => r || c);
  return `${cell(row, column).join("")}. ${near.flatMap(([r, c]) => cell(row + r, column + c)).join("; ")}.`;
}

const tileWords = (tiles: string): string => list([...tiles].map((tile) => (tile === "?" ? t("ab-joker") : tile)));
export const rackWords = (view: AbakuView): string => {
  const rack = view.seat === null ? null : view.racks[view.seat];
  return rack ? t("ab-tell-rack", { tiles: tileWords(rack) }) : "";
};

/** The equations, bonuses and points of a placement in this view; the referee reads them. */
async function madeWords(view: AbakuView, act: string, points: number | null): Promise<string> {
  const found = (await preview(view, act)) as Preview | null;
  const sums = (found?.equations ?? []).map(({ readings, digits }) => (readings[0] ? written(readings[0]) : digits));
  const bonuses = (actTiles(act)?.tiles ?? []).flatMap(
    ({ row, column }) => bonusWords(view, squareName(row, column)) ?? [],
  );
  const counted = points ?? found?.points ?? null;
  return [...sums, ...bonuses, ...(counted === null ? [] : [t("ab-points", { points: counted })])].join(", ");
}

/** Tiles and the squares they go to: `1 and 3 at G8 and J8`. */
function layingWords(act: string): string {
  const laid = actTiles(act)?.tiles ?? [];
  const tiles = laid.map(({ sign }) => (isJoker(sign) ? t("ab-joker-as", { digit: faceOf(sign) }) : sign));
  const squares = laid.map(({ row, column }) => squareName(row, column));
  if (laid.length > 1 && !act.includes("."))
    return t("ab-laying-run", { digits: tiles.join(" "), from: squares[0]!, to: squares.at(-1)! });
  return t("ab-laying", { tiles: list(tiles), squares: list(squares) });
}

export const ask: NonNullable<GameModule["ask"]> = ({ what, of }, view) => {
  if (!isAbaku(view)) return null;
  if (what === "row" || what === "column") return lineWords(view, what, of);
  if (what === "around") return aroundWords(view, of);
  return what === "own" ? [rackWords(view), t("ab-bag", { count: view.bag })].filter(Boolean).join(" ") : null;
};

export const form: NonNullable<GameModule["form"]> = (view) =>
  isAbaku(view) ? t(view.stage === "answer" ? "ab-form-answer" : "ab-form") : "";

export const choice: NonNullable<GameModule["choice"]> = async (act, view, _name, points) => {
  if (!isAbaku(view) || !actTiles(act)) return act;
  return t("ab-choice", { act, laying: layingWords(act), made: await madeWords(view, act, points) });
};

/** `where can I 1 2`: placements that use these tiles. */
export const goes: NonNullable<GameModule["goes"]> = (act, of) => {
  const used = (actTiles(act)?.tiles ?? []).map(({ sign }) => (isJoker(sign) ? "?" : sign));
  const wanted = of.match(/[\d?]/g) ?? [];
  return wanted.every((tile) => {
    const at = used.indexOf(tile);
    if (at >= 0) used.splice(at, 1);
    return at >= 0;
  });
};

/** An event with its equations and points, and the tiles that were drawn after it. */
export function announced(say: GameModule["say"]): NonNullable<GameModule["announce"]> {
  return (event, before, after, name, mine) => {
    const drawn = event.kind === "chance" ? /^draw (\d+) (\S+)$/.exec(event.act ?? "") : null;
    if (drawn && mine.includes(Number(drawn[1])) && /^[\d?]+$/.test(drawn[2]!) && Number(drawn[1]) === after.seat)
      return t("ab-you-draw", { tiles: tileWords(drawn[2]!) });
    const plain = say(event, before, after, name);
    const was = before as AbakuView | MagicView | null;
    if (!was || !isAbaku(was) || event.kind !== "act" || typeof event.by !== "number" || !actTiles(event.act ?? ""))
      return plain;
    if (claimed(after as AbakuView)) return plain;
    const [laying = ""] = event.act!.split(" = ");
    const points = (after.points[event.by] ?? 0) - (was.points[event.by] ?? 0);
    const who = name(event.by);
    // as somebody who looks on, who may use any tiles
    return madeWords({ ...was, seat: null }, laying, points).then((made) =>
      t("ab-say-laid", { name: who, laying: layingWords(laying), made }),
    );
  };
}

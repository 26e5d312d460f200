// The last turn that still lies on the board, and the board as it was before it.
import type { Seen } from "../board";
import type { AbakuView } from "../views";
import { squareName } from "./layout";
import { actTiles, faceOf, jokerAs, squareAt } from "./placing";

export interface LastAct {
  act: string;
  by: number;
  squares: ReadonlySet<string>;
  /** The table before it, as one sees it who looks on: any tiles may be laid. */
  before: AbakuView;
}

export function lastAct(view: AbakuView, events: readonly Seen[]): LastAct | null {
  const event = events.findLast((one) => one.act !== undefined && one.kind !== "chance");
  const laid = event?.kind === "act" && typeof event.by === "number" && event.act ? actTiles(event.act) : null;
  if (!event || !laid) return null;
  const rows = view.board.split("/").map((row) => [...row]);
  for (const { row, column, sign } of laid.tiles) {
    if (rows[row]?.[column] !== sign) return null;
    rows[row]![column] = ".";
  }
  if (laid.swap) {
    const { row, column } = squareAt(laid.swap);
    const digit = rows[row]?.[column];
    if (digit === undefined || !/\d/.test(digit)) return null;
    rows[row]![column] = jokerAs(Number(faceOf(digit)));
  }
  return {
    act: event.act!,
    by: event.by as number,
    squares: new Set(laid.tiles.map(({ row, column }) => squareName(row, column))),
    before: { ...view, seat: null, board: rows.map((row) => row.join("")).join("/") },
  };
}

// What the slip tells of tiles: which were laid, the equations they make, what they bring.
import type { Happened, Told } from "../board";
import type { AbakuView, Preview } from "../views";
import { preview } from "../../net/api";
import { list, t } from "../../i18n/words.svelte";
import { LAYOUT } from "./layout";
import { claimed, lotTold } from "./announced";
import { faceOf, squaresOf, written } from "./placing";

const BONUSES: Record<string, string> = { "9": "e3", "6": "e2", "3": "n3", "2": "n2" };

/** The bonuses that a placement covers, in words, each once. */
function bonuses(before: AbakuView, act: string): string[] {
  if (before.options["bonuses"] === false || before.board.split("/").length !== LAYOUT.length) return [];
  const kinds = squaresOf(act).map(({ row, column }) => BONUSES[LAYOUT[row]![column]!]);
  return [...new Set(kinds.filter((kind) => kind !== undefined))].map((bonus) => t("ab-bonus", { bonus }));
}

/** The equations that a placement made, in a line; the referee reads them. */
async function equations(before: AbakuView, act: string): Promise<Pick<Told, "why"> | null> {
  // as somebody who looks on, who may use any tiles
  const found = (await preview({ ...before, seat: null } as AbakuView, act)) as Preview | null;
  const made = found?.equations ?? [];
  if (!made.length) return null;
  const sums = made.map((equation) => (equation.readings[0] ? written(equation.readings[0]) : equation.digits));
  const first = made.length > 2 ? [t("ab-told-equations", { count: made.length })] : sums;
  return { why: [...first, ...bonuses(before, act)].join(" · ") };
}

export function told({ event, events, before, after, name }: Happened): Told | null {
  const lot = lotTold(event, events, after.points.length, name);
  if (lot) return lot;
  if (event.kind !== "act" || typeof event.by !== "number") return null;
  const seat = event.by;
  const who = name(seat);
  const [word, tiles = ""] = event.act.split(" ");
  const points = before ? (after.points[seat] ?? 0) - (before.points[seat] ?? 0) : 0;
  const gain = points > 0 ? { gain: `+${points}` } : {};
  switch (word) {
    case "pass":
    case "accept":
    case "challenge":
      return { seat, words: t(`ab-told-${word}`, { name: who }), ...gain };
    case "exchange": {
      const count = /^\d+$/.test(tiles) && tiles.length < 3 && !tiles.includes(",") ? Number(tiles) : 0;
      return { seat, words: t("ab-told-exchange", { name: who, count: count || tiles.split(",").length }) };
    }
  }
  const [laying = ""] = event.act.split(" = "); // what follows are claims
  const signs = laying.split(" ").at(-1) ?? "";
  if (!("board" in after) || !/^[\d.a-j]+$/.test(signs)) {
    const words = t("ab-told-magic", { name: who, act: event.act });
    return { seat, words, ...gain };
  }
  const laid = [...signs].filter((sign) => sign !== ".").map(faceOf);
  const seen = before as AbakuView | null;
  const claims = claimed(after as AbakuView);
  return {
    seat,
    words: t("ab-told-laid", { name: who, tiles: list(laid), count: laid.length }),
    short: t("told-short", { name: who, what: laid.join(" ") }),
    why: claims || t("ab-told-at", { at: laying.slice(0, laying.lastIndexOf(" ")) }),
    ...gain,
    ...(seen && points && !claims ? { later: equations(seen, event.act) } : {}),
  };
}

// What is told of lots for the start, and of the equations that a placement claims.
import type { Seen } from "../board";
import type { AbakuView } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { written } from "./placing";

/** A tile drawn for who begins; null where the event is another one. */
function lotIn(event: Seen): { seat: number; tile: string } | null {
  const found = event.kind === "chance" ? /^lot (\d+) ([\d?])$/.exec(event.act ?? "") : null;
  return found ? { seat: Number(found[1]), tile: found[2]! } : null;
}

/** The seat that begins by these lots: the lowest digit; equals and jokers draw again. */
export function begins(tiles: readonly string[], seats: number): number | null {
  let among = Array.from({ length: seats }, (_, seat) => seat);
  let digits: number[] = [];
  for (const tile of tiles) {
    if (tile !== "?") digits.push(Number(tile));
    if (digits.length < among.length) continue;
    const lowest = Math.min(...digits);
    among = among.filter((_, i) => digits[i] === lowest);
    if (among.length === 1) return among[0]!;
    digits = [];
  }
  return null;
}

/** What a lot, or chance alone, says of who begins: the seat and the words. */
export function lotTold(
  event: Seen,
  events: readonly Seen[],
  seats: number,
  name: (seat: number) => string,
): { seat: number; words: string } | null {
  const said = event.kind === "chance" ? /^first (\d+)$/.exec(event.act ?? "") : null;
  if (said) return { seat: Number(said[1]), words: t("ab-lot-first", { name: name(Number(said[1])) }) };
  const lot = lotIn(event);
  if (!lot) return null;
  const { seat, tile } = lot;
  if (tile === "?") return { seat, words: t("ab-lot-joker", { name: name(seat) }) };
  const tiles = events.flatMap((one) => ((one.seq ?? 0) <= (event.seq ?? Infinity) ? (lotIn(one)?.tile ?? []) : []));
  const first = begins(tiles, seats);
  const words = t("ab-lot", { name: name(seat), tile });
  return { seat, words: first === null ? words : `${words} ${t("ab-lot-first", { name: name(first) })}` };
}

/** What the announced placement claims, as far as this view may know: each stretch, read, with its points. */
export function claimed(view: AbakuView): string {
  if (view.stage !== "answer" || !view.claims?.length) return "";
  const claims = view.claims.map(({ digits, points, readings }) =>
    t("ab-claim", { claim: readings?.[0] ? written(readings[0]) : digits, points }),
  );
  return t("ab-claims", { claims: list(claims) });
}

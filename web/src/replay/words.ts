// A match in words, ply by ply.
import type { GameModule } from "../boards/board";
import type { View } from "../boards/views";
import type { Ply, Table } from "../net/protocol";
import { calledAt } from "../parts/robots";
import { t } from "../i18n/words.svelte";
import type { Answers } from "../table/commands";
import type { Said } from "../table/said.svelte";
import { type Reel, seenAt, still } from "./reel.svelte";

/** What happened at this ply; where a game has no words for it, that something went on. */
export const told = (module: GameModule, plies: readonly Ply[], at: number, name: (seat: number) => string): string =>
  plyWords(module, plies, at, name) || t("replay-quiet");

/** What a game says of this ply. */
export function plyWords(
  module: GameModule,
  plies: readonly Ply[],
  at: number,
  name: (seat: number) => string,
): string {
  const ply = plies[at];
  if (!ply) return "";
  if (ply.act === null) return t("replay-start");
  return module.say(seenAt(ply), (plies[at - 1]?.view ?? null) as View | null, ply.view as View, name);
}

/** The table as it lies after this ply, with the throw that belongs to it. */
export function lyingAt(module: GameModule | null, reel: Reel): View | null {
  const { ply, before, view } = reel;
  return module?.lying && ply && before && view ? still(module.lying(seenAt(ply), before, view)) : view;
}

/** What typed commands do where one only looks: a number goes to that ply. */
export const typedAt = (
  reel: Reel,
  module: GameModule | null,
  name: (seat: number) => string,
  heard: Said,
): Answers => {
  const say = (): void => heard.tell(module ? told(module, reel.plies, reel.at, name) : "");
  const go = (to: number): void => {
    reel.go(to);
    say();
  };
  return {
    tell: heard.tell,
    board: () => (module && reel.view ? module.tell(reel.view, name) : ""),
    legal: () => [],
    seen: () => (module && reel.view ? { game: module, view: reel.view, name } : null),
    last: heard.last,
    back: () => go(reel.at - 1),
    advise: say,
    act: (text) => (/^\d{1,6}$/.test(text) ? go(Number(text)) : heard.tell(t("replay-typed"))),
  };
};

/** What the page calls whoever sits there. */
export const seatName = (table: Table | null, seat: number): string => calledAt(table?.seats[seat], seat);

/** The names of all, as a title. */
export const names = (table: Table): string => table.seats.map((seat) => seatName(table, seat.seat)).join(" – ");

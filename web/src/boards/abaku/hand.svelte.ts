// What a player holds and has put down but not yet played; all of it is forgotten when the table changes.
import type { AbakuView } from "../views";
import { claimOf } from "./claims";
import { squareName } from "./layout";
import { type Laying, actTiles, faceOf, jokerAs, squareAt, tilesOn } from "./placing";

export interface Square {
  row: number;
  column: number;
}
interface Held {
  at: string;
  laying: Laying[];
  /** The square whose joker was taken for its digit. */
  swap: string | null;
  picked: number | null;
  /** The slots that go back into the bag; null while nothing is exchanged. */
  exchange: number[] | null;
  /** What is claimed as equations, as it's written (`F8-I8`). */
  claims: string[];
  /** While claims are marked: the first tile of the next one, once it's touched. */
  marking: { first: Square | null } | null;
}
const nothing = (at: string): Held => ({
  at,
  laying: [],
  swap: null,
  picked: null,
  exchange: null,
  claims: [],
  marking: null,
});

export class Hand {
  private kept = $state<Held>(nothing(""));
  /** The order of the tiles on the rack, by slot, as the player has put them. */
  private order = $state<number[]>([]);
  /** A joker that is put down and waits for its digit. */
  joker = $state<(Square & { slot: number }) | null>(null);
  private readonly stamp: string;
  readonly held: Held;
  readonly rack: string[];
  readonly slots: number[];
  readonly away: ReadonlySet<number>;
  readonly taken: ReadonlySet<string>;

  constructor(view: () => AbakuView) {
    this.stamp = $derived.by(() => {
      const is = view();
      return `${is.board}|${is.seat}|${is.racks[is.seat ?? 0] ?? ""}|${is.stage}`;
    });
    this.held = $derived(this.kept.at === this.stamp ? this.kept : nothing(this.stamp));
    this.rack = $derived.by(() => {
      const is = view();
      const tiles = [...(is.seat === null ? "" : (is.racks[is.seat] ?? ""))];
      if (!this.held.swap) return tiles;
      const at = squareAt(this.held.swap);
      const digit = faceOf(is.board.split("/")[at.row]![at.column]!);
      const slot = tiles.indexOf(digit);
      return tiles.map((tile, i) => (i === slot ? "?" : tile));
    });
    this.slots = $derived.by(() => {
      const all = Array.from({ length: Math.max(5, this.rack.length) }, (_, i) => i);
      const kept = this.order.filter((slot) => slot < all.length);
      return [...kept, ...all.filter((slot) => !kept.includes(slot))];
    });
    this.away = $derived(new Set(this.held.laying.map((tile) => tile.slot)));
    this.taken = $derived(
      new Set([...tilesOn(view().board), ...this.held.laying].map(({ row, column }) => squareName(row, column))),
    );
  }

  change(what: Partial<Held>): void {
    this.kept = { ...this.held, ...what };
  }
  clear(): void {
    this.kept = nothing(this.stamp);
    this.joker = null;
  }
  shuffle(): void {
    const mixed = [...this.slots];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    this.order = mixed;
  }

  /** Whether a tile of this slot can go there. */
  fits(row: number, column: number, slot: number): boolean {
    return !this.taken.has(squareName(row, column)) && this.rack[slot] !== undefined && !this.away.has(slot);
  }
  lay(row: number, column: number, slot: number): void {
    if (!this.fits(row, column, slot)) return;
    if (this.rack[slot] === "?") this.joker = { row, column, slot };
    else this.put({ row, column, slot, sign: this.rack[slot]! });
  }
  layJoker(digit: number): void {
    if (this.joker) this.put({ ...this.joker, sign: jokerAs(digit) });
    this.joker = null;
  }
  private put(tile: Laying): void {
    this.change({ laying: [...this.held.laying, tile], picked: null, claims: [], marking: null });
  }
  /** Take a tile up again: it is picked. False where none of ours lies. */
  takeUp(row: number, column: number): boolean {
    const mine = this.held.laying.find((tile) => tile.row === row && tile.column === column);
    if (mine) this.change({ laying: this.held.laying.filter((tile) => tile !== mine), picked: mine.slot, claims: [] });
    return mine !== undefined;
  }
  /** Touch a tile while claims are marked: the first, then the last; the same claim once more takes it back.
   * False where the two are no stretch that can be claimed. */
  mark(at: Square, diagonals: boolean): boolean {
    const { marking, claims, laying } = this.held;
    if (!marking?.first) {
      if (this.taken.has(squareName(at.row, at.column))) this.change({ marking: { first: at } });
      return this.taken.has(squareName(at.row, at.column));
    }
    const fresh = new Set(laying.map(({ row, column }) => squareName(row, column)));
    const claim = claimOf(marking.first, at, this.taken, fresh, diagonals);
    if (claim)
      this.change({ claims: claims.includes(claim) ? claims.filter((one) => one !== claim) : [...claims, claim] });
    this.change({ marking: { first: null } });
    return claim !== null;
  }
  pick(slot: number): void {
    const { exchange, picked } = this.held;
    if (exchange)
      this.change({ exchange: exchange.includes(slot) ? exchange.filter((s) => s !== slot) : [...exchange, slot] });
    else this.change({ picked: picked === slot ? null : slot });
  }
  /** The slot of a tile like this that is still on the rack. */
  slotOf(sign: string): number {
    return this.rack.findIndex((tile, slot) => tile === sign && !this.away.has(slot));
  }

  /** Put down what an act would lay, not yet played. False where the rack hasn't got it. */
  layAct(act: string): boolean {
    const found = actTiles(act);
    if (!found) return false;
    this.kept = { ...nothing(this.stamp), swap: found.swap };
    for (const { row, column, sign } of found.tiles) {
      const slot = this.slotOf(/\d/.test(sign) ? sign : "?");
      if (slot < 0) {
        this.clear();
        return false;
      }
      this.put({ row, column, slot, sign });
    }
    return true;
  }
}

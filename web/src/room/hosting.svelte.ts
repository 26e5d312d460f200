// A table that fills up, as a lobby and a big screen know it: who came, how long until the start, what its host may do.
import { untrack } from "svelte";
import * as api from "../net/api";
import type { GameShown, Table } from "../net/protocol";
import { refused } from "../net/refused";
import { called, friendly, levelsOf } from "../parts/robots";

/** Who sat down and who stood up, by seat; `names` has null for a free chair. */
export interface Moved {
  came: readonly number[];
  left: readonly string[];
  names: readonly (string | null)[];
}

export class Hosting {
  /** What the server knows of the game; null until it has answered, and where it can't. */
  shown = $state.raw<GameShown | null>(null);
  problem = $state<string | null>(null);
  /** The seats that were taken while this was looked at. */
  just = $state.raw<readonly number[]>([]);
  /** Seconds until the start; null: it doesn't start by itself now. */
  left = $state<number | null>(null);
  /** The fewest who can play with what is agreed. */
  readonly least: number;
  private readonly robot: string;
  private before: readonly (string | null)[] | null = null;

  constructor(
    private readonly table: () => Table,
    now: () => number,
    moved: (who: Moved) => void,
  ) {
    this.least = $derived.by(() => {
      const { seats, options } = table();
      if (!this.shown) return seats.length;
      const changed = this.shown.options.map((one) => one.seats[String(options[one.name])]).find(Boolean);
      return (changed ?? this.shown.seats)[0];
    });
    this.robot = $derived(this.shown ? friendly(levelsOf(this.shown.robots)) : "random");
    $effect(() => {
      const names = table().seats.map((seat) => (seat.kind === "open" ? null : called(seat.name, seat.person)));
      untrack(() => this.compare(names, moved));
    });
    $effect(() => {
      const { starts } = table();
      this.left = null;
      if (starts == null) return;
      const tick = (): void => {
        this.left = Math.max(1, Math.ceil((starts - now()) / 1000));
      };
      tick();
      const timer = setInterval(tick, 100);
      return () => clearInterval(timer);
    });
  }

  /** Ask the server about the game. */
  async ask(): Promise<void> {
    const games = await api.games();
    this.shown = games.find((one) => one.key === this.table().game) ?? null;
  }

  readonly trying = async (deed: () => Promise<unknown>): Promise<void> => {
    this.problem = null;
    try {
      await deed();
    } catch (error) {
      this.problem = refused(error);
    }
  };
  readonly seatRobot = (seat: number): Promise<void> =>
    this.trying(() => api.seatRobot(this.table().match, seat, this.robot));
  readonly freeChair = (seat: number): Promise<void> =>
    this.trying(() => api.seatRobot(this.table().match, seat, null));
  readonly begin = (): Promise<void> => this.trying(() => api.start(this.table().match));
  readonly fewer = (): Promise<void> => this.trying(() => api.start(this.table().match, { fewer: true }));
  readonly wait = (): Promise<void> => this.trying(() => api.wait(this.table().match));

  private compare(names: readonly (string | null)[], moved: (who: Moved) => void): void {
    const old = this.before;
    this.before = names;
    if (!old || old.length !== names.length) return;
    const came = names.flatMap((one, seat) => (one !== null && old[seat] === null ? [seat] : []));
    const left = old.flatMap((one, seat) => (one !== null && names[seat] === null ? [one] : []));
    if (!came.length && !left.length) return;
    this.just = [...this.just, ...came];
    moved({ came, left, names });
  }
}

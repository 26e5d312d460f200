// What a board is: a view and a way to act in, a drawing out. The page around it may lend it names and
// tools through this context; without a page (an embed, a test) a board gets on by itself.
import { getContext, setContext, type Component, type Snippet } from "svelte";
import type { View } from "./views";
import { t } from "../i18n/words.svelte";

/** Sends an action's text to whoever referees. */
export type Act = (text: string) => void;

export interface BoardProps<V extends View = View> {
  view: V;
  act: Act;
}

/** An event of the match as this seat may know it: enough to mark the last move. */
export interface Seen {
  seq?: number;
  by: number | "chance" | "host";
  kind: string;
  act?: string;
}

export interface Seating {
  /** A person's or robot's name. */
  name: (seat: number) => string;
  /** Where a person's profile is; null for robots, and where nobody can tell whose it would be. */
  profile?: ((seat: number) => string | null) | undefined;
  /** Whether several people share this device: then the one to act is spoken to by name. */
  shared: () => boolean;
  /** What has happened so far, oldest first. */
  events: () => readonly Seen[];
  /** What an action would make, where the referee can tell before it is played. */
  preview?: ((view: View, act: string) => Promise<unknown>) | undefined;
  /** What is asked of whoever sits here, or the way through what is tried: beside the object where there is room. */
  task?: Snippet | undefined;
  /** What stands in the line instead of the game's own words: the way through a replay, a lesson's task. */
  line?: Snippet | undefined;
  /** How a simulated event came about, where somebody kept it: its key frames. */
  flight?: ((seq: number) => Promise<unknown>) | undefined;
  /** Something is to be looked at for so many milliseconds: what others do next waits for it. */
  linger?: ((ms: number) => void) | undefined;
  /** The action that is pointed at: a hint, or a move that somebody looks at. */
  hint?: (() => string | null) | undefined;
  /** Hint, take back and the like, shown under the players. */
  tools?: Snippet | undefined;
}

/** What a game brings to the page. */
export interface GameModule {
  Board: Component<BoardProps<never>>;
  /** One event in words, for those who listen. `before` is the view before it, null at the start. */
  say: (event: Seen, before: View | null, after: View, name: (seat: number) => string) => string;
  /** The same at the table, where something may be left to find out to those who play these seats here. */
  announce?: (
    event: Seen,
    before: View | null,
    after: View,
    name: (seat: number) => string,
    mine: readonly number[],
  ) => string;
  /** An action of this view's in words, as short as a button's. */
  name?: (act: string, view: View, name: (seat: number) => string) => string;
  /** How far the game is, as short as a title's second half. */
  now?: (view: View) => string;
  /** The whole table in words. */
  tell: (view: View, name: (seat: number) => string) => string;
}

const KEY = Symbol("seating");
const NOBODY: Seating = {
  name: (seat) => t("player-number", { number: seat + 1 }),
  shared: () => false,
  events: () => [],
};

export const lendSeating = (seating: Seating): Seating => setContext(KEY, seating);
export const seating = (): Seating => getContext<Seating | undefined>(KEY) ?? NOBODY;

/** The last action of a seat or of chance that stands, if the page knows it. */
export function lastAct(events: readonly Seen[], by: "seat" | "chance" | "any" = "any"): Seen | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.kind === "take-back") return null;
    if (event.act === undefined) continue;
    if (by === "any" || (by === "chance") === (event.kind === "chance")) return event;
  }
  return null;
}

export const myTurn = (view: View): boolean => view.seat !== null && view.actor === view.seat;
export const isOver = (view: View): boolean => view.actor === null;

/** Those placed first, once it is over. */
export const winners = (view: View): number[] =>
  (view.places ?? []).flatMap((place, seat) => (place === 0 ? [seat] : []));

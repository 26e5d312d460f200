// What a board is: a view and a way to act in, a drawing out. The page around it may lend it names and
// tools through this context; without a page (an embed, a test) a board gets on by itself.
import { getContext, setContext, type Component, type Snippet } from "svelte";
import type { Unit } from "../better/analysis";
import type { Numbers } from "../fairness/numbers";
import { t } from "../i18n/words.svelte";
import type { Heard } from "../sound/sound";
import type { Question } from "./question";
import type { View } from "./views";

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

/** Dice that wait for a seat's word. */
export interface Throwing {
  seat: number;
  /** Whether the word is that of whoever sits here. */
  mine: boolean;
  cast: () => void;
}

export interface Seating {
  /** A person's or robot's name. */
  name: (seat: number) => string;
  /** Where a person's profile is; null for robots, and where nobody can tell whose it would be. */
  profile?: ((seat: number) => string | null) | undefined;
  /** Which robot plays there; null for a person. */
  robot?: ((seat: number) => string | null) | undefined;
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
  /** Whether whoever sits here plays this seat. */
  mine?: ((seat: number) => boolean) | undefined;
  /** The dice that wait for a word, if some do; only at a table where a match is played. */
  throwing?: (() => Throwing | null) | undefined;
  /** Something is to be looked at for so many milliseconds: what others do next waits for it. */
  linger?: ((ms: number) => void) | undefined;
  /** What others do next waits until this is called with false: whoever sits here has something to write down, which
   * `goOn` does for those who type. */
  hold?: ((on: boolean, goOn?: () => void) => void) | undefined;
  /** The action that is pointed at: a hint, or a move that somebody looks at. */
  hint?: (() => string | null) | undefined;
  /** The score told once it is over, above the players' paper. */
  scores?: Snippet | undefined;
  /** Hint, take back and the like, shown under the players. */
  tools?: Snippet | undefined;
  /** The one place for news at a table, under the object. Where it is, the table fills the window. */
  slip?: Snippet | undefined;
  /** A big screen shows this table: what stands beside and below the object there. */
  screen?: { seats: Snippet; told: Snippet; join: Snippet } | undefined;
  /** On a big screen: what whoever is to act is choosing and hasn't played yet, as an act's text; else empty. */
  chosen?: (() => string) | undefined;
  /** What is chosen here and not played yet, for a big screen; empty: nothing. */
  choose?: ((text: string) => void) | undefined;
  /** The object lies on a big screen, and this device is a player's hand. */
  hand?: (() => boolean) | undefined;
  /** What stands instead of slip and line once it is over: the sentence, and what one may do then. */
  ending?: Snippet | undefined;
  /** How far the ending is; null while it is played. A board draws the plate and its own count by it. */
  ended?: (() => EndShown | null) | undefined;
  /** What a seat has left on its clock, as it is shown; null without a clock. */
  clock?: ((seat: number) => { text: string; short: boolean; running: boolean } | null) | undefined;
  /** Says in the slip why a touch does nothing here: what is wrong, then the reason. */
  wrong?: ((words: string, why?: string, deed?: Deed) => void) | undefined;
  /** A board that can put a hinted act into the hand, not yet sent, says how. */
  onLay?: ((lay: (act: string) => void) => void) | undefined;
  /** A board that can tell what else might have been done gives the words while a turn's end stands there; null after
   * it. */
  onElse?: ((tell: (() => { words: string; why: string }) | null) => void) | undefined;
  /** A board that shows some acts once more in its own way says how; false: not this one, the page does. */
  onAgain?: ((again: () => boolean) => void) | undefined;
}

/** A button: what it is called and what it does. */
export interface Deed {
  label: string;
  go: () => void;
}

/**
 * An ending runs through these: the last act is told; the game's own count; lamp and plate; all is said.
 * `plate` is what is engraved, null where nobody gets one.
 */
export interface EndShown {
  phase: "told" | "count" | "plate" | "said";
  plate: string | null;
  winners: readonly number[];
}

/** What somebody did, for the slip: the words begin with or hold the name, which is set in bold. */
export interface Told {
  /** Who acted; null where nobody did (a chip that is turned). */
  seat: number | null;
  words: string;
  /** The same for a slip under 340 px. */
  short?: string;
  /** Why, or what it brought, in one line. */
  why?: string;
  /** “+1 line”, “11”; `gainShort` for a narrow slip. */
  gain?: string;
  gainShort?: string;
  /** Nothing waits for it: it stands only until there is more to tell. */
  passing?: boolean;
  /** What somebody else has to find out first. */
  later?: Promise<Pick<Told, "why" | "gain"> | null>;
}

/** An event in its place: `events` are those that stand, up to this one. */
export interface Happened {
  event: Seen & { act: string };
  events: readonly Seen[];
  /** The views around it. Several events may lie between them; null where nobody saw the one before. */
  before: View | null;
  after: View;
  name: (seat: number) => string;
  /** The seats of those at this device. */
  mine: readonly number[];
}

/** How a result reads; what is left out has a default. */
export interface Ending {
  /** The whole sentence, where the game has its own: “Everything is shut!” */
  sentence?: string;
  /** A true, kind line below it. */
  why?: string;
  /** What goes behind the winner's name, “8 to 7”; null where points say nothing. */
  score?: string | null;
  /** What the plate says instead of the winner's name. */
  plate?: string;
  /** It's the rarest of all endings: the sentence is set larger. */
  grand?: boolean;
}

type Name = (seat: number) => string;

/** The object alone in a position, and marked on it what was played and what was better. */
export interface SceneProps<V extends View = View> {
  view: V;
  played?: string | null;
  best?: string | null;
  /** What stands at the marks. */
  words?: { played: string; best: string };
}

/** What a game brings to the page. What a game leaves out has a sensible default. */
export interface GameModule {
  Board: Component<BoardProps<never>>;
  /** One event in words, for those who listen. `before` is the view before it, null at the start. */
  say: (event: Seen, before: View | null, after: View, name: Name) => string;
  /** The same at the table, where something may be left to find out to those who play these seats here. */
  announce?: (
    event: Seen,
    before: View | null,
    after: View,
    name: Name,
    mine: readonly number[],
  ) => string | Promise<string>;
  /** One event as the slip tells it; null where it is no news. Default: the words of `say`. */
  told?: (it: Happened) => Told | null;
  /** What an event's line in the list of moves is called; null: it has none. Default: what was told, in short. */
  row?: (it: Happened) => { words: string; gain?: string } | null;
  /** Who has the better of it by points. Default: whoever has most; null where points say nothing. */
  better?: "most" | "fewest" | null;
  /** How a game that is over reads. */
  ended?: (view: View, name: Name, mine: readonly number[], events: readonly Seen[]) => Ending;
  /** The players' paper has all totals: who came where isn't told beside it once more. */
  totals?: boolean;
  /** How long the board's own count at the end takes, in milliseconds. Default: none. */
  count?: (view: View) => number;
  /** The score told, in the pad, once it is over. Default: the places with their points. */
  Ended?: Component<{ view: never }>;
  /** An action of this view's in words, as short as a button's. Default: its text. */
  name?: (act: string, view: View, name: Name) => string;
  /** The same as a hint in the slip says it; null, and by default: as `name`. */
  hinted?: (act: string, view: View) => string | null;
  /** On a big screen: what an act that is being chosen would leave, in one line. Default: nothing. */
  would?: (act: string, view: View) => string;
  /** The same in a list, where it is still shorter. Default: as `name`. */
  brief?: (act: string, view: View) => string;
  /** How far the game is, as short as a title's second half. Default: nothing. */
  now?: (view: View) => string;
  /** The whole table in words. */
  tell: (view: View, name: Name) => string;
  /** The answer to a typed question; null: there is nothing like that in this game. */
  ask?: (question: Question, view: View, name: Name) => string | null;
  /** How an act that no list holds is written. Default: all are listed. */
  form?: (view: View) => string;
  /** An act in a list that is read out: what to type, and what it does. Default: its text, and its name. */
  choice?: (act: string, view: View, name: Name, points: number | null) => string | Promise<string>;
  /** Whether an act is an answer to “where can I …”. Default: its text holds what was typed. */
  goes?: (act: string, of: string, view: View) => boolean;
  /** What an event with an act sounds like; null is silence. Default: an act of a seat knocks like a tile. */
  sound?: (event: Seen & { act: string }, after: View) => Heard | null;
  /** What the values of an analysis mean. Default: chances. */
  unit?: (view: View) => Unit;
  /** What a chance is one of: to win (the default), or to keep out of the last place. */
  chance?: "win" | "keep";
  /** What speaks for an act, in a few sentences. `other` is the next best one; `points` is what it scores at once. */
  reasons?: (view: View, act: string, other: string | null, name: Name, points: number | null) => string[];
  /** How many seats a position's text has. Default: as many as the game usually has. */
  seatsIn?: (position: string) => number | null;
  /** A position drawn small, for the rules. Default: none is drawn. */
  Drawing?: Component<{ view: never }>;
  /** What still lies on the table right after an event: a throw that the view has cleared away. Default: the view. */
  lying?: (event: Seen, before: View, after: View) => View;
  /** The object alone, for reviews, puzzles and lists of matches. Default: the whole board. */
  Scene?: Component<SceneProps<never>>;
  /** What counts for a seat on a big screen. Default: its points. */
  tally?: (view: View, seat: number) => string;
  /** What lies before a seat on a big screen. Default: nothing. */
  OnSeat?: Component<{ view: never; seat: number }>;
  /** What lies on the table between the seats on a big screen. Default: nothing. */
  UnderSeats?: Component<{ view: never }>;
  /** What else is told of the position on a big screen. Default: nothing. */
  OnScreen?: Component<{ view: never }>;
  /** How somebody at a real table says what fell. Default: it is typed as text. */
  keeper?: Keeper;
  /** The outcome that chance owes, for the check of a finished match; null where an engine made it. */
  due?: (chance: Chance) => string | null;
}

/** An outcome to be computed again: what stood before it, what the record says, and its random numbers. */
export interface Chance {
  options: Record<string, unknown>;
  line: readonly string[];
  said: string;
  numbers: Pick<Numbers, "below" | "belowBig" | "among">;
}

/** Score-keeping: dice, balls or tiles lie on a real table, and somebody says what fell. */
export interface Keeper {
  /** The only seat that may know what falls now, like its own tiles. Default: everybody may. */
  seat?: (view: View) => number | null;
  /** What is asked for; `picked` is what was already said of it. */
  title: (view: View, picked: readonly string[], name: Name) => string;
  Ask: Component<KeeperProps>;
  /** Acts that leave no choice: where one of these is the only legal one, the page does it. */
  forced?: readonly string[];
}

export interface KeeperProps {
  view: View;
  /** What was said so far; the next fall begins with nothing. */
  picked: readonly string[];
  pick: (what: string[]) => void;
  /** Send what fell. */
  fell: (text: string) => void;
  name: Name;
  title: string;
}

/** A step of a lesson: a position, what an action that does its task looks like, and what chance answers to it. */
export interface LessonStep {
  position: string;
  options?: Record<string, unknown>;
  wanted: string;
  falls?: string;
}

/** One idea, in a step or a few. */
export interface Lesson {
  steps: LessonStep[];
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

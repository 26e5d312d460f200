// Made by scripts/describe.py from the Python types; change those, not this.

/** A finished line and whose point it is. */
export interface Line {
  places: [string, string, string];
  seat: number;
}

/** `cube` is the position text; `chameleon` the seat that holds it, None until the centre is taken. */
export interface KrydsBolleView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
  cube: string;
  balls_left: [number, number];
  chameleon: number | null;
  lines: Line[];
}

/** `flaps` are those open, `throw` the dice as they lie, `cup` how many dice were taken to be thrown (0 where nothing was chosen), `turn` whose turn it is. `out` and `shut` name the seats that are out and those that have shut the box. `position` is all that as text. */
export interface ShutTheBoxView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
  position: string;
  flaps: number[];
  throw: number[];
  cup: number;
  turn: number;
  round: number;
  out: number[];
  shut: number[];
}

/** A throw with what it counts; `sum` is its calculation where Smart Calculators are used. */
export interface SeenThrow {
  seat: number;
  red: string;
  black: string;
  points: number;
  shape: "line" | "none" | "one" | "rectangle" | "square";
  sum: string | null;
}

/** `nadir` is who would take the round's chip as it stands; `retired` are those who have won. */
export interface ChikugoView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
  position: string;
  turn: number;
  round: number;
  stage: "chip" | "landing" | "lay" | "over" | "rob" | "take" | "throw" | "turn";
  up: string[];
  face_down: number;
  unseen: string[];
  chips: string[][];
  throws: SeenThrow[];
  last: SeenThrow | null;
  phase: "lay-out" | "over" | "pick-up";
  nadir: number | null;
  aside: string[];
  retired: number[];
}

/** `idle` counts the turns since a chip was last taken from the middle. */
export interface TakeItView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
  position: string;
  turn: number;
  round: number;
  stage: "chip" | "landing" | "lay" | "over" | "rob" | "take" | "throw" | "turn";
  up: string[];
  face_down: number;
  unseen: string[];
  chips: string[][];
  throws: SeenThrow[];
  last: SeenThrow | null;
  idle: number;
}

/** What the views of all games have in common; a game adds what lies on its table. `legal` lists the texts of the legal actions when this seat is to act and the game lists them; where it does not (Abaku, a hand's throw) `legal` is None and `expects` tells the shape and limits of an action. For everybody else `legal` is empty. */
export interface View {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
}

export type AnyView = KrydsBolleView | ShutTheBoxView | ChikugoView | TakeItView;

// Made by scripts/describe.py from the Python types; change those, not this.

/** A finished line and the seat that has the point. */
export interface LineMade {
  places: [string, string, string];
  seat: number;
}

/** `cube` are the three layers; `chameleon` is the seat that holds it, None until the centre is taken; `begins` the
 * seat that begins, None before lots are drawn. */
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
  lines: LineMade[];
  begins: number | null;
}

/** `flaps` are the open ones, `throw` the dice, `cup` how many dice the seat has chosen to throw (0 if it has not
 * chosen), `turn` the seat whose turn it is. `out` are the seats that are out, `shut` those that have shut the box.
 * `position` is all that as text. */
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

/** A throw with its points and shape; `sum` is its calculation with Smart Calculators. */
export interface SeenThrow {
  seat: number;
  red: string;
  black: string;
  points: number;
  shape: "line" | "none" | "one" | "rectangle" | "square";
  sum: string | null;
}

/** `nadir` is the seat with the lowest throw of the round so far; `retired` seats have won. */
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

/** The path of a throw: at `ms[i]` the balls are at `red[i]` and `black[i]`, with straight lines between. Points are
 * (x, y, z) of a ball's centre in tenths of a millimetre, from the middle of the floor's surface: x to the right, y
 * away from the hand, z up. `engine` names the model and physics that made it. */
export interface Frames {
  engine: string;
  ms: number[];
  red: [number, number, number][];
  black: [number, number, number][];
}

/** One way to read digits as an equation: `Reading("division", (12, 4, 3))`. */
export interface Reading {
  kind: string;
  terms: number[];
}

/** A stretch that is claimed as an equation: its squares, digits and points, and how it can be read. Readings are left
 * out without aids: whether it is an equation is for the seats to find out. */
export interface ClaimedStretch {
  squares: string[];
  digits: string;
  points: number;
  readings: Reading[] | null;
}

/** The table as one seat sees it. `racks` holds one's own rack and None for the others; once the game is over all lie
 * open. `known` are tiles that everybody saw go into a rack: a joker taken off the board, tiles taken back. `unseen` is
 * the bag and the hidden racks together, sorted. `stage` is `first`, `deal`, `draw` (chance), `place`, `answer` (a
 * seat) or `over`; `lots` while tiles are drawn for who begins. `challenger` is the seat whose challenge the last
 * placement withstood. `claims` are the stretches that the announced placement claims: not for its own seat if it left
 * them to the rules and there are no aids, and then its points are not counted yet. `lots` are the tiles that each seat
 * has drawn for who begins, `turns` the tiles used in each turn, `discarded` the tiles set aside for good, `empty` with
 * `cover` the empty squares of the grid and those inside the smallest rectangle around all tiles. */
export interface AbakuView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
  board: string;
  racks: (string | null)[];
  rack_sizes: number[];
  known: string[];
  bag: number;
  unseen: string;
  turn: number;
  scoreless: number[];
  used: number[];
  stage: string;
  aside: string | null;
  aside_size: number;
  announced: string | null;
  challenger: number | null;
  claims: ClaimedStretch[] | null;
  lots: string[] | null;
  lots_before: string;
  lots_among: number[];
  turns: number[][];
  discarded: string | null;
  discarded_size: number;
  empty: [number, number] | null;
}

/** A row, column or diagonal of a magic square: its squares, its sum so far, whether it is full. */
export interface Sum {
  squares: string[];
  sum: number;
  full: boolean;
}

/** A magic square in the making: its rows, how often each digit may still be used, all sums. `given` are the digits
 * that stay, as rows; `changes_left` is how often a digit may still be moved or taken off; `position` is the square as
 * a position. */
export interface MagicView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  actor: number | string | null;
  points: number[];
  places: number[] | null;
  legal: string[] | null;
  expects: Record<string, unknown> | null;
  square: string;
  left: number[];
  sums: Sum[];
  given: string;
  changes_left: number;
  position: string;
}

/** A new equation with every way to read it: `38335` is 38−3=35 and 38−33=5. */
export interface ReadEquation {
  squares: string[];
  digits: string;
  readings: Reading[];
  points: number;
}

/** One thing that is wrong with a placement: a stable code, words, and the squares concerned. */
export interface WrongPlacement {
  code: string;
  message: string;
  squares: string[];
}

/** The equations a placement would make, the points it would score, and everything wrong with it. `claims` are the
 * stretches that it announces with the referee `challenge`. Without aids only what hands can't do is wrong here, and
 * points are counted for named claims alone. */
export interface Preview {
  equations: ReadEquation[];
  points: number;
  wrong: WrongPlacement[];
  claims: ClaimedStretch[];
}

/** The fields that the views of all games share; a game adds its own. `legal` lists the legal actions as text if it is
 * this seat's turn. If the game can't list them (Abaku, throws of balls), `legal` is None and `expects` describes the
 * form and limits of an action. For all other seats `legal` is empty. */
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

export type AnyView = KrydsBolleView | ShutTheBoxView | ChikugoView | TakeItView | AbakuView | MagicView;

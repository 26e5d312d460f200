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

export type AnyView = KrydsBolleView;

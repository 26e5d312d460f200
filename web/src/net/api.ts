// Requests to the server over HTTP.
import { commitmentFor, seated } from "../fairness/handshake";
import { ask, Refusal } from "./ask";
import type {
  Bests,
  Agree,
  Analysed,
  ChatHeard,
  ChatWanted,
  CodeShown,
  GameShown,
  Join,
  Listing,
  Look,
  Muted,
  NetworkShown,
  NewMatch,
  NewReport,
  Person,
  PuzzleAnswered,
  PuzzleJudged,
  PuzzleKind,
  PuzzleNamed,
  PuzzleShown,
  Replay,
  RobotChose,
  RobotRecord,
  Start,
  Tried,
} from "./protocol";

export { ask, Refusal };

export const games = (): Promise<GameShown[]> => ask("GET", "/games");
/** The words that come with a game, as a Fluent text; empty for the games whose words the page has. */
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await ask<{ fluent: string }>("GET", `/games/${game}/words?lang=${language}`)).fluent;
export const myMatches = (status: "open" | "running" | "over", before: string | null = null): Promise<Listing> =>
  ask("GET", `/me/matches?status=${status}${before ? `&before=${before}` : ""}`);
/** How one's own finished matches against each robot of this game went; nothing for somebody unknown. */
export const myRobots = (game: string): Promise<RobotRecord[]> =>
  ask<RobotRecord[]>("GET", `/me/robots?game=${game}`).catch(() => []);
/** The best scores of a game that's played alone with these options; null where the server can't say. */
export const bests = (game: string, options: Readonly<Record<string, unknown>>): Promise<Bests | null> =>
  ask<Bests>("POST", "/bests", { game, options }).catch(() => null);
export const lobby = (status: "open" | "running" | "over", game = ""): Promise<Listing> =>
  ask("GET", `/matches?status=${status}${game ? `&game=${game}` : ""}`);
export const look = (match: string): Promise<Look> => ask("GET", `/matches/${match}`);
export const replay = (match: string, first: number): Promise<Replay> =>
  ask("GET", `/matches/${match}/replay?first=${first}`);
/** Take a seat, with the commitment of this device's nonce. */
export const join = (match: string, wanted: Omit<Join, "commitment">): Promise<Look> =>
  ask("POST", `/matches/${match}/join`, { ...wanted, commitment: commitmentFor(match) });
export const start = (match: string, wanted: Start = {}): Promise<Look> =>
  ask("POST", `/matches/${match}/start`, wanted);
/** The host puts a robot on a free chair, or (null) takes it off again. */
export const seatRobot = (match: string, seat: number, robot: string | null): Promise<Look> =>
  ask("POST", `/matches/${match}/seat`, { seat, robot });
/** The host changes what is agreed, until somebody else has sat down. */
export const agree = (match: string, wanted: Agree): Promise<Look> =>
  ask("POST", `/matches/${match}/agree`, { ...wanted, fair: true });
/** The host stops the countdown. */
export const wait = (match: string): Promise<Look> => ask("POST", `/matches/${match}/wait`);

/** The position after an action or a random outcome; nothing is stored. */
export const tryOut = (
  game: string,
  position: string,
  options: object,
  what: { act: string } | { fall: true } | null = null,
): Promise<Tried> => ask("POST", `/games/${game}/try`, { position, options, ...what });
/** What a robot would do in a position. */
export const choose = (game: string, position: string, options: object, robot: string): Promise<RobotChose> =>
  ask("POST", `/games/${game}/choose`, { position, options, robot });
/** The code of a match for a big screen and for phones. */
export const openScreen = (match: string): Promise<CodeShown> => ask("POST", `/matches/${match}/screen`);
/** The match that a code stands for. */
export const codeOf = (code: string): Promise<CodeShown> => ask("GET", `/codes/${encodeURIComponent(code)}`);
/** Play on for a seat on a big screen whose own phone is lost. */
export const takeOver = (code: string, seat: number): Promise<CodeShown> =>
  ask("POST", `/codes/${encodeURIComponent(code)}/seat`, { seat });
export const network = (): Promise<NetworkShown> => ask("GET", "/network");
export const openNetwork = (open: boolean): Promise<NetworkShown> => ask("POST", "/network", { open });

/** What an action would make, where the game can tell before it is played; null where it cannot. */
export const preview = (view: { game: string }, act: string): Promise<object | null> =>
  ask<object>("POST", `/games/${view.game}/preview`, { view, act }).catch(() => null);

/** The key frames of a simulated throw; null when none were stored. */
export const flight = (match: string, seq: number): Promise<object | null> =>
  ask<object>("GET", `/matches/${match}/throws/${seq}`).catch(() => null);

// --- analyses; while the status is `waiting`, ask again ---
export const hint = (match: string, seat: number): Promise<Analysed> => ask("POST", `/matches/${match}/hint`, { seat });
export const review = (match: string): Promise<Analysed> => ask("POST", `/matches/${match}/review`);
export const analyse = (game: string, position: string, options: object): Promise<Analysed> =>
  ask("POST", `/games/${game}/analyse`, { position, options });
export const puzzles = (): Promise<PuzzleKind[]> => ask("GET", "/puzzles");
export const puzzle = (named: PuzzleNamed): Promise<PuzzleShown> => ask("POST", "/puzzle", named);
export const judge = (answered: PuzzleAnswered): Promise<PuzzleJudged> => ask("POST", "/puzzle/answer", answered);

// --- talking at a table ---
export const chat = (match: string, after: number): Promise<ChatHeard> =>
  ask("GET", `/matches/${match}/chat?after=${after}`);
export const say = (match: string, what: { phrase: string } | { text: string }): Promise<ChatHeard> =>
  ask("POST", `/matches/${match}/say`, { ...what, type: "say", key: randomKey() });
export const wishChat = (chat: ChatWanted["chat"]): Promise<void> => ask("PUT", "/me/chat", { chat });
export const muted = (): Promise<Muted[]> => ask("GET", "/me/mutes");
export const mute = (person: string): Promise<void> => ask("POST", "/me/mutes", { person });
export const unmute = (person: string): Promise<void> => ask("DELETE", `/me/mutes/${person}`);
export const report = (what: NewReport): Promise<void> => ask("POST", "/reports", what);

/** Who this browser is, if it has been here before. */
export async function me(): Promise<Person | null> {
  try {
    return await ask<Person>("GET", "/me");
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

export const introduce = (name: string): Promise<Person> => ask("POST", "/guest", { name });

/** Seconds between the last one sitting down and the start. */
const COUNTDOWN = 3;

/** Create a match; it starts at once when no seat is open, else by itself once everybody sits. */
export const makeMatch = async (wanted: NewMatch): Promise<Look> => {
  const waits = wanted.seats?.some((seat) => seat.kind === "open") ?? true;
  const terms = { hold: !waits, countdown: waits ? COUNTDOWN : 0, fair: true };
  return begun(await ask<Look>("POST", "/matches", { throws: "asked", ...wanted, ...terms }));
};

/** A rematch with the seats rotated; whoever asks second joins the first one's. */
export const rematch = async (match: string): Promise<Look> =>
  begun(await ask<Look>("POST", `/matches/${match}/rematch`, { seats: "rotated", fair: true }));

/** Commit to this device's part of chance, and start the match if all sit. */
async function begun(made: Look): Promise<Look> {
  const { table, you } = await seated(made);
  if (table.status !== "open" || table.sealed) return { ...made, table, you };
  return you.host && !table.seats.some((seat) => seat.kind === "open") ? start(table.match) : { ...made, table, you };
}

/** Works without https too, where crypto.randomUUID is missing. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Single questions to the server, over HTTP.
import type { GameShown, Join, Listing, Look, NewMatch, Person, Problem, Start } from "./protocol";

/** A refusal by the server, or no answer at all (`unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
  } catch {
    throw new Refusal("unreachable", "");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "unreachable", problem?.reason ?? "", problem?.details ?? {}, answer.status);
}

export const games = (): Promise<GameShown[]> => ask("GET", "/games");
export const myMatches = (status: "open" | "running" | "over"): Promise<Listing> => ask("GET", `/me/matches?status=${status}`);
export const look = (match: string): Promise<Look> => ask("GET", `/matches/${match}`);
export const join = (match: string, wanted: Join): Promise<Look> => ask("POST", `/matches/${match}/join`, wanted);
export const start = (match: string, wanted: Start = {}): Promise<Look> => ask("POST", `/matches/${match}/start`, wanted);
export const rematch = (match: string): Promise<Look> => ask("POST", `/matches/${match}/rematch`, { seats: "rotated" });

/** What an Abaku placement would make; null when the server cannot say. */
export const preview = (view: object, act: string): Promise<object | null> =>
  ask<object>("POST", "/games/abaku/preview", { view, act }).catch(() => null);

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

/** A nonce of our own in the match's chance, so that nobody else alone decides it. */
export async function makeMatch(wanted: NewMatch): Promise<Look> {
  const made = await ask<Look>("POST", "/matches", { ...wanted, hold: true });
  await ask("POST", `/matches/${made.table.match}/nonce`, { nonce: randomKey() });
  if (made.table.seats.some((seat) => seat.kind === "open")) return made;
  return start(made.table.match);
}

/** Works without https too, where crypto.randomUUID is missing. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

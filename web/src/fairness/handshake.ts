// This device's part in the handshake before a match: commit to a nonce, and reveal it once all seats are sealed.
import { ask } from "../net/ask";
import type { Look, Table } from "../net/protocol";
import { keepSeal, nonceFor } from "./kept";
import { commitmentOf, sealOf } from "./numbers";

export const commitmentFor = (match: string): string => commitmentOf(match, nonceFor(match));

/** What the table asks of these seats now; `elsewhere`: another device has the nonce. */
export type Due = "commit" | "reveal" | "elsewhere" | null;

export function due(table: Table, mine: readonly number[]): Due {
  const own = mine.map((seat) => table.seats[seat]!);
  if (table.status !== "open" || own.every((seat) => seat.commitment == null)) return null;
  const shown = commitmentFor(table.match);
  if (own.some((seat) => seat.commitment != null && seat.commitment !== shown)) {
    if (own.every((seat) => seat.revealed)) return null;
    return table.seats.some((seat) => seat.revealed) ? "elsewhere" : "commit";
  }
  return table.sealed && own.some((seat) => seat.commitment && !seat.revealed) ? "reveal" : null;
}

export const commit = (match: string): Promise<Look> =>
  ask("POST", `/matches/${match}/commit`, { commitment: commitmentFor(match) });

/** Reveal the nonce; what was sealed is remembered first. */
export function reveal(table: Table, mine: readonly number[]): Promise<Look> {
  const { match, commitment, seats, beacon } = table;
  const shown = commitmentFor(match);
  const seal = sealOf(
    match,
    commitment,
    seats.map((seat) => (mine.includes(seat.seat) ? shown : (seat.commitment ?? ""))),
    beacon,
  );
  keepSeal(match, seal);
  return ask("POST", `/matches/${match}/nonce`, { nonce: nonceFor(match), seal });
}

/** After making a match: commit to a nonce. Where all other seats are robots or one's own, reveal it at once. */
export async function seated(made: Look): Promise<Look> {
  const { table, you } = made;
  if (table.status !== "open" || !you.seats.some((seat) => table.seats[seat]!.commitment === "")) return made;
  const alone = table.seats.every((seat) => seat.kind === "robot" || you.seats.includes(seat.seat));
  return alone ? reveal(table, you.seats) : commit(table.match);
}

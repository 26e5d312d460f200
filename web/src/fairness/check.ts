// Checking a finished match: seed, nonces and every outcome, against what this device saw before it began.
import type { GameModule } from "../boards/board";
import type { Kept } from "./kept";
import { commitmentOf, Numbers, sealOf } from "./numbers";
import { fromHex, hex, sha256 } from "./sha256";

/** The parts of a match's record that matter here. */
export interface MatchRecord {
  header: {
    game: string;
    options: Record<string, unknown>;
    players: readonly { name: string; nonce?: string; commitment?: string }[];
    match: string;
    commitment: string;
    by_hand?: boolean;
    fairness?: number;
    beacon?: { round: number; randomness: string } | null;
  };
  events: readonly { seq: number; kind: string; act?: string; to?: number | null }[];
  seed?: string | null;
}

export type Wrong = "other-commitment" | "other-nonce" | "bad-seed" | "bad-nonce" | "withheld" | "false-outcome";

export interface Finding {
  wrong: Wrong | null;
  outcomes: number;
  /** Throws by hand, which rest on the engine. */
  thrown: number;
  /** Outcomes of a game that this page can't compute. */
  unknown: number;
  /** The event or the seat that is wrong. */
  seq?: number;
  seat?: number;
}

export function check(record: MatchRecord, mine: Kept | null, due: GameModule["due"]): Finding {
  const found: Finding = { wrong: null, outcomes: 0, thrown: 0, unknown: 0 };
  const { header } = record;
  const { players, match } = header;
  const committed = players.map((player) => player.commitment ?? "");
  if (mine?.seal && mine.seal !== sealOf(match, header.commitment, committed, header.beacon?.round))
    return { ...found, wrong: "other-commitment" };
  const seed = fromHex(record.seed ?? "");
  if (seed.length !== 32 || hex(sha256(seed)) !== header.commitment) return { ...found, wrong: "bad-seed" };
  const fairness = header.fairness ?? 1;
  const nonces = players.map((player) => player.nonce ?? "");
  if (fairness > 1)
    for (const [seat, nonce] of nonces.entries()) {
      if (committed[seat] && !nonce) return { ...found, wrong: "withheld", seat };
      if (nonce && commitmentOf(match, nonce) !== committed[seat]) return { ...found, wrong: "bad-nonce", seat };
    }
  if (mine?.seal && !nonces.includes(mine.nonce)) return { ...found, wrong: "other-nonce" };
  const mixed = { match, fairness, nonces, beacon: header.beacon?.randomness ?? "" };
  let line: { seq: number; act: string }[] = [];
  for (const { seq, kind, act, to } of record.events) {
    if (kind === "take-back") line = line.filter((event) => event.seq <= (to ?? 0));
    if (act === undefined || (kind !== "act" && kind !== "chance")) continue;
    if (kind === "chance" && !header.by_hand) {
      if (!due) found.unknown++;
      else {
        const numbers = new Numbers(seed, mixed, seq);
        const right = due({ options: header.options, line: line.map((event) => event.act), said: act, numbers });
        if (right === null) found.thrown++;
        else if (right === act) found.outcomes++;
        else return { ...found, wrong: "false-outcome", seq };
      }
    }
    line.push({ seq, act });
  }
  return found;
}

import { createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import abaku from "../src/boards/abaku";
import krydsBolle from "../src/boards/kryds-bolle";
import kugelbox from "../src/boards/kugelbox";
import shutTheBox from "../src/boards/shut-the-box";
import type { GameModule } from "../src/boards/board";
import { check, type MatchRecord } from "../src/fairness/check";
import { due } from "../src/fairness/handshake";
import { sealOf } from "../src/fairness/numbers";
import { bytesOf, hex, hmac, sha256 } from "../src/fairness/sha256";
import type { Table } from "../src/net/protocol";
import sealed from "./sealed.json";

const GAMES: Record<string, GameModule> = { ...abaku, ...krydsBolle, ...kugelbox, ...shutTheBox };
// written by tests/core/sealing.py: `python -m tests.core.sealing`
const records = sealed as unknown as Record<string, MatchRecord>;
const seal = ({ header }: MatchRecord): string =>
  sealOf(
    header.match,
    header.commitment,
    header.players.map((player) => player.commitment ?? ""),
    header.beacon?.round,
  );
const mine = (record: MatchRecord) => ({ nonce: record.header.players[0]!.nonce!, seal: seal(record) });
const checked = (record: MatchRecord, kept = mine(record)) => check(record, kept, GAMES[record.header.game]?.due);

describe("SHA-256", () => {
  it("is what others compute", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const data = new Uint8Array(randomBytes(length));
      const key = new Uint8Array(randomBytes(length));
      expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
      expect(hex(hmac(key, data))).toBe(createHmac("sha256", key).update(data).digest("hex"));
    }
    expect(hex(sha256(bytesOf("größer")))).toBe(createHash("sha256").update("größer").digest("hex"));
  });
});

describe("a finished match", () => {
  it.each(Object.entries(records))("%s is checked like Python does", (_, record) => {
    const found = checked(record);
    expect(found.wrong).toBe(null);
    const chance = record.events.filter((event) => event.kind === "chance").length;
    expect(found.outcomes + found.thrown).toBe(chance);
    expect(found.thrown > 0).toBe(record.header.options["throw"] === "hand");
  });

  it.each(Object.entries(records).filter(([, record]) => record.header.options["throw"] !== "hand"))(
    "%s: a lie is found",
    (_, record) => {
      const at = record.events.findIndex((event) => event.kind === "chance");
      if (at < 0) return;
      const other = record.events.find((event) => event.kind === "chance" && event.act !== record.events[at]!.act);
      const lie = other?.act ?? record.events[at]!.act!.replace(/\d/, (digit) => (digit === "0" ? "1" : "0"));
      const events = record.events.map((event, i) => (i === at ? { ...event, act: lie } : event));
      const found = checked({ ...record, events });
      expect([found.wrong, found.seq]).toEqual(["false-outcome", at + 1]);
    },
  );

  const record = records["shut-the-box"]!;
  const { header } = record;
  it("with a swapped seed is found", () => {
    expect(checked({ ...record, seed: "11".repeat(32) }).wrong).toBe("bad-seed");
    expect(checked({ ...record, seed: null }).wrong).toBe("bad-seed");
  });
  it("with an exchanged commitment is found: a grinding operator", () => {
    const players = [header.players[0]!, { ...header.players[1]!, commitment: "0".repeat(64) }];
    expect(checked({ ...record, header: { ...header, players } }, mine(record)).wrong).toBe("other-commitment");
  });
  it("with another nonce is found", () => {
    const players = [header.players[0]!, { ...header.players[1]!, nonce: "something that suits better" }];
    const found = checked({ ...record, header: { ...header, players } });
    expect([found.wrong, found.seat]).toEqual(["bad-nonce", 1]);
    expect(checked(record, { ...mine(record), nonce: "mine was this one" }).wrong).toBe("other-nonce");
  });
  it("with a withheld reveal is found", () => {
    const players = [header.players[0]!, { ...header.players[1]!, nonce: "" }];
    const found = checked({ ...record, header: { ...header, players }, events: [] });
    expect([found.wrong, found.seat]).toEqual(["withheld", 1]);
  });
  it("of a game that the page does not know is not called checked", () => {
    const found = check(record, mine(record), undefined);
    expect([found.wrong, found.outcomes, found.unknown > 0]).toEqual([null, 0, true]);
  });
});

describe("the handshake", () => {
  const seat = (commitment: string | null, revealed = false) => ({ commitment, revealed });
  const table = (sealed: boolean, ...seats: object[]): Table =>
    ({ match: "m", status: "open", commitment: "c", sealed, seats }) as unknown as Table;

  it("asks for what is due", () => {
    expect(due(table(false, seat(null), seat(null)), [0])).toBe(null);
    expect(due(table(false, seat(""), seat(null)), [0])).toBe("commit");
    expect(due(table(false, seat(""), seat(null)), [])).toBe(null);
    expect(due(table(true, seat("of another device"), seat("x")), [0])).toBe("commit");
    expect(due(table(true, seat("of another device"), seat("x", true)), [0])).toBe("elsewhere");
  });
});

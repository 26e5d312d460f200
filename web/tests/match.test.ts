// The link to a match over a socket that breaks: nothing is lost, nothing is sent twice under another key.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MatchLink } from "../src/net/match.svelte";
import type { EventShown, Sent } from "../src/net/protocol";
import { viewOf } from "./tables";

class FakeSocket {
  static made: FakeSocket[] = [];
  static CLOSED = 3;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = viewOf("kryds-bolle", 0);
const act = (seq: number, text: string, by = 0): EventShown => ({ seq, at: 0, by, kind: "act", act: text });
const table = { match: "m", game: "kryds-bolle", status: "running", seats: [], offer: null };
const welcome = (seq: number, events: EventShown[] = []) =>
  ({
    type: "welcome",
    version: 1,
    table,
    you: { name: "Ida", seats: [0], host: true },
    seq,
    sides: [{ seat: 0, view, events }],
  }) as unknown as Sent;
const latest = () => FakeSocket.made.at(-1)!;

let link: MatchLink;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.setItem("parlour.pace", "0");
  FakeSocket.made = [];
  link = new MatchLink("m");
  link.open();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a match's link", () => {
  test("names the version and what it has seen", () => {
    expect(latest().url).toMatch(/\/api\/matches\/m\/socket\?v=1&since=0&heard=0$/);
    latest().say(welcome(2, [act(1, "b2"), act(2, "a1", 1)]));
    expect(link.line).toBe("live");
    expect(link.seen(0).map((e) => e.act)).toEqual(["b2", "a1"]);
  });
  test("hears what is said once, and after a break only what is new", () => {
    const line = (n: number) => ({ n, at: n, seat: 1, person: "p", phrase: "hello", text: null });
    latest().say(welcome(0));
    latest().say({ type: "chat", lines: [line(1), line(2)] });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2_000);
    expect(latest().url).toMatch(/&heard=2$/);
    latest().say(welcome(0));
    latest().say({ type: "chat", lines: [line(2), line(3)] });
    expect(link.lines.map((said) => said.n)).toEqual([1, 2, 3]);
  });
  test("acts as the next event, and waits for its answer", () => {
    latest().say(welcome(2));
    link.act("c3", 0);
    expect(latest().sent).toMatchObject([{ type: "act", seq: 3, act: "c3", seat: 0 }]);
    expect(link.waiting).toBe(1);
    const key = latest().sent[0]!["key"];
    latest().say({ type: "update", seq: 3, key, sides: [{ seat: 0, view, events: [act(3, "c3")] }] });
    expect(link.waiting).toBe(0);
    expect(link.seq).toBe(3);
  });
  test("a lost connection is shown, mended, and what had no answer is sent again under its key", () => {
    latest().say(welcome(2, [act(1, "b2"), act(2, "a1", 1)]));
    link.act("c3", 0);
    const first = latest();
    first.onclose?.({ code: 1006 });
    expect(link.line).toBe("lost");
    vi.advanceTimersByTime(2_000);
    expect(latest()).not.toBe(first);
    expect(latest().url).toContain("since=2");
    latest().say(welcome(3, [act(3, "c3")]));
    expect(link.line).toBe("live");
    expect(latest().sent).toEqual(first.sent);
    latest().say({ type: "done", key: first.sent[0]!["key"], seq: 3 });
    expect(link.waiting).toBe(0);
    expect(link.seen(0).map((e) => e.seq)).toEqual([1, 2, 3]);
  });
  test("an event is never shown twice", () => {
    latest().say(welcome(1, [act(1, "b2")]));
    latest().say({ type: "update", seq: 2, sides: [{ seat: 0, view, events: [act(1, "b2"), act(2, "a1", 1)] }] });
    expect(link.seen(0).map((e) => e.seq)).toEqual([1, 2]);
  });
  test("a refusal is told and nothing waits any more", () => {
    latest().say(welcome(2));
    link.act("z9", 0);
    latest().say({
      type: "refused",
      key: latest().sent[0]!["key"],
      code: "bad-notation",
      reason: "no",
      details: {},
      seq: 2,
      sides: [{ seat: 0, view, events: [] }],
    });
    expect(link.refusal?.code).toBe("bad-notation");
    expect(link.waiting).toBe(0);
  });
  test.each([
    [4404, "gone"],
    [4403, "closed"],
    [4400, "old"],
  ])("close code %i ends it: %s", (code, line) => {
    latest().onclose?.({ code });
    expect(link.line).toBe(line);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
  });
  test("a silent socket is given up", () => {
    latest().say(welcome(0));
    const first = latest();
    vi.advanceTimersByTime(12_000);
    expect(first.sent).toMatchObject([{ type: "ping" }]);
    vi.advanceTimersByTime(9_000);
    expect(latest()).not.toBe(first);
  });

  test("takes over a socket that was opened before it, with what was heard on it", () => {
    const { url } = latest();
    link.close();
    const early = new FakeSocket(url);
    Object.assign(window, { early: { socket: early, heard: [{ data: JSON.stringify(welcome(1)) }], code: 0 } });
    link = new MatchLink("m");
    link.open();
    expect(latest()).toBe(early);
    vi.advanceTimersByTime(1);
    expect([link.line, link.seq]).toEqual(["live", 1]);
    early.say({ type: "update", seq: 2, sides: [{ seat: 0, view, events: [act(2, "b2")] }] });
    expect(link.seq).toBe(2);
    // it is handed out once
    link.renew();
    vi.advanceTimersByTime(1);
    expect(latest()).not.toBe(early);
  });

  test("a socket that was refused before it was taken over ends the link", () => {
    const { url } = latest();
    link.close();
    const early = Object.assign(new FakeSocket(url), { readyState: 3 });
    Object.assign(window, { early: { socket: early, heard: [], code: 4404 } });
    link = new MatchLink("m");
    link.open();
    vi.advanceTimersByTime(1);
    expect(link.line).toBe("gone");
  });

  test("another table's early socket is closed", () => {
    const early = new FakeSocket("ws://localhost/api/matches/other/socket");
    const close = vi.spyOn(early, "close");
    Object.assign(window, { early: { socket: early, heard: [], code: 0 } });
    link.renew();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalled();
    expect(latest().url).toContain("/matches/m/");
  });
});

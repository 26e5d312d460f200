// The socket of one match, which reconnects by itself, and everything it has received so far.
import { beat } from "../app/motion.svelte";
import { randomKey } from "./api";
import { Pace } from "./pace";
import {
  VERSION,
  type Choosing,
  type ClockShown,
  type EventShown,
  type Given,
  type ChatLine,
  type Refused,
  type Sent,
  type Side,
  type Table,
  type ThrowShown,
  type You,
} from "./protocol";

/** joining: no answer yet; live; lost: reconnecting; gone: no such match; closed: no spectators allowed. */
export type Line = "joining" | "live" | "lost" | "gone" | "closed" | "old";

type Unkeyed<T> = T extends { key: string } ? Omit<T, "key"> : never;
export type Wish = Unkeyed<Given>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 12_000;
const PATIENCE = 6_000;

/** The parts of a message that describe the match as it is now. */
interface Look {
  seq: number;
  sides: readonly Side[];
  table?: Table;
  you?: You;
  clock?: ClockShown;
  /** Absent: unchanged. */
  throw?: ThrowShown | null;
  key?: string | null;
}

/** A socket that was opened before the page's scripts came (public/early.js), and what was heard on it. */
interface Early {
  socket: WebSocket;
  heard: readonly MessageEvent[];
  /** Why it was closed, if it was. */
  code: number;
}

/** The early socket if it leads there. There is one at most, and it is handed out once. */
function earlySocket(url: string): Early | null {
  const holder = window as { early?: Early };
  const { early } = holder;
  delete holder.early;
  if (early?.socket.url === url) return early;
  early?.socket.close();
  return null;
}

export interface News {
  seat: number | null;
  before: unknown;
  view: unknown;
  events: readonly EventShown[];
}

export class MatchLink {
  line = $state<Line>("joining");
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  seq = $state(0);
  clock = $state.raw<ClockShown | null>(null);
  sides = $state.raw<readonly Side[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The dice that wait for a seat's word. */
  throw = $state.raw<ThrowShown | null>(null);
  /** On a big screen: what whoever is to act is choosing, with the event that it would be. */
  choosing = $state.raw<Choosing | null>(null);
  /** What was said at the table, oldest first. */
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Sent, and not answered yet. */
  waiting = $state(0);

  /** Made without a network: they wait, and can be taken back until they are sent. */
  unsent = $state.raw<readonly Given[]>([]);

  private events = $state.raw(new Map<number | null, readonly EventShown[]>());
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Given>();
  /** Another's act waits for a press: the person has set the pace so. */
  held = $state(false);
  private readonly pace = new Pace(beat, (held) => (this.held = held));
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  /** The server's time minus ours. */
  private ahead = 0;
  private shut = false;

  constructor(
    readonly match: string,
    private readonly onNews: (news: News) => void = () => {},
    /** A big screen owns no seat, whoever opened it. */
    private readonly screen = false,
  ) {}

  /** What this seat (null: a spectator) has seen happen, oldest first. */
  seen(seat: number | null): readonly EventShown[] {
    return this.events.get(seat) ?? [];
  }

  /** The server's time, in milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.ahead;

  open(): void {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.shut = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.pace.close();
    this.socket?.close();
  }

  /** Connect anew, as whoever this browser is by now. */
  renew(): void {
    this.wait = 0;
    this.drop();
    this.wait = FIRST_WAIT;
  }

  /** Send a message under its own key; it is sent again after a reconnect until it is answered. */
  send(wish: Wish): void {
    const given = { ...wish, key: randomKey() } as Given & { key: string };
    this.unanswered.set(given.key, given);
    this.waiting = this.unanswered.size;
    this.refusal = null;
    if (this.line === "live") this.socket?.send(JSON.stringify(given));
    else this.unsent = [...this.unsent, given];
  }

  /** Take back what was never sent. */
  readonly withdraw = (): void => {
    for (const given of this.unsent) if ("key" in given && given.key) this.unanswered.delete(given.key);
    this.unsent = [];
    this.waiting = this.unanswered.size;
  };

  /** Try to connect now. */
  readonly retry = (): void => {
    if (this.socket || this.shut) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /** Delay the next acts of others by so many milliseconds: there is an animation to watch. */
  linger(ms: number): void {
    this.pace.linger(ms);
  }

  /** Hold back what others do until this is called again with false. */
  hold(on: boolean): void {
    this.pace.hold(on);
  }

  /** Show at once what waits for its turn to be seen. */
  skip(pressed = false): void {
    this.pace.skip(pressed);
  }

  act(text: string, seat: number | null): void {
    // a change of mind: only the last one waits
    this.withdraw();
    this.send({ type: "act", seq: this.seq + 1, act: text, ...(seat === null ? {} : { seat }) });
  }

  /** Tell a big screen what is chosen here and not played yet. It is never sent again, and nobody answers it. */
  choose(text: string): void {
    if (this.line === "live") this.socket?.send(JSON.stringify({ type: "choice", seq: this.seq + 1, act: text }));
  }

  /** Throw the dice that wait for this seat. */
  cast(seat: number): void {
    this.send({ type: "throw", seq: this.seq + 1, seat });
  }

  private connect(): void {
    clearTimeout(this.again);
    if (this.shut) return;
    const where = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const heard = this.lines.at(-1)?.n ?? 0;
    const screen = this.screen ? "&screen=1" : "";
    const path = `/api/matches/${this.match}/socket?v=${VERSION}&since=${this.seq}&heard=${heard}${screen}`;
    const early = earlySocket(where + path);
    const socket = early?.socket ?? new WebSocket(where + path);
    this.socket = socket;
    // what was heard already is taken in a moment: the page is still busy with being drawn
    if (early) setTimeout(() => this.listen(socket, early));
    else this.listen(socket);
  }

  private listen(socket: WebSocket, early?: Early): void {
    if (socket !== this.socket) return;
    for (const message of early?.heard ?? []) this.hear(JSON.parse(String(message.data)) as Sent);
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as Sent);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.broke(event.code);
    };
    if (early && socket.readyState === WebSocket.CLOSED) this.broke(early.code);
  }

  private broke(code: number): void {
    this.socket = null;
    clearInterval(this.beat);
    if (this.shut) return;
    const final: Record<number, Line> = { 4404: "gone", 4403: "closed", 4400: "old" };
    const end = final[code];
    if (end) {
      this.line = end;
      return;
    }
    if (this.line === "live") this.line = "lost";
    this.again = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.shut) return;
    if (!this.socket && (this.line === "lost" || this.line === "joining")) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.line === "live") this.ping();
  };

  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket || this.shut) return;
    this.socket = null;
    socket.onclose = null;
    socket.close();
    this.broke(0);
  };

  private ping(): void {
    if (this.line !== "live" || !this.socket) return;
    const asked = Date.now();
    this.socket.send(JSON.stringify({ type: "ping", n: 0 }));
    setTimeout(() => {
      if (this.heard < asked && this.line === "live") this.drop();
    }, PATIENCE);
  }

  private hear(sent: Sent): void {
    this.heard = Date.now();
    switch (sent.type) {
      case "welcome":
        this.wait = FIRST_WAIT;
        this.line = "live";
        this.take(sent);
        clearInterval(this.beat);
        this.beat = setInterval(() => this.ping(), HEARTBEAT);
        if (sent.table.clock) this.ping();
        for (const given of this.unanswered.values()) this.socket?.send(JSON.stringify(given));
        this.unsent = [];
        return;
      case "update":
        this.take({ ...sent, throw: sent.throw ?? null });
        if (sent.key) this.answered(sent.key);
        return;
      case "chat": {
        const last = this.lines.at(-1)?.n ?? 0;
        this.lines = [...this.lines, ...sent.lines.filter((line) => line.n > last)];
        if (sent.key) this.answered(sent.key);
        return;
      }
      case "choosing":
        this.choosing = sent.act ? sent : null;
        return;
      case "done":
        this.answered(sent.key);
        return;
      case "refused":
        this.take(sent);
        if (sent.key) this.answered(sent.key);
        this.refusal = sent;
        return;
      case "pong":
        this.ahead = sent.at - Date.now();
        return;
      case "bad":
        return;
    }
  }

  private answered(key: string): void {
    this.unanswered.delete(key);
    this.waiting = this.unanswered.size;
  }

  /** The seq is updated at once; what is shown may wait for its turn in the queue. */
  private take(sent: Look): void {
    this.seq = sent.seq;
    const mine = (sent.you ?? this.you)?.seats ?? [];
    // what falls on one's own word is shown at once
    const byOthers = sent.sides.some((side) =>
      side.events.some((event) =>
        event.kind === "chance" ? !sent.key : event.kind === "act" && !mine.includes(event.by as number),
      ),
    );
    this.pace.show(byOthers && this.sides.length > 0, () => this.show(sent));
  }

  private show({ sides, table, you, clock, throw: waits }: Look): void {
    if (table) this.table = table;
    if (waits !== undefined) this.throw = waits;
    if (table || clock) this.clock = clock ?? table?.clock ?? null;
    if (you) this.you = you;
    const before = new Map(this.sides.map((side) => [side.seat, side.view]));
    const grown = new Map(this.events);
    const news: News[] = [];
    for (const side of sides) {
      const known = grown.get(side.seat) ?? [];
      const last = known.at(-1)?.seq ?? 0;
      const fresh = side.events.filter((event) => event.seq > last);
      if (fresh.length) grown.set(side.seat, [...known, ...fresh]);
      news.push({ seat: side.seat, before: before.get(side.seat) ?? null, view: side.view, events: fresh });
    }
    this.events = grown;
    this.sides = sides;
    for (const item of news) this.onNews(item);
  }
}

// A match played again from one of its moves: the same position, the same dice as long as they fit, the same robots.
import * as api from "../net/api";
import type { Ply, Problem, Table } from "../net/protocol";
import type { Seen } from "../boards/board";
import type { View } from "../boards/views";
import { Reel, seenAt, still } from "../replay/reel.svelte";

/** Milliseconds before chance answers, and before a robot does. */
const PAUSE = { chance: 450, robot: 900 } as const;

export class Again {
  readonly reel: Reel;
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly Seen[]>([]);
  refused = $state.raw<Problem | null>(null);
  /** Whether the robots of the match play their seats again. */
  against = $state(true);
  /** Whether everything that chance did so far was as in the match. */
  same = $state(true);
  private position = "";
  private coming: string[] = [];
  /** What was begun before this number is of no interest any more. */
  private turn = 0;

  constructor(
    match: string,
    private readonly from: number,
  ) {
    this.reel = new Reel(match);
  }

  get table(): Table | null {
    return this.reel.table;
  }
  private get options(): Record<string, unknown> {
    const agreed = this.table?.options ?? {};
    // throws by hand are not simulated here
    return "throw" in agreed ? { ...agreed, throw: "uniform" } : agreed;
  }
  /** The robot that plays a seat here; null where a person does. */
  robotAt(seat: number): string | null {
    return this.against ? (this.table?.seats[seat]?.robot ?? null) : null;
  }
  get robots(): string[] {
    return (this.table?.seats ?? []).flatMap((seat) => seat.robot ?? []);
  }
  get over(): boolean {
    return this.view?.actor === null;
  }

  async load(): Promise<void> {
    await this.reel.load(this.from);
    if (!this.reel.problem) await this.begin();
  }

  /** From the position of the match on, with all that chance did after it. */
  async begin(): Promise<void> {
    const ply = this.reel.plies[this.from] as Ply | undefined;
    if (ply?.position == null) {
      this.reel.problem = "not-over";
      return;
    }
    this.turn++;
    this.position = ply.position;
    this.same = true;
    this.refused = null;
    this.coming = this.reel.plies
      .slice(this.from + 1)
      .flatMap((one) => (one.by === "chance" && one.act !== null ? [one.act] : []));
    this.events = this.reel.plies.slice(1, this.from + 1).map(seenAt);
    const first = await api.tryOut(this.table!.game, this.position, this.options);
    this.view = first.view as View;
    void this.goOn();
  }

  /** Play for the seat that is to act. */
  readonly act = async (act: string): Promise<void> => {
    const actor = this.view?.actor;
    if (typeof actor === "number" && this.robotAt(actor) === null) await this.play({ act }, actor);
  };

  close(): void {
    this.turn++;
    this.reel.close();
  }

  private async play(what: { act: string } | { fall: true }, by: number | "chance"): Promise<boolean> {
    const turn = this.turn;
    const tried = await api.tryOut(this.table!.game, this.position, this.options, what);
    if (turn !== this.turn) return true;
    this.refused = by === "chance" ? null : tried.refused;
    if (tried.refused || tried.act === null) return false;
    this.turn++;
    this.position = tried.position;
    this.events = [...this.events, { by, kind: by === "chance" ? "chance" : "act", act: tried.act }];
    await this.show(tried.view as View, by);
    void this.goOn();
    return true;
  }

  /** The next to act sees what the last one did not; nobody sees a robot's hand. */
  private async show(view: View, by: number | "chance"): Promise<void> {
    const next = view.actor;
    if (typeof next === "number" && this.robotAt(next) === null) {
      if (view.seat !== next) view = (await api.tryOut(this.table!.game, this.position, this.options)).view as View;
      this.view = view;
    } else if (next === null || !this.table?.secrets) this.view = still(view);
    else if (typeof by === "number" && this.robotAt(by) === null) this.view = still(view);
  }

  /** Let chance and robots do what is theirs. */
  private async goOn(): Promise<void> {
    const turn = this.turn;
    const actor = (await this.actor()) ?? null;
    if (turn !== this.turn || actor === null) return;
    if (actor === "chance") {
      await pause(PAUSE.chance);
      if (turn === this.turn) await this.fall();
    } else if (typeof actor === "number") {
      const robot = this.robotAt(actor);
      if (robot === null) return;
      const [{ act }] = await Promise.all([
        api.choose(this.table!.game, this.position, this.options, robot),
        pause(PAUSE.robot),
      ]);
      if (turn === this.turn) await this.play({ act }, actor);
    }
  }

  /** Who acts in the position, which may be further than what is shown. */
  private async actor(): Promise<View["actor"]> {
    return ((await api.tryOut(this.table!.game, this.position, this.options)).view as View).actor;
  }

  private async fall(): Promise<void> {
    const known = this.coming.shift();
    if (known !== undefined && (await this.play({ act: known }, "chance"))) return;
    this.same = false;
    await this.play({ fall: true }, "chance");
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

// What is said, told and heard of a match while it is played.
import { untrack } from "svelte";
import { beat, isStill } from "../app/motion.svelte";
import { verbosity } from "../app/telling.svelte";
import type { GameModule, Happened, Seen, Told } from "../boards/board";
import type { View } from "../boards/views";
import { t } from "../i18n/words.svelte";
import type { News } from "../net/match.svelte";
import { heard } from "../sound/heard";
import { knock } from "../sound/sound";
import { pointsSaid } from "./answering.svelte";
import { Said } from "./said.svelte";
import type { ShownTable } from "./shown.svelte";
import { standing } from "./standing";

/** Milliseconds: a piece moves before it is told, and what is told stands at the least. */
const MOVES = 420;
export const STANDS = 1_400;

/** What a game tells of an event; its spoken words where it has nothing shorter. */
export function toldBy(game: GameModule, it: Happened): Told | null {
  if (game.told) return game.told(it);
  const words = game.say(it.event, it.before, it.after, it.name);
  return words ? { seat: typeof it.event.by === "number" ? it.event.by : null, words } : null;
}

/** What was told, and the table before it: the view, and the events up to then. */
export interface ToldAct {
  seq: number;
  told: Told;
  /** Null where nobody here saw it happen. */
  before: View | null;
  earlier: readonly Seen[];
}

export class Telling {
  readonly said = new Said();
  /** The last act, as the slip tells it. */
  told = $state.raw<ToldAct | null>(null);
  private welcomed = $state(false);
  private queue: (ToldAct & { mine: boolean })[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last act in words, with what chance answered to it. */
  lastSaid = "";
  /** What is still to be said, in its order: of some acts the referee has to tell more. */
  private saying: Promise<void> | null = null;
  /** The result was said. */
  private ended = false;

  /** `table` is asked for late: the link that it needs tells its news here. */
  constructor(private readonly table: () => ShownTable) {
    $effect(() => {
      const { game, view, name, curtain } = table();
      // behind a curtain nobody's hand is told
      if (!game || !view || this.welcomed || curtain !== null) return;
      this.welcomed = true;
      untrack(() => this.recall());
      // when the board is drawn: to put the whole of it into words takes a while
      setTimeout(() => {
        this.said.tell(game.tell(view, name));
        this.prompt();
      });
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** What happened, said once: from the side that is shown. */
  readonly hear = (news: News): void => {
    const { game, link, name, side } = this.table();
    if (!game || !news.view || news.seat !== side?.seat) return;
    const after = news.view as View;
    const before = news.before as View | null;
    const line = standing(link.seen(news.seat));
    const first = news.events[0]?.seq ?? 0;
    const earlier = line.filter((event) => event.seq < first);
    for (const event of news.events) {
      const noise = this.welcomed ? heard(game, event, after) : null;
      if (noise) knock(noise.sound, noise.pitch);
      if (event.kind === "take-back") {
        this.say(t("say-take-back"));
        this.forget();
      } else if (event.kind === "resign") this.say(t("say-resigned", { name: name(event.by as number) }));
      else {
        const at = line.indexOf(event);
        if (event.act && at >= 0 && this.welcomed)
          this.take(game, event, line.slice(0, at + 1), { before, after, earlier });
        this.say(this.wordsOf(game, event, line.slice(0, at + 1), before, after), event.kind);
      }
    }
    if (news.events.length) this.prompt(news.events);
    if (!link.table?.result || this.ended) return;
    this.ended = true;
    this.say(this.result(link.table.result.places));
  };

  /** What is asked of whoever sits here: to play, or to throw the dice. */
  private prompt(events: News["events"] = []): void {
    const { game, view, link, mine, name, running, shared, curtain } = this.table();
    if (!game || !view || !running || view.seat === null) return;
    const waits = link.throw;
    if (waits && mine.includes(waits.seat))
      return this.say(shared ? `${name(waits.seat)}: ${t("ask-dice")}` : t("ask-dice"));
    if (view.actor !== view.seat || !mine.includes(view.seat)) return;
    const others = events.some((event) => event.kind === "act" && !mine.includes(event.by as number));
    if (this.welcomed && others) knock("turn");
    this.say(t("say-your-turn", { name: name(view.seat), shared: shared ? "yes" : "no" }));
    if (verbosity() !== "full" || !others || curtain !== null) return;
    this.say(pointsSaid(view, name));
    this.say(game.ask?.({ what: "own", of: "" }, view, name) ?? "");
  }

  /** An event in words, as many as are wished for. */
  private wordsOf(
    game: GameModule,
    event: Seen,
    events: readonly Seen[],
    before: View | null,
    after: View,
  ): string | Promise<string> {
    const { mine, name } = this.table();
    if (verbosity() === "brief" && event.act && events.length) {
      const told = toldBy(game, { event: { ...event, act: event.act }, events, before, after, name, mine });
      if (told?.short) return [told.short, told.gain].filter(Boolean).join(", ");
    }
    return (game.announce ?? game.say)(event, before, after, name, mine);
  }

  /** Say this after all that is still to be said. */
  private say(words: string | Promise<string>, kind = ""): void {
    const tell = (found: string): void => {
      this.said.tell(found);
      if (kind === "act") this.lastSaid = found;
      else if (kind === "chance" && found) this.lastSaid = `${this.lastSaid} ${found}`.trim();
    };
    if (typeof words === "string" && !this.saying) return tell(words);
    const next: Promise<void> = (this.saying ?? Promise.resolve())
      .then(async () => tell(await words))
      .then(() => {
        if (this.saying === next) this.saying = null;
      });
    this.saying = next;
  }

  /** On a page that is opened in mid-match: what was done last. */
  private recall(): void {
    const { game, events, view, name, mine } = this.table();
    for (let i = events.length - 1; game && view && i >= Math.max(0, events.length - 6); i--) {
      const event = events[i]!;
      if (!event.act) continue;
      const seen = { ...event, act: event.act };
      const told = toldBy(game, { event: seen, events: events.slice(0, i + 1), before: null, after: view, name, mine });
      if (told) {
        this.told = { seq: event.seq, told, before: null, earlier: [] };
        this.lastSaid ||= [told.words, told.why].filter(Boolean).join(". ");
        return;
      }
    }
  }

  private take(
    game: GameModule,
    event: Seen,
    events: readonly Seen[],
    { before, after, earlier }: { before: View | null; after: View; earlier: readonly Seen[] },
  ): void {
    const { mine, name } = this.table();
    const seen = { ...event, act: event.act! };
    const told = toldBy(game, { event: seen, events, before, after, name, mine });
    // what stands only until there is more to tell is not told behind something else
    if (!told || (told.passing && this.queue.length)) return;
    const own = told.seat !== null && mine.includes(told.seat);
    this.queue.push({ seq: event.seq ?? 0, told, before, earlier, mine: own });
    if (this.queue.length > 1) this.table().link.linger(STANDS * this.queue.length + MOVES);
    if (this.queue.length === 1) this.later(this.queue[0]!.mine || isStill() || !beat() ? 0 : MOVES);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    if (ms) this.timer = setTimeout(() => this.show(), ms);
    else this.show();
  }

  private show(): void {
    const next = this.queue[0];
    if (!next) return;
    this.told = next;
    void next.told.later?.then((more) => {
      if (more && this.told?.seq === next.seq) this.told = { ...next, told: { ...next.told, ...more } };
    });
    const stands = next.mine || next.told.passing || !beat() || document.hidden ? 0 : STANDS;
    const shift = (): void => {
      this.queue.shift();
      this.show();
    };
    // what stands stays until the next comes; only a queue moves on by itself
    if (stands) this.timer = setTimeout(shift, stands);
    else shift();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.told = null;
  }

  private result(places: readonly number[]): string {
    const won = places.flatMap((place, seat) => (place === 0 ? [this.table().name(seat)] : []));
    return t("say-result", { names: won.join(", "), count: won.length });
  }
}

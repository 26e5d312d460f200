// What is said, told and heard of a match while it is played.
import { untrack } from "svelte";
import { beat, isStill } from "../app/motion.svelte";
import type { GameModule, Happened, Seen, Told } from "../boards/board";
import type { View } from "../boards/views";
import { t } from "../i18n/words.svelte";
import type { News } from "../net/match.svelte";
import { heard } from "../sound/heard";
import { knock } from "../sound/sound";
import { Said } from "./said.svelte";
import type { ShownTable } from "./shown.svelte";
import { standing } from "./standing";

/** Milliseconds: a piece moves before it is told, and what is told stands at the least. */
const MOVES = 420;
export const STANDS = 1_250;

/** What a game tells of an event; its spoken words where it has nothing shorter. */
export function toldBy(game: GameModule, it: Happened): Told | null {
  if (game.told) return game.told(it);
  const words = game.say(it.event, it.before, it.after, it.name);
  return words ? { seat: typeof it.event.by === "number" ? it.event.by : null, words } : null;
}

export class Telling {
  readonly said = new Said();
  /** The last act, as the slip tells it. */
  told = $state.raw<{ seq: number; told: Told } | null>(null);
  private welcomed = $state(false);
  private queue: { seq: number; told: Told; mine: boolean }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `table` is asked for late: the link that it needs tells its news here. */
  constructor(private readonly table: () => ShownTable) {
    $effect(() => {
      const { game, view, name } = table();
      if (!game || !view || this.welcomed) return;
      this.welcomed = true;
      untrack(() => this.recall());
      // when the board is drawn: to put the whole of it into words takes a while
      setTimeout(() => this.said.tell(game.tell(view, name)));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** What happened, said once: from the side that is shown. */
  readonly hear = (news: News): void => {
    const { game, link, mine, name, side, running } = this.table();
    if (!game || !news.view || news.seat !== side?.seat) return;
    const after = news.view as View;
    const before = news.before as View | null;
    const line = standing(link.seen(news.seat));
    for (const event of news.events) {
      const noise = this.welcomed ? heard(game, event, after) : null;
      if (noise) knock(noise.sound, noise.pitch);
      if (event.kind === "take-back") {
        this.said.tell(t("say-take-back"));
        this.forget();
      } else if (event.kind === "resign") this.said.tell(t("say-resigned", { name: name(event.by as number) }));
      else {
        const at = line.indexOf(event);
        if (event.act && at >= 0 && this.welcomed) this.take(game, event, line.slice(0, at + 1), before, after);
        this.said.tell((game.announce ?? game.say)(event, before, after, name, mine));
      }
    }
    if (after.actor === after.seat && after.seat !== null && running) {
      const others = news.events.some((event) => event.kind === "act" && !mine.includes(event.by as number));
      if (this.welcomed && others) knock("turn");
      this.said.tell(t("say-your-turn", { name: name(after.seat), shared: mine.length > 1 ? "yes" : "no" }));
    }
    if (link.table?.result) this.said.tell(this.result(link.table.result.places));
  };

  /** On a page that is opened in mid-match: what was done last. */
  private recall(): void {
    const { game, events, view, name, mine } = this.table();
    for (let i = events.length - 1; game && view && i >= Math.max(0, events.length - 6); i--) {
      const event = events[i]!;
      if (!event.act) continue;
      const seen = { ...event, act: event.act };
      const told = toldBy(game, { event: seen, events: events.slice(0, i + 1), before: null, after: view, name, mine });
      if (told) {
        this.told = { seq: event.seq, told };
        return;
      }
    }
  }

  private take(game: GameModule, event: Seen, events: readonly Seen[], before: View | null, after: View): void {
    const { mine, name } = this.table();
    const seen = { ...event, act: event.act! };
    const told = toldBy(game, { event: seen, events, before, after, name, mine });
    if (!told) return;
    this.queue.push({ seq: event.seq ?? 0, told, mine: told.seat !== null && mine.includes(told.seat) });
    if (this.queue.length > 1 && !told.passing) this.table().link.linger(STANDS * this.queue.length + MOVES);
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
      if (more && this.told?.seq === next.seq) this.told = { seq: next.seq, told: { ...next.told, ...more } };
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

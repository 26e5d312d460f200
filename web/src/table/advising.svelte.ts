// Hints and values at the table: who may ask for them, and what stands in the slip then.
import type { View } from "../boards/views";
import { t } from "../i18n/words.svelte";
import type { AnalysisFound } from "../net/protocol";
import * as api from "../net/api";
import { refused } from "../net/refused";
import type { ShownTable } from "./shown.svelte";
import type { News } from "./slip.svelte";

interface Wanted {
  what: "hint" | "why" | "moves";
  seq: number;
  pointed: string | null;
}

export class Advising {
  private asked = $state.raw<Wanted | null>(null);
  private found = $state.raw<{ seq: number; moves: AnalysisFound["moves"]; at: number } | null>(null);
  private problem = $state<string | null>(null);
  /** How the board takes a hinted act into the hand, if it can. */
  lay = $state.raw<((act: string) => void) | null>(null);
  /** What else might have been done in a turn whose end stands there, if the board can tell. */
  otherwise = $state.raw<(() => { words: string; why: string }) | null>(null);
  private wondered = $state(false);

  constructor(
    private readonly table: ShownTable,
    private readonly say: (words: string) => void,
  ) {}

  /** What was asked for, as long as it holds. */
  readonly advice = $derived.by(() =>
    this.asked && this.asked.seq === this.table.link.seq && this.table.toAct ? this.asked : null,
  );
  /** The action that is pointed at. */
  readonly pointed = $derived.by(() => this.advice?.pointed ?? null);
  /** Whether hints are agreed here; who asks where they are not is told so. */
  readonly offered = $derived.by(
    () => this.table.link.table?.hints === true && this.table.running && this.table.mine.length > 0,
  );
  readonly mayAsk = $derived.by(
    () =>
      this.table.toAct !== undefined &&
      this.table.running &&
      !this.table.link.table?.paused &&
      this.table.curtain === null,
  );

  /** Tell what else might have been done. */
  readonly wonder = (): void => {
    this.wondered = true;
    if (this.news) this.say(`${this.news.words} ${this.news.why ?? ""}`);
  };
  readonly ask = (what: "hint" | "moves"): void => {
    if (!this.mayAsk) return;
    this.problem = null;
    this.asked = { what, seq: this.table.link.seq, pointed: null };
    if (what === "hint") void this.look(this.asked);
  };
  readonly point = (act: string | null): void => {
    if (this.asked) this.asked = { ...this.asked, pointed: act };
  };
  readonly close = (): void => {
    this.asked = null;
    this.wondered = false;
  };
  /** The board says what it can tell, or that it's over. */
  readonly onElse = (tell: (() => { words: string; why: string }) | null): void => {
    this.otherwise = tell;
    this.wondered = false;
  };

  /** The hint in the slip; the whole of its reasons is one tap away. */
  readonly news = $derived.by((): News | null => {
    const { advice, found } = this;
    const { game, name, toAct } = this.table;
    if (this.wondered && this.otherwise)
      return {
        kind: "hint",
        icon: "bulb",
        key: "else",
        ...this.otherwise(),
        deeds: [{ label: t("close"), go: this.close }],
      };
    if (!advice || advice.what !== "hint" || !game || !toAct) return null;
    const of = { kind: "hint", icon: "bulb" } as const;
    const close = { label: t("close"), go: this.close };
    if (this.problem) return { ...of, key: "hint/problem", words: this.problem, deeds: [close] };
    if (found?.seq !== advice.seq) return { ...of, key: "hint/thinking", words: t("hint-thinking"), deeds: [close] };
    const move = found.moves[found.at];
    if (!move) return { ...of, key: "hint/none", words: t("hint-none"), deeds: [close] };
    const view = toAct.view as View;
    const why = game.reasons?.(view, move.action, found.moves[found.at + 1]?.action ?? null, name, move.points ?? null);
    const { lay } = this;
    return {
      ...of,
      key: `hint/${found.seq}/${found.at}`,
      words: game.hinted?.(move.action, view) ?? game.name?.(move.action, view, name) ?? move.action,
      why: why?.[0] ?? t(found.at ? "hint-next-best" : "hint-is-best"),
      tap: { label: t("hint-why"), go: () => this.explain() },
      deeds: [
        ...(found.moves.length > 1 ? [{ label: t("hint-another"), go: this.another }] : [close]),
        ...(lay
          ? [
              {
                label: t("hint-lay"),
                primary: true,
                go: () => {
                  lay(move.action);
                  this.close();
                },
              },
            ]
          : []),
      ],
    };
  });

  /** The next best, and after the last the first again. */
  private readonly another = (): void => {
    if (!this.found) return;
    const at = (this.found.at + 1) % Math.min(3, this.found.moves.length);
    this.found = { ...this.found, at };
    this.point(this.found.moves[at]!.action);
  };
  private explain(): void {
    if (this.asked) this.asked = { ...this.asked, what: "why" };
  }

  private async look(wanted: Wanted): Promise<void> {
    const seat = this.table.toAct!.seat!;
    const holds = (): boolean => this.advice?.seq === wanted.seq;
    try {
      const { awaited } = await import("../better/asking");
      const answer = await awaited(() => api.hint(this.table.link.match, seat), holds);
      if (!answer) return;
      this.found = { seq: wanted.seq, moves: (answer.result as AnalysisFound).moves, at: 0 };
      this.point(this.found.moves[0]?.action ?? null);
      if (this.news) this.say(`${t("hint-best", { act: this.news.words })} ${this.news.why ?? ""}`);
    } catch (error) {
      this.problem = refused(error);
      this.say(this.problem);
    }
  }
}

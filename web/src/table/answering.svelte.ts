// What a table answers to typed words, and does by them: whose turn, scores, clocks, offers, moves.
import { setVerbosity } from "../app/telling.svelte";
import { type View } from "../boards/views";
import * as api from "../net/api";
import type { AnalysisFound } from "../net/protocol";
import { list, t } from "../i18n/words.svelte";
import type { Advising } from "./advising.svelte";
import { choicesSaid } from "./choices";
import type { Clocks } from "./clocks.svelte";
import type { Answers, SeenTable, TableDeed } from "./commands";
import type { Deeds } from "./deeds.svelte";
import type { TableNews } from "./news.svelte";
import type { ShownTable } from "./shown.svelte";
import type { Telling } from "./telling.svelte";

interface Around {
  table: ShownTable;
  deeds: Deeds;
  telling: Telling;
  clocks: Clocks;
  advising: Advising;
  news: TableNews;
}

/** After so many milliseconds it is said that somebody thinks. */
const SOON = 700;

export class Answering implements Answers {
  constructor(private readonly around: Around) {}

  private goOn: (() => void) | null = null;
  /** The table waits for a word: what goes on then; null: it no longer waits. */
  readonly waits = (goOn: (() => void) | null): void => {
    this.goOn = goOn;
    if (goOn) this.tell(t("ask-next"));
  };

  readonly tell = (words: string): void => this.around.telling.said.tell(words);
  readonly seen = (): SeenTable | null => {
    const { game, view, name, curtain } = this.around.table;
    return game && view && curtain === null ? { game, view, name } : null;
  };
  readonly board = (): string => {
    const seen = this.seen();
    return seen ? [seen.game.tell(seen.view, seen.name), this.turn()].filter(Boolean).join(" ") : t("ask-wait");
  };
  readonly legal = (): readonly string[] => this.around.table.view?.legal ?? [];
  readonly last = (): string => this.around.telling.lastSaid || t("ask-no-last");
  readonly back = (): void => {
    const { deeds } = this.around;
    if (deeds.takeBackTo === null) this.tell(t("ask-no-back"));
    else deeds.takeBack();
  };
  readonly advise = (what: "hint" | "moves"): void => {
    const { advising, news } = this.around;
    news.help(what);
    if (!advising.offered) this.tell(t("slip-no-hints"));
  };
  readonly act = (text: string): void => this.around.deeds.act(text);
  readonly cast = (): boolean => {
    const { link, mine } = this.around.table;
    const waits = link.throw;
    if (!waits || !mine.includes(waits.seat)) return false;
    link.cast(waits.seat);
    return true;
  };

  readonly choices = (where: string | null): void => {
    const seen = this.seen();
    const { link, mine } = this.around.table;
    if (!seen) return this.tell(t("ask-wait"));
    if (link.throw && mine.includes(link.throw.seat)) return this.tell(t("ask-dice"));
    void this.moves(seen, where).then(this.tell);
  };

  private async moves(seen: SeenTable, where: string | null): Promise<string> {
    const { advising, table } = this.around;
    const seat = table.toAct?.seat ?? null;
    const may = advising.offered && advising.mayAsk && seat !== null;
    if (!may || (seen.view.legal?.length ?? 2) < 2) {
      const said = await choicesSaid(seen, null, where);
      return seen.view.legal === null && seat !== null && !advising.offered ? `${said} ${t("ask-no-list")}` : said;
    }
    const timer = setTimeout(() => this.tell(t("hint-thinking")), SOON);
    try {
      const { awaited } = await import("../better/asking");
      const { seq } = table.link;
      const answer = await awaited(
        () => api.hint(table.link.match, seat),
        () => table.link.seq === seq,
      );
      return answer ? await choicesSaid(seen, (answer.result as AnalysisFound).moves, where) : "";
    } catch {
      // no analysis, no network: what the rules allow is known without
      return choicesSaid(seen, null, where);
    } finally {
      clearTimeout(timer);
    }
  }

  readonly deed = (what: TableDeed): void => {
    const { table, deeds, news } = this.around;
    switch (what) {
      case "who":
        return this.tell(this.turn());
      case "points":
        return this.tell(this.points());
      case "clock":
        return this.tell(this.time());
      case "yes":
      case "no":
        return this.answer(what === "yes");
      case "resign":
      case "draw":
        if (!table.running || !table.mine.length || (what === "draw" && !deeds.mayAgree))
          return this.tell(t(what === "draw" ? "ask-no-draw" : "ask-over"));
        return news.ask(what);
      case "pause":
        return table.running ? deeds.pause() : this.tell(t("ask-over"));
      case "next":
        if (this.goOn) return this.goOn();
        return table.link.held ? table.link.skip(true) : this.tell(this.turn());
      default:
        setVerbosity(what);
        return this.tell(t("ask-verbosity", { how: what }));
    }
  };

  /** Yes or no to the question that stands in the slip: the first button is the quiet one. */
  private answer(yes: boolean): void {
    const { now } = this.around.news;
    const [quiet, meant] = now?.kind === "question" ? (now.deeds ?? []) : [];
    const chosen = yes ? (meant ?? quiet) : meant && quiet;
    if (chosen) chosen.go();
    else this.tell(t("ask-no-offer"));
  }

  /** Whose turn it is, and what is asked. */
  readonly turn = (): string => {
    const { table, news } = this.around;
    const { view, name, mine, link } = table;
    if (!view || table.over) return table.over ? t("ask-over") : "";
    const open = news.now?.kind === "question" ? `${news.now.words} ${t("ask-yes-no")}` : "";
    const waits = link.throw;
    if (this.goOn) return [t("ask-next"), open].filter(Boolean).join(" ");
    const whose = waits
      ? mine.includes(waits.seat)
        ? t("ask-dice")
        : t("ask-turn", { name: name(waits.seat) })
      : typeof view.actor !== "number"
        ? t("ask-wait")
        : mine.includes(view.actor)
          ? t("say-your-turn", { name: name(view.actor), shared: table.shared ? "yes" : "no" })
          : t("ask-turn", { name: name(view.actor) });
    return [whose, open].filter(Boolean).join(" ");
  };

  private points(): string {
    const { view, name } = this.around.table;
    return view ? pointsSaid(view, name) : t("ask-wait");
  }
  private time(): string {
    const { table, clocks } = this.around;
    const left = (table.link.table?.seats ?? []).flatMap(({ seat }) => {
      const clock = clocks.of(seat);
      return clock ? [t("ask-clock", { name: table.name(seat), time: clock.text })] : [];
    });
    return left.length ? `${list(left)}.` : t("ask-no-clock");
  }
}

/** The scores of all. */
export const pointsSaid = (view: View, name: (seat: number) => string): string =>
  t("say-points", { points: view.points.map((points, seat) => `${name(seat)} ${points}`).join(", ") });

// What is tried out at an analysis table: a tree of positions, the line through it that one follows, and where one
// stands in that line.
import * as api from "../net/api";
import type { Problem } from "../net/protocol";
import type { Seen } from "../boards/board";
import type { View } from "../boards/views";
import { recall, remember } from "../app/memory";
import { type Tree, type Twig, cut, goesOn, grown, lineThrough, rooted } from "./tree";

export interface Tried {
  position: string;
  /** As whoever is to act sees it. */
  view: View;
  /** What led here; null at the first position. */
  seen: Seen | null;
}

export class TriedOut {
  tree = $state.raw<Tree<Tried>>([]);
  line = $state.raw<readonly Twig<Tried>[]>([]);
  at = $state(0);
  refused = $state.raw<Problem | null>(null);

  constructor(
    readonly game: string,
    readonly options: Readonly<Record<string, unknown>>,
  ) {}

  readonly last = $derived(Math.max(0, this.line.length - 1));
  readonly twig = $derived(this.line[this.at] ?? null);
  readonly here = $derived(this.twig?.of ?? null);
  readonly before = $derived(this.line[this.at - 1]?.of ?? null);
  readonly events = $derived(this.line.slice(1, this.at + 1).flatMap((twig) => twig.of.seen ?? []));
  /** What was tried from here, the main line first. */
  readonly ways = $derived(this.twig ? goesOn(this.tree, this.twig.id) : []);

  /** Begin with a position; an empty one is the start of the game. */
  async begin(position: string): Promise<void> {
    const first = await api.tryOut(this.game, position, this.options);
    this.tree = rooted({ position: first.position, view: first.view as View, seen: null });
    this.line = this.tree;
    this.at = 0;
    this.refused = null;
  }

  /** Take up what was tried in this tab before the page was loaded again, if this position is part of it. */
  resume(position: string): boolean {
    let tree: Tree<Tried>, id: number;
    try {
      [tree, id] = JSON.parse(recall(this.kept, "tab") ?? "[[], 0]") as [Tree<Tried>, number];
    } catch {
      return false;
    }
    const stood =
      tree.find((twig) => twig.id === id && twig.of.position === position) ??
      tree.find((twig) => twig.of.position === position);
    if (!stood) return false;
    this.tree = tree;
    this.choose(stood.id);
    return true;
  }

  /** Keep what was tried and where one stands. */
  keep(): void {
    if (this.twig) remember(this.kept, JSON.stringify([this.tree, this.twig.id]), "tab");
  }

  private get kept(): string {
    return `tried.${this.game}.${JSON.stringify(this.options)}`;
  }

  /** Play an act for whoever is to act; what was tried here before stays as a line of its own. */
  play = (act: string): Promise<void> => this.goOn({ act });
  /** Let chance answer. */
  fall = (): Promise<void> => this.goOn({ fall: true });

  private async goOn(what: { act: string } | { fall: true }): Promise<void> {
    const from = this.twig;
    if (!from || from.of.view.actor === null) return;
    const tried = await api.tryOut(this.game, from.of.position, this.options, what);
    if (from !== this.twig) return;
    this.refused = tried.refused;
    if (tried.refused || tried.act === null) return;
    const known = this.ways.find((way) => way.of.seen?.act === tried.act && way.of.position === tried.position);
    if (known) return this.choose(known.id);
    const by = from.of.view.actor as number | "chance";
    let view = tried.view as View;
    // the next to act sees what the last one did not
    if (view.actor !== view.seat && view.actor !== null)
      view = (await api.tryOut(this.game, tried.position, this.options)).view as View;
    if (from !== this.twig) return;
    const seen: Seen = { seq: this.at + 1, by, kind: by === "chance" ? "chance" : "act", act: tried.act };
    this.tree = grown(this.tree, from.id, { position: tried.position, view, seen });
    this.choose(this.tree.at(-1)!.id);
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    this.refused = null;
  }

  /** Stand at a twig; where it lies on another line, follow that one. */
  choose(id: number): void {
    if (!this.line.some((twig) => twig.id === id)) this.line = lineThrough(this.tree, id);
    this.go(this.line.findIndex((twig) => twig.id === id));
  }

  /** Forget where one stands and what follows; one stands before it then. */
  remove(): void {
    const [twig, from] = [this.twig, this.line[this.at - 1]];
    if (!twig || !from) return;
    this.tree = cut(this.tree, twig.id);
    this.line = lineThrough(this.tree, from.id);
    this.go(this.line.indexOf(from));
  }
}

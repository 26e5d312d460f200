// Throwing: the dice in the hand, the finger that flicks them, and the word that is sent.
import { recall, remember } from "../../app/memory";
import type { Throwing } from "../board";
import type { Felt, Flick, Spot } from "./spots";

/** How long dice wait that are thrown for whoever wants that. */
const FOR_ME = 500;
/** After this time without an answer one may throw again. */
const PATIENCE = 3_000;

export class Hand {
  held = $state.raw<Spot | null>(null);
  flick = $state.raw<Flick | null>(null);
  /** Whether the page throws by itself. */
  auto = $state(recall("throw-for-me") === "on");
  /** The throw whose word was sent. */
  private sent = $state<number | null>(null);
  private trail: { x: number; y: number; at: number }[] = [];
  /** One die or two was chosen: those are thrown without another press. */
  private chosen = false;

  /** `thrown` counts the throws so far; `waits` is what waits for a word and may be thrown now. */
  constructor(
    private readonly thrown: () => number,
    private readonly waits: () => Throwing | null,
  ) {
    $effect(() => {
      if (!this.mine || (!this.auto && !this.chosen)) return;
      const timer = setTimeout(this.cast, this.chosen ? 0 : FOR_ME);
      this.chosen = false;
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // what was thrown lies on the felt: the hand is empty
      this.thrown();
      this.held = null;
      this.flick = null;
    });
  }

  /** Whether the person here is to throw. */
  readonly mine = $derived.by(() => this.waits()?.mine === true && this.sent !== this.thrown());

  readonly cast = (): void => {
    const waits = this.waits();
    if (!waits || !this.mine) return;
    const now = this.thrown();
    this.sent = now;
    waits.cast();
    setTimeout(() => {
      if (this.sent === now) this.sent = null;
    }, PATIENCE);
  };
  /** One die or two was chosen, and is to be thrown at once. */
  readonly choose = (): void => {
    this.chosen = true;
  };
  readonly setAuto = (on: boolean): void => {
    this.auto = on;
    remember("throw-for-me", on ? "on" : "off");
  };

  // --- the finger ---
  readonly down = (event: PointerEvent, felt: Felt, at: Spot): void => {
    if (!this.mine || event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.trail = [{ ...at, at: event.timeStamp }];
    this.held = { x: felt.ring.x + felt.ring.width / 2, y: felt.ring.y + felt.ring.height / 2, turn: 0 };
  };
  readonly move = (event: PointerEvent, at: Spot): void => {
    if (!this.held || !this.trail.length) return;
    this.held = at;
    this.trail = [...this.trail.slice(-5), { ...at, at: event.timeStamp }];
  };
  readonly up = (): void => {
    const [first, last] = [this.trail[0], this.trail.at(-1)];
    if (!first || !last) return;
    const ms = Math.max(16, last.at - first.at);
    const bound = (speed: number): number => Math.max(-1.6, Math.min(1.6, speed));
    this.flick = { x: bound((last.x - first.x) / ms), y: bound((last.y - first.y) / ms) };
    this.trail = [];
    this.cast();
  };
  readonly cancel = (): void => {
    this.trail = [];
    this.held = null;
  };
}

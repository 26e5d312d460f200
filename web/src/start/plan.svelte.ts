// A match that is being set up: who sits where, what is agreed, and what its one button says.
import { introduce } from "../account/session.svelte";
import { recall, remember } from "../app/memory";
import type { Chosen, GameOptions, Preset } from "../boards/options";
import { t } from "../i18n/words.svelte";
import * as api from "../net/api";
import type { Agree, Clock, GameShown, Look, NewMatch, OptionShown, SeatWanted, Table } from "../net/protocol";
import { friendly, levelsOf, playWith, robotName } from "../parts/robots";
import { CLOCKS } from "../table/time";
import { clockKey } from "./agreed";
import { keep, lastTime, useNames, type Sitting, type TermsChosen } from "./memory";

/** How one comes here: against robots, round one device, with friends, or keeping score of a real box. */
export type Way = "now" | "here" | "friends" | "score";

/** Never more chairs than fit around a table. */
export const MOST_CHAIRS = 12;

const USUAL: TermsChosen = {
  clock: "none",
  minutes: 15,
  seconds: 10,
  watched: true,
  open: false,
  rated: false,
  hints: false,
  leaving: "robot",
  onTime: "lose",
};
/** Terms without seats. */
type Agreed = Omit<Agree, "fair">;
/** A clock that is none of the usual ones. */
export const CUSTOM = "custom";
const MINUTE = 60_000;
const SECOND = 1_000;

export class Plan {
  sits = $state<Sitting[]>([]);
  options = $state<Record<string, unknown>>({});
  terms = $state<TermsChosen>({ ...USUAL });
  readonly levels: readonly string[];
  readonly keeps: boolean;

  constructor(
    readonly game: GameShown,
    readonly hook: GameOptions,
    way: Way | null = null,
  ) {
    this.keeps = way === "score";
    this.levels = levelsOf(game.robots);
    const last = lastTime(game.key);
    this.options =
      last && !this.keeps ? this.stillThere(hook.renewed?.(last.options) ?? last.options) : { ...this.usualOptions };
    if (last) Object.assign(this.terms, known(last.terms));
    const sits = last?.sits.map((sit) => this.mended(sit)) ?? [];
    this.sits = sits.length && fits(sits, way) ? sits : this.usualSits(way ?? "now");
    this.settle();
  }

  // --- who plays ---

  readonly me = recall("name") ?? "";

  private usualSits(way: Way): Sitting[] {
    const [least, most] = this.limits;
    const count = Math.min(most, Math.max(least, 2));
    return Array.from({ length: count }, (_, i) => this.usualSit(i, way));
  }
  private usualSit(i: number, way: Way): Sitting {
    const kind = i === 0 ? "me" : way === "now" ? "robot" : way === "friends" ? "open" : "me";
    return { kind, name: i === 0 ? this.me : "", robot: friendly(this.levels) };
  }
  private mended(sit: Sitting): Sitting {
    return { ...sit, robot: this.levels.includes(sit.robot) ? sit.robot : friendly(this.levels) };
  }

  /** The fewest and most seats with what is chosen: alone there is one. */
  readonly limits = $derived.by((): readonly [number, number] => {
    const changed = this.game.options
      .map((option) => option.seats[String(this.valueOf(option))])
      .find((seats) => seats !== undefined);
    const [least, most] = changed ?? this.game.seats;
    return [least, Math.min(most, MOST_CHAIRS)];
  });
  /** As many chairs as the game takes now. */
  settle(): void {
    const [least, most] = this.limits;
    if (this.sits.length > most) this.sits = this.seatMe(this.sits).slice(0, most);
    while (this.sits.length < least) this.add();
    for (const option of this.game.options)
      if (!this.applies(option) && option.name in this.options) delete this.options[option.name];
  }
  /** Somebody of this device first: who else would act? */
  private seatMe(sits: Sitting[]): Sitting[] {
    return [...sits].sort((a, b) => Number(b.kind === "me") - Number(a.kind === "me"));
  }
  readonly mayAdd = $derived.by(() => this.sits.length < this.limits[1]);
  readonly mayDrop = $derived.by(() => this.sits.length > this.limits[0]);
  add(): void {
    const last = this.sits.at(-1);
    const kind = !last || this.sits.length === 1 ? (this.keeps ? "me" : "robot") : last.kind;
    this.sits.push({ kind, name: "", robot: last?.robot ?? friendly(this.levels) });
  }
  drop(seat: number): void {
    this.sits.splice(seat, 1);
    if (!this.sits.some((sit) => sit.kind !== "robot")) this.sits[0] = { ...this.sits[0]!, kind: "me" };
  }
  /** The next one begins; lots, if they were to be drawn, are not any more. */
  swap(): void {
    if (this.lotsOption && this.drawn) this.options[this.lotsOption.name] = this.hook.lots?.seat;
    this.sits = [...this.sits.slice(1), this.sits[0]!];
  }
  /** The option that lets lots decide who begins, where the game has it. */
  private readonly lotsOption = $derived.by(() =>
    this.game.options.find(
      (option) => option.name === this.hook.lots?.option && option.values.includes(this.hook.lots.value),
    ),
  );
  /** Chance says who begins. */
  readonly drawn = $derived.by(() => this.hook.drawn?.(this.chosen) ?? false);
  /** Whether the first chair can begin. */
  readonly maySwap = $derived.by(() => this.sits.length > 1 && (!this.drawn || this.lotsOption !== undefined));
  /** Let lots decide: at the table where the game can, so that all see it; else here and now. */
  drawLots(): void {
    if (this.lotsOption) this.options[this.lotsOption.name] = this.hook.lots?.value;
    else if (crypto.getRandomValues(new Uint8Array(1))[0]! % 2) this.swap();
  }

  readonly alone = $derived.by(() => this.sits.length === 1);
  readonly waits = $derived.by(() => this.sits.some((sit) => sit.kind === "open"));
  readonly people = $derived.by(() => this.sits.filter((sit) => sit.kind !== "robot").length);
  /** Several people share this device. */
  private readonly shared = $derived.by(() => this.sits.filter((sit) => sit.kind === "me").length > 1);
  readonly mySeat = $derived.by(() => this.sits.findIndex((sit) => sit.kind === "me"));

  /** What the chair's name plate says. */
  name(seat: number): string {
    const sit = this.sits[seat]!;
    if (sit.kind === "robot") return robotName(sit.robot);
    if (sit.name.trim()) return sit.name.trim();
    if (sit.kind === "open") return t("setup-a-friend");
    if (seat === this.mySeat && this.me) return this.me;
    return seat === this.mySeat && !this.shared ? t("setup-you-name") : t("player-number", { number: seat + 1 });
  }
  level(robot: string): number {
    return this.levels.indexOf(robot) + 1;
  }

  /** The one button. */
  readonly label = $derived.by((): string => {
    if (this.keeps) return t("setup-keep");
    if (this.alone) return t("setup-alone");
    const others = this.sits.filter((_, seat) => seat !== this.mySeat);
    const named = (kind: Sitting["kind"]) => others.filter((sit) => sit.kind === kind);
    if (this.waits) {
      const [friend, ...more] = named("open");
      return friend && !more.length && friend.name.trim()
        ? t("setup-invite-name", { name: friend.name.trim() })
        : t("setup-invite", { count: named("open").length });
    }
    if (others.length > 1) return t("setup-start");
    const [other] = others;
    if (other?.kind === "robot") return playWith(other.robot);
    return other?.name.trim() ? t("start-with", { name: other.name.trim() }) : t("setup-start");
  });

  // --- playing alone ---

  /** The ways to play alone that the game has; null is with one chair and nothing else. */
  readonly soloWays = $derived.by((): readonly ({ option: string; value: unknown } | null)[] => {
    const own = this.game.options.flatMap((option) =>
      option.values
        .filter((value) => option.seats[String(value)]?.[1] === 1)
        .map((value) => ({ option: option.name, value })),
    );
    return own.length ? own : this.game.seats[0] === 1 && !this.keeps ? [null] : [];
  });
  playAlone(): void {
    const [way] = this.soloWays;
    if (way === undefined) return;
    this.sits = [{ kind: "me", name: this.sits[this.mySeat]?.name ?? this.me, robot: friendly(this.levels) }];
    if (way) this.options[way.option] = way.value;
    this.settle();
  }
  /** Back to a table for several, against the usual robot. */
  playTogether(way: Way = "now"): void {
    for (const solo of this.soloWays)
      if (solo && this.options[solo.option] === solo.value) delete this.options[solo.option];
    if (this.alone) this.sits = this.usualSits(way);
    this.settle();
  }

  // --- what is agreed ---

  private readonly usualOptions = $derived.by((): Record<string, unknown> => {
    const usual: Record<string, unknown> = {};
    for (const option of this.game.options) {
      const value = this.hook.usual?.[option.name];
      if (value !== undefined && (!option.values.length || option.values.includes(value))) usual[option.name] = value;
    }
    // with a real box nothing is thrown here
    if (this.keeps) for (const name of Object.keys(usual)) delete usual[name];
    return usual;
  });
  /** What was chosen last, without what the game doesn't have any more. */
  private stillThere(options: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(options).filter(([name, value]) => {
        const option = this.game.options.find((one) => one.name === name);
        return option !== undefined && (option.kind !== "choice" || option.values.includes(value) || value === null);
      }),
    );
  }
  valueOf(option: OptionShown): unknown {
    return option.name in this.options ? this.options[option.name] : option.default;
  }
  usualOf(option: OptionShown): unknown {
    return option.name in this.usualOptions ? this.usualOptions[option.name] : option.default;
  }
  readonly chosen = $derived.by((): Chosen =>
    Object.fromEntries(this.game.options.map((option) => [option.name, this.valueOf(option)])),
  );
  applies(option: OptionShown): boolean {
    if (option.name === "seats") return false;
    if (option.kind === "choice" && option.values.length < 2) return false;
    return this.hook.applies?.(option.name, { ...this.chosen, by_hand: this.keeps }, this.sits.length) ?? true;
  }
  readonly cards = $derived.by(() => this.game.options.filter((option) => this.applies(option)));
  readonly changes = $derived.by(() =>
    this.cards.filter((option) => String(this.valueOf(option)) !== String(this.usualOf(option))),
  );
  set(option: OptionShown, value: unknown): void {
    Object.assign(this.options, this.hook.along?.(option.name, value, this.chosen), { [option.name]: value });
    this.settle();
  }
  preset(preset: Preset): void {
    this.options = { ...this.usualOptions, ...preset.options };
    this.settle();
  }
  isPreset(preset: Preset): boolean {
    const wanted: Record<string, unknown> = { ...this.usualOptions, ...preset.options };
    return this.game.options.every((option) => {
      const value = option.name in wanted ? wanted[option.name] : option.default;
      return !this.applies(option) || String(value) === String(this.valueOf(option));
    });
  }
  readonly isUsual = $derived.by(
    () =>
      !this.changes.length &&
      Object.entries(USUAL).every(([name, value]) => this.terms[name as keyof TermsChosen] === value),
  );
  backToUsual(): void {
    this.options = { ...this.usualOptions };
    this.terms = { ...USUAL };
    this.settle();
  }
  readonly minutes = $derived.by(() => this.hook.minutes?.(this.chosen, this.sits.length) ?? null);

  /** A rated match is between different people alone. */
  readonly ratable = $derived.by(
    () => !this.keeps && this.waits && this.sits.filter((sit) => sit.kind === "me").length === 1 && this.allPeople,
  );
  private readonly allPeople = $derived.by(() => !this.sits.some((sit) => sit.kind === "robot"));
  readonly clock = $derived.by((): Clock | null => {
    if (this.terms.clock !== CUSTOM) return (CLOCKS[this.terms.clock] as Clock | null | undefined) ?? null;
    return { base: Math.max(1, this.terms.minutes) * MINUTE, increment: Math.max(0, this.terms.seconds) * SECOND };
  });

  // --- and off we go ---

  /** What is agreed, apart from who sits where. */
  agreed(): Agreed {
    const { terms } = this;
    const set = Object.entries(this.options).filter(([, value]) => value !== undefined && value !== "");
    return {
      options: Object.fromEntries(set),
      public: this.waits && terms.open,
      rated: this.ratable && terms.rated,
      spectators: terms.watched,
      clock: this.clock,
      leaving: terms.leaving,
      on_time: terms.onTime,
      // without a word about it, hints are there where nobody plays against another person
      hints: terms.hints ? true : null,
    };
  }
  private wanted(first: string): NewMatch {
    const agreed = this.agreed();
    return {
      ...agreed,
      game: this.game.key,
      options: { ...agreed.options, seats: this.sits.length },
      seats: this.sits.map((sit, seat): SeatWanted => {
        if (sit.kind === "robot") return { kind: "robot", robot: sit.robot };
        if (sit.kind === "open") return sit.name.trim() ? { kind: "open", name: sit.name.trim() } : { kind: "open" };
        return { kind: "me", name: seat === this.mySeat ? first : this.name(seat) };
      }),
      by_hand: this.keeps,
    };
  }
  /** What a table that waits has agreed on, with its chairs. */
  like(table: Table, mine: readonly number[]): this {
    const { seats: _, ...options } = table.options;
    this.options = this.stillThere(options);
    this.sits = table.seats.map((seat): Sitting => {
      const kind = seat.kind === "robot" ? "robot" : mine.includes(seat.seat) ? "me" : "open";
      return { kind, name: kind === "robot" ? "" : seat.name, robot: seat.robot ?? friendly(this.levels) };
    });
    const terms = table.clock?.terms ?? null;
    const clock = clockKey(terms);
    Object.assign(this.terms, {
      clock: clock ?? CUSTOM,
      ...(clock ? {} : { minutes: (terms?.base ?? 0) / MINUTE, seconds: (terms?.increment ?? 0) / SECOND }),
      watched: table.spectators,
      open: table.public,
      rated: table.rated,
      hints: table.hints,
      leaving: table.leaving,
      onTime: table.on_time,
    });
    return this;
  }
  /** What was chosen is proposed again next time. */
  private keep(): void {
    keep(this.game.key, {
      sits: $state.snapshot(this.sits),
      options: $state.snapshot(this.options),
      terms: $state.snapshot(this.terms),
    });
  }
  /** Let a table that waits agree on this. */
  async change(match: string): Promise<void> {
    await api.agree(match, this.agreed());
    this.keep();
  }
  /** Make the match. */
  async start(): Promise<Look> {
    const first = this.sits[this.mySeat]?.name.trim() || this.me || (this.shared ? this.name(this.mySeat) : t("guest"));
    if (this.sits[this.mySeat]?.name.trim()) remember("name", first);
    await introduce(first);
    const made = await api.makeMatch(this.wanted(first));
    if (!this.keeps) this.keep();
    useNames(this.sits.filter((sit) => sit.kind !== "robot").map((sit) => sit.name.trim()));
    return made;
  }
}

/** Whether those who sat here last time come this way too. */
function fits(sits: readonly Sitting[], way: Way | null): boolean {
  const has = (kind: Sitting["kind"]) => sits.some((sit) => sit.kind === kind);
  if (way === null) return true;
  if (way === "friends") return has("open");
  if (way === "now") return !has("open") && (has("robot") || sits.length === 1);
  return !has("open") && !has("robot") && sits.length > 1;
}

/** Terms of last time that still are what they were. */
function known(terms: Partial<TermsChosen>): Partial<TermsChosen> {
  return Object.fromEntries(
    Object.entries(terms).filter(
      ([name, value]) => name in USUAL && typeof value === typeof USUAL[name as keyof TermsChosen],
    ),
  );
}

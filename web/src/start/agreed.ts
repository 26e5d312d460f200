// What is agreed, in words: options, the clock, how long it takes.
import type { GameOptions } from "../boards/options";
import { has, t } from "../i18n/words.svelte";
import type { Clock, GameShown, OptionShown } from "../net/protocol";
import { CLOCKS } from "../table/time";

export const optionName = (option: OptionShown): string =>
  has(`option-${option.name}`) ? t(`option-${option.name}`) : option.name.replaceAll("_", " ");

/** One sentence about what it changes: ours, else what the game itself says. */
export const explained = (option: OptionShown): string =>
  has(`explain-${option.name}`) ? t(`explain-${option.name}`) : has(`option-${option.name}`) ? "" : option.about;

export function valueName(option: OptionShown, value: unknown, hook: GameOptions = {}): string {
  if (typeof value === "boolean") return t("setup-switch", { on: value ? "yes" : "no" });
  const own = value === undefined ? null : hook.value?.(option.name, value);
  if (own) return own;
  const key = `option-${option.name}-${String(value)}`;
  if (has(key)) return t(key);
  return value === null || value === undefined || value === "" ? t("option-none") : String(value);
}

const MINUTE = 60_000;
const SECOND = 1_000;

/** Which of the usual clocks it is; undefined: one of their own. */
export function clockKey(clock: Clock | null): string | undefined {
  const of = (one: Clock | null): readonly number[] => [one?.base ?? 0, one?.move ?? 0, one?.increment ?? 0];
  return Object.keys(CLOCKS).find((one) => of(CLOCKS[one] as Clock | null).join() === of(clock).join());
}

export function clockName(clock: Clock | null): string {
  const key = clockKey(clock);
  if (key) return t(`clock-${key}`);
  const minutes = Math.round((clock?.base ?? clock?.move ?? 0) / MINUTE);
  return t("setup-clock-own", { minutes, seconds: Math.round((clock?.increment ?? 0) / SECOND) });
}

export interface Row {
  name: string;
  value: string;
}

/** What is agreed, row by row: all options that apply, then the clock, the time, who may watch. */
export function rowsOf(
  game: GameShown,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  hook: GameOptions,
  terms: { clock: Clock | null; spectators: boolean; by_hand: boolean },
): readonly Row[] {
  const chosen = { ...options, by_hand: terms.by_hand };
  const rows = game.options
    .filter((option) => option.name !== "seats" && option.name in options)
    .filter((option) => hook.applies?.(option.name, chosen, seats) ?? true)
    .filter((option) => option.kind !== "switch" || options[option.name] !== option.default)
    .filter((option) => !hook.rare?.includes(option.name) || String(options[option.name]) !== String(option.default))
    .map((option) => ({ name: optionName(option), value: valueName(option, options[option.name], hook) }));
  const minutes = hook.minutes?.(options, seats);
  return [
    ...rows,
    { name: t("start-clock"), value: terms.clock ? clockName(terms.clock) : t("setup-no-clock-row") },
    ...(minutes ? [{ name: t("setup-time"), value: t("setup-minutes", { minutes }) }] : []),
    { name: t("setup-watch"), value: t(terms.spectators ? "setup-watch-link" : "setup-watch-players") },
  ];
}

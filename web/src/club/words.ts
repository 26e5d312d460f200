// Numbers and names as the club's pages write them.
import { has, language, t } from "../i18n/words.svelte";

/** A rating with one digit behind the point, or the comma. */
export const rating = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A day without its hour. */
export const day = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

export const gameName = (game: string): string => (has(`game-${game}`) ? t(`game-${game}`) : game);

/** A robot's name where the player is one. */
export const playerName = (name: string): string => (has(`robot-${name}`) ? t(`robot-${name}`) : name);

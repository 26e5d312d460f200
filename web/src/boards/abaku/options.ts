// How the set-up shows the options of this game.
import type { GameOptions } from "../options";
import { dayOf } from "../../puzzles/day";
import { t } from "../../i18n/words.svelte";
import Picture from "./OptionPicture.svelte";

/** The options that mean something in each way to play alone. */
const ALONE: Record<string, readonly string[]> = {
  solo: [
    "mode",
    "board",
    "bonuses",
    "start_bonus",
    "tile_values",
    "leftover",
    "diagonals",
    "zeros",
    "trivial_powers",
    "sets",
    "deal",
  ],
  cover: ["mode", "size", "deal", "diagonals", "zeros", "trivial_powers", "sets"],
  magic: ["mode", "size", "level"],
};
const NOT_AT_THE_TABLE = ["size", "level", "deal"];
const HOW_LONG: Record<string, number> = { solo: 15, cover: 20, magic: 10 };
const SIZES: Record<string, readonly number[]> = { cover: [5, 7, 9, 13, 17], magic: [3, 4, 5] };
const USUAL_SIZE: Record<string, number> = { cover: 9, magic: 3 };

/** The day's tiles are the same for everybody; days begin for all at once. */
const today = (): string => dayOf(Date.now());

const abaku: GameOptions = {
  Picture,
  // everybody draws a tile for the start, and all see which
  usual: { first: "draw" },
  // a day's tiles that were agreed on last time are today's now
  renewed: (chosen) => (/^\d{4}-\d\d-\d\d$/.test(String(chosen["deal"] ?? "")) ? { ...chosen, deal: today() } : chosen),
  value: (option, value) =>
    option !== "deal" ? null : value === "" ? t("ab-deal-chance") : value === today() ? t("ab-deal-today") : null,
  drawn: (chosen) => chosen["mode"] === "table",
  applies: (option, chosen) => {
    const alone = ALONE[String(chosen["mode"])];
    if (alone ? !alone.includes(option) : NOT_AT_THE_TABLE.includes(option)) return false;
    if (option === "aids") return chosen["referee"] === "challenge";
    if (option === "bonuses") return chosen["board"] !== "blank";
    if (option === "start_bonus") return chosen["board"] !== "blank" && Boolean(chosen["bonuses"]);
    return true;
  },
  along: (option, value) => {
    if (option === "mode") return { size: USUAL_SIZE[String(value)] };
    return option === "referee" ? { aids: value !== "challenge" } : {};
  },
  pills: (option, chosen) =>
    option === "size"
      ? SIZES[String(chosen["mode"])]
      : option === "sets"
        ? [1, 2, 3]
        : option === "deal"
          ? ["", today()]
          : undefined,
  rare: ["trivial_powers", "count_tiles", "zeros", "leftover", "start_bonus", "aids", "sets", "first", "board"],
  minutes: (chosen, seats) => HOW_LONG[String(chosen["mode"])] ?? 10 + seats * 10,
};

export default { abaku };

// How the set-up shows the options of this game.
import type { GameOptions } from "../options";
import Picture from "./OptionPicture.svelte";

/** The options that mean something in each way to play alone. */
const ALONE: Record<string, readonly string[]> = {
  solo: ["mode", "bonuses", "tile_values", "diagonals", "trivial_powers", "zeros", "start_bonus", "leftover"],
  cover: ["mode", "diagonals", "trivial_powers", "zeros", "size", "sets"],
  magic: ["mode", "size", "level"],
};
const HOW_LONG: Record<string, number> = { solo: 15, cover: 20, magic: 10 };

const abaku: GameOptions = {
  Picture,
  applies: (option, chosen) => {
    const alone = ALONE[String(chosen["mode"])];
    if (alone) return alone.includes(option);
    if (option === "size" || option === "sets" || option === "level") return false;
    return option !== "aids" || chosen["referee"] === "challenge";
  },
  pills: { size: [3, 4, 5] },
  rare: ["trivial_powers", "count_tiles", "zeros", "leftover", "start_bonus", "aids", "sets"],
  minutes: (chosen, seats) => HOW_LONG[String(chosen["mode"])] ?? 10 + seats * 10,
};

export default { abaku };

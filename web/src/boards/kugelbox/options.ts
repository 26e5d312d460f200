// How the set-up shows the options of the games of this box.
import { percent } from "../../i18n/words.svelte";
import type { GameOptions } from "../options";
import Picture from "./OptionPicture.svelte";

const share = (value: unknown): number => {
  const [top, bottom = "1"] = String(value).split("/");
  return Number(top) / Number(bottom);
};

const box: GameOptions = {
  Picture,
  // a real throw is what people come for; the library's default is chance alone
  usual: { throw: "hand" },
  applies: (option, chosen) => {
    if (chosen["by_hand"] && (option === "throw" || option === "miss")) return false;
    if (option === "operators") return chosen["smart_calculators"] === true;
    return option !== "miss" || chosen["throw"] === "uniform";
  },
  pills: (option) => (option === "miss" ? ["0", "1/10", "3/20", "1/4"] : undefined),
  value: (option, value) => (option === "miss" ? percent(share(value)) : null),
  rare: ["miss", "chips", "operators"],
};

export default {
  chikugo: { ...box, minutes: (_: unknown, seats: number) => Math.max(10, seats * 5) },
  "take-it": { ...box, minutes: (_: unknown, seats: number) => Math.max(10, 5 + seats * 5) },
} satisfies Record<string, GameOptions>;

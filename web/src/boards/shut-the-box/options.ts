// How the set-up shows the options of this game.
import { t } from "../../i18n/words.svelte";
import type { GameOptions } from "../options";
import Picture from "./OptionPicture.svelte";

/** Minus points that a turn brings on average, roughly. */
const A_TURN = 40;
const FIVE = 5;
const PILLS: Record<string, readonly (number | null)[]> = { rounds: [null, 1, 3, 5], limit: [50, 100, 200] };

const shutTheBox: GameOptions = {
  Picture,
  presets: [
    { name: "to-100", options: {} },
    { name: "one-round", options: { rounds: 1 } },
    { name: "digits", options: { scoring: "digits", rounds: 1 } },
  ],
  applies: (option, chosen, seats) => {
    if (option === "limit") return chosen["rounds"] === null && chosen["scoring"] === "sum";
    if (option === "eliminate") return seats > 1 && chosen["rounds"] === null && chosen["scoring"] === "sum";
    return option !== "shut" || seats > 1;
  },
  // a game has a limit or a number of rounds; numbers of many digits are counted by rounds
  along: (option, value, chosen) => {
    if (option === "rounds") return value === null ? { scoring: "sum" } : {};
    if (option !== "scoring") return {};
    if (value === "digits") return { rounds: chosen["rounds"] ?? 1 };
    return chosen["rounds"] === 1 ? { rounds: null } : {};
  },
  pills: (option) => PILLS[option],
  value: (option, value) => (option === "rounds" && value === null ? t("setup-to-limit") : null),
  rare: ["dice", "eliminate", "shut", "scoring"],
  minutes: (chosen, seats) => {
    const turns = typeof chosen["rounds"] === "number" ? chosen["rounds"] : Number(chosen["limit"] ?? 100) / A_TURN;
    const all = turns * seats;
    return all > FIVE ? Math.round(all / FIVE) * FIVE : Math.max(2, Math.ceil(all));
  },
};

export default { "shut-the-box": shutTheBox };

// How the set-up shows the options of this game.
import { t } from "../../i18n/words.svelte";
import type { GameOptions } from "../options";
import Picture from "./OptionPicture.svelte";

const krydsBolle: GameOptions = {
  Picture,
  usual: { first: "lots" },
  side: (seat) => t(seat === 0 ? "setup-light" : "setup-dark"),
  drawn: (chosen) => chosen["first"] === "lots",
  lots: { option: "first", value: "lots", seat: "seat" },
  minutes: () => 10,
};

export default { "kryds-bolle": krydsBolle };

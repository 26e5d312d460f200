import type { GameModule } from "../board";
import type { ChikugoView, TakeItView, View } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { plain } from "../../sound/sound";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Keeper from "./Keeper.svelte";
import Scene from "./Scene.svelte";
import { due } from "./chance";
import { chipWords } from "./chips";
import { chipsIn } from "./falls";
import { reasons } from "./reasons";
import { wished } from "./reckoning.svelte";
import { hole } from "./sight";
import Ended from "./Ended.svelte";
import { counted } from "./ending";
import { ask, choice, form, lyingWords } from "./spoken";
import OnSeat from "./OnSeat.svelte";
import UnderSeats from "./UnderSeats.svelte";
import { told } from "./told";

const game: GameModule = {
  ask,
  choice,
  form,
  due,
  Board,
  Drawing,
  told,
  count: counted,
  Ended,
  OnSeat,
  UnderSeats,
  Scene,
  say(event, _before, after, name) {
    const is = after as ChikugoView | TakeItView;
    const [word, first, second] = (event.act ?? "").split(" ");
    const who = typeof event.by === "number" ? name(event.by) : "";
    switch (word) {
      case "red": {
        const [, red, , black] = event.act!.split(" ");
        const words = is.last
          ? t("kg-threw", {
              name: name(is.last.seat),
              points: is.last.points,
              shape: is.last.shape,
              red: hole(red!),
              black: hole(black!),
              sum: is.last.sum ?? "none",
            })
          : "";
        return "nadir" in is && is.nadir !== null && is.throws.length
          ? `${words} ${t("kg-is-nadir", { name: name(is.nadir) })}`
          : words;
      }
      case "chip":
        return t("kg-say-chip", { chip: chipWords(first!) });
      case "take":
        return t("kg-say-take", { name: who, chip: chipWords(first!) });
      case "rob":
        return t("kg-say-rob", { name: who, other: name(Number(first)), chip: chipWords(second!) });
      case "lay":
        return t("kg-say-lay", { name: who, chip: chipWords(first!) });
      case "pass":
        return t("kg-say-pass", { name: who });
      default:
        return "";
    }
  },
  announce(event, before, after, name, mine) {
    const thrown = (after as ChikugoView | TakeItView).last;
    const asked = event.act?.startsWith("red ") && thrown?.sum && mine.includes(thrown.seat) && wished();
    return asked
      ? t("kg-box", { red: hole(thrown.red), black: hole(thrown.black) })
      : game.say(event, before, after, name);
  },
  name(act, _view, name) {
    const [word, first, second] = act.split(" ");
    if (word === "pass") return t("kg-pass");
    if (word === "turn") return t("kg-turn-chip");
    if (word === "rob") return `${t("kg-rob", { chip: chipWords(second!) })} (${name(Number(first))})`;
    return word === "take" || word === "lay" ? t(`kg-${word}`, { chip: chipWords(first!) }) : t("kg-throw");
  },
  now(view) {
    const is = view as ChikugoView | TakeItView;
    return t("kg-round", { round: is.round, phase: "phase" in is ? is.phase : "take-it" });
  },
  tell(view, name) {
    const is = view as ChikugoView | TakeItView;
    const words = is.chips.map((chips, seat) =>
      t("kg-tell-chips", { name: name(seat), chips: list(chips.map(chipWords)), count: chips.length }),
    );
    words.push(`${t("kg-middle", { up: is.up.length, down: is.face_down })}.`);
    if (is.up.length) words.push(t("kg-tell-up", { chips: list(is.up.map(chipWords)) }));
    words.push(lyingWords(is, name));
    if ("nadir" in is && is.nadir !== null && is.throws.length) words.push(t("kg-is-nadir", { name: name(is.nadir) }));
    return words.filter(Boolean).join(" ");
  },
  sound(event, after) {
    // a throw by hand is heard as it's seen: the board knocks
    if (event.kind === "chance" && event.act.startsWith("red "))
      return after.options["throw"] === "hand" ? null : plain("hole");
    if (event.kind === "chance") return plain("chip");
    return /^(take|rob|lay)/.test(event.act) ? plain("chip") : null;
  },
  reasons,
  seatsIn(position) {
    const parts = position.split("|");
    return parts.length < 4 ? null : parts[3]!.split(";").length;
  },
  keeper: {
    title: (view, picked) => t(chipsIn(view) ? "keeper-chip" : picked.length ? "keeper-black" : "keeper-red"),
    Ask: Keeper,
    forced: ["throw", "turn"],
  },
};
// in Chikugo one is the last or not; in Take It somebody wins
const tally = (view: View, seat: number): string =>
  String((view as ChikugoView).throws.find((thrown) => thrown.seat === seat)?.points ?? "–");
export default { chikugo: { ...game, chance: "keep", better: null, tally }, "take-it": game } satisfies Record<
  string,
  GameModule
>;

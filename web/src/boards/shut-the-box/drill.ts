// Sums to learn: which open flaps make the throw?
import { bare } from "../asked";
import type { DrillKind } from "../drills";
import Settings from "./drill/Settings.svelte";
import type { Sums } from "../../net/protocol";
import { list, t } from "../../i18n/words.svelte";

const drill: DrillKind<Sums> = {
  kind: "sums",
  order: 3,
  asks: ["flaps"],
  first: { kind: "sums", flaps: 12, least: 1 },
  Settings,
  title: ({ flaps = 12, least = 1 }) => t("class-flaps", { flaps, least }),
  theme: (name) => t("class-theme-sum", { sum: Number(name.slice("sum-".length)) }),
  words: (asked) => t("class-ask-flaps", { sum: asked.throw.reduce((a, b) => a + b, 0), least: asked.least }),
  solutions: (_asked, solutions) =>
    t("class-solutions", {
      solutions: list(
        solutions.slice(0, 4).map((flaps) => flaps.replaceAll(",", " + ")),
        "disjunction",
      ),
    }),
  wrong(asked, given) {
    const flaps = given.split(",").map(Number);
    const [made, sum] = [flaps, asked.throw].map((numbers) => numbers.reduce((a, b) => a + b, 0)) as [number, number];
    return made === sum
      ? t("practice-wrong-few", { sum, least: asked.least })
      : t("practice-wrong-flaps", { flaps: flaps.join(" + "), made, sum });
  },
  examples: [
    {
      asked: bare({ ask: "flaps", flaps: [1, 2, 3, 4, 5, 7, 9], throw: [4, 4] }),
      solution: "1,3,4",
      told: "1 + 3 + 4 = 8",
    },
  ],
  practice: { thing: "Dice", with: { dice: [6, 3] } },
  load: async () => ({ Question: (await import("./drill/Question.svelte")).default }),
};
export default [drill];

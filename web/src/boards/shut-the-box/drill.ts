// Sums for a class: which open flaps make the throw?
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
  load: async () => ({ Question: (await import("./drill/Question.svelte")).default }),
};
export default drill;

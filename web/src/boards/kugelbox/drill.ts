// Smart Calculators for a class: how many points is a throw?
import type { DrillKind } from "../drills";
import Settings from "./drill/Settings.svelte";
import type { Calculators } from "../../net/protocol";
import { t } from "../../i18n/words.svelte";

const drill: DrillKind<Calculators> = {
  kind: "calculators",
  order: 2,
  asks: ["points"],
  first: { kind: "calculators", grade: 1 },
  Settings,
  title: ({ grade = 1 }) => t("class-grade", { grade }),
  load: async () => ({ Question: (await import("./drill/Question.svelte")).default }),
};
export default drill;

// Equations for a class: is it one, what is missing, where is one?
import type { DrillKind } from "../drills";
import Settings from "./drill/Settings.svelte";
import { OPERATIONS } from "./drill/operations";
import type { Equations } from "../../net/protocol";
import { list, t } from "../../i18n/words.svelte";

const drill: DrillKind<Equations> = {
  kind: "equations",
  order: 1,
  asks: ["is-it", "complete", "find"],
  first: { kind: "equations", operations: ["addition"], most: 20, ask: "mixed" },
  Settings,
  ready(set) {
    const operations = OPERATIONS.filter((operation) => set.operations?.includes(operation));
    return operations.length ? { ...set, operations } : null;
  },
  title({ operations = [], most, ask }) {
    const about = `${list(operations.map((operation) => t(`class-theme-${operation}`)))} (≤\u00a0${most})`;
    return ask && ask !== "mixed" ? `${about} · ${t(`teach-ask-${ask}`)}` : about;
  },
  solutions: (asked, solutions) =>
    asked.ask === "is-it" ? t(solutions[0] === "yes" ? "class-is-equation" : "class-no-equation") : null,
  load: () => import("./drill/parts"),
};
export default drill;

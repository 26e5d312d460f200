// Equations to learn: is it one, what is missing, where is one?
import { bare } from "../asked";
import type { DrillKind } from "../drills";
import Settings from "./drill/Settings.svelte";
import { OPERATIONS } from "./drill/operations";
import type { Equations } from "../../net/protocol";
import { list, t } from "../../i18n/words.svelte";

const drill: DrillKind<Equations> = {
  kind: "equations",
  order: 1,
  asks: ["is-it", "complete", "find"],
  first: { kind: "equations", operations: ["addition"], most: 20, ask: "mixed", carry: "any", tables: [] },
  Settings,
  ready(set) {
    const operations = OPERATIONS.filter((operation) => set.operations?.includes(operation));
    return operations.length ? { ...set, operations } : null;
  },
  title({ operations = [], most, ask, carry, tables = [] }) {
    const about = `${list(operations.map((operation) => t(`class-theme-${operation}`)))} (≤\u00a0${most})`;
    const more = [
      carry && carry !== "any" ? t(`class-carry-${carry}`) : "",
      tables.length ? t("class-tables", { tables: list(tables) }) : "",
      ask && ask !== "mixed" ? t(`teach-ask-${ask}`) : "",
    ].filter(Boolean);
    return [about, ...more].join(" · ");
  },
  // the answer is laid with its signs below
  solutions: (asked, solutions) =>
    asked.ask === "is-it" ? t(solutions[0] === "yes" ? "class-is-equation" : "class-no-equation") : t("class-is-this"),
  wrong(asked, given, why) {
    if (asked.ask === "is-it") return `${t(given === "yes" ? "class-no-equation" : "class-is-equation")} ${why}`.trim();
    const digits = asked.digits.includes("_") ? asked.digits.replace(/_+/, given) : given;
    const spaced = [...digits].join(" ");
    return why ? t("class-wrong-sum", { digits: spaced, sum: why }) : t("practice-wrong-digits", { digits: spaced });
  },
  examples: [
    { asked: bare({ ask: "is-it", digits: "1243" }), solution: "yes", told: "12 : 4 = 3" },
    { asked: bare({ ask: "complete", digits: "371_" }), solution: "0", told: "3 + 7 = 10" },
    { asked: bare({ ask: "find", digits: "58247" }), solution: "824", told: "8 : 2 = 4" },
  ],
  more(asked, given, solutions) {
    const other = asked.ask === "find" ? solutions.find((one) => one !== given) : undefined;
    return other === undefined ? null : t("practice-another", { other: [...other].join(" ") });
  },
  practice: { thing: "Tiles", with: { text: "6424" } },
  load: () => import("./drill/parts"),
};
export default [drill];

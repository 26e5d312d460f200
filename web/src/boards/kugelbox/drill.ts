// Throws to learn: how many holes do the balls span, and how many points is it with Smart Calculators?
import { bare } from "../asked";
import type { Asked, DrillKind } from "../drills";
import Settings from "./drill/Settings.svelte";
import Sides from "./drill/Sides.svelte";
import type { Calculators, ThrowPoints } from "../../net/protocol";
import { t } from "../../i18n/words.svelte";

const load = () => import("./drill/parts");
const wrong = (_asked: Asked, given: string, why: string): string =>
  [t("practice-wrong-number", { number: Number(given) }), why ? t("class-you-did", { sum: why }) : ""].join(" ").trim();
const solutions = (): string => t("class-is-this");

const throws: DrillKind<ThrowPoints> = {
  kind: "throws",
  order: 4,
  asks: ["holes"],
  first: { kind: "throws", most: 5, misses: false },
  Settings: Sides,
  title: ({ most = 5 }) => t("class-sides", { most }),
  wrong,
  solutions,
  examples: [{ asked: bare({ ask: "holes", red: "b2", black: "d3" }), solution: "6", told: "3 × 2 = 6" }],
  practice: { thing: "Thrown", with: { red: "b2", black: "d4" }, tall: true },
  load,
};
const calculators: DrillKind<Calculators> = {
  kind: "calculators",
  order: 2,
  asks: ["points"],
  first: { kind: "calculators", grade: 1 },
  Settings,
  title: ({ grade = 1 }) => t(`teach-grade-${grade}`),
  wrong,
  solutions,
  examples: [{ asked: bare({ ask: "points", red: "a1", black: "e3" }), solution: "6", told: "1 + 5 = 6" }],
  practice: { thing: "Thrown", with: { red: "e3", black: "b4", edge: true }, tall: true },
  load,
};
export default [throws, calculators];

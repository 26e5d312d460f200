// The drills of a class: what a task of this kind is about and how its questions are asked. A game that has one
// keeps it in drill.ts of its folder. Only the pages of a class load these.
import type { Component } from "svelte";
import { learn } from "../i18n/words.svelte";
import type { Calculators, Equations, Puzzles, QuestionShown, Sums } from "../net/protocol";

export type Drill = Equations | Calculators | Sums | Puzzles;
export type Ask = NonNullable<QuestionShown["ask"]>;

/** A kind of task. `D` is what a teacher sets. */
export interface DrillKind<D extends Drill = Drill> {
  kind: D["kind"];
  /** Its place among the kinds. */
  order: number;
  /** The questions that it asks. */
  asks: readonly Ask[];
  /** What a teacher begins with. */
  first: D;
  /** Where a teacher sets it. */
  Settings: Component<{ drill: D }, object, "drill">;
  /** The drill as it is sent; null while something is missing. Default: as it was set. */
  ready?: (drill: D) => D | null;
  /** What it is about, in a few words after its name. */
  title: (drill: D) => string;
  /** A kind of question in words. Default: `class-theme-` and its name. */
  theme?: (name: string) => string;
  /** How a question is put. Default: `class-ask-` and its name. */
  words?: (asked: QuestionShown) => string;
  /** What is right, as a person reads it. Default: the solutions as they are. */
  solutions?: (asked: QuestionShown, solutions: readonly string[]) => string | null;
  /** The question itself, drawn; and what is shown with the solution. */
  load: () => Promise<QuestionParts>;
}

export interface QuestionParts {
  Question: Component<QuestionProps>;
  /** Shown once it is solved or given up; `solution` is the right answer that was given, or the first. */
  Solved?: Component<{ asked: QuestionShown; solution: string }>;
}

export interface QuestionProps {
  asked: QuestionShown;
  done: boolean;
  answer: (text: string) => void;
}

const found = import.meta.glob<DrillKind>("./*/drill.ts", { eager: true, import: "default" });
const folders = new Map(Object.entries(found).map(([path, drill]) => [drill, path.split("/")[1]!]));

/** The kinds of drills that games bring, in the order in which teachers see them. */
export const DRILLS: readonly DrillKind[] = [...folders.keys()].sort((a, b) => a.order - b.order);

export const drillOf = (kind: string): DrillKind | undefined => DRILLS.find((one) => one.kind === kind);
export const drillAsking = (ask: string | null): DrillKind | undefined =>
  DRILLS.find((one) => one.asks.some((known) => known === ask));

/** The parts that draw a drill's questions, with the words of its game. */
export async function questionParts(drill: DrillKind): Promise<QuestionParts> {
  const [parts] = await Promise.all([drill.load(), learn(folders.get(drill)!)]);
  return parts;
}

// How large words are and how strong marks on the pieces; public/early.js sets the size before the first paint.
import { recall, remember } from "./memory";

export const SIZES = ["normal", "large", "largest"] as const;
export const MARKS = ["quiet", "strong"] as const;
export type Size = (typeof SIZES)[number];
export type Marks = (typeof MARKS)[number];

const current = $state<{ size: Size; marks: Marks }>({
  size: SIZES.find((known) => known === recall("size")) ?? "normal",
  marks: MARKS.find((known) => known === recall("marks")) ?? "quiet",
});

export const size = (): Size => current.size;
export const marks = (): Marks => current.marks;

export function setSize(wanted: Size): void {
  current.size = wanted;
  remember("size", wanted);
  showLook();
}

export function setMarks(wanted: Marks): void {
  current.marks = wanted;
  remember("marks", wanted);
  showLook();
}

export function showLook(): void {
  const { dataset } = document.documentElement;
  dataset["size"] = current.size;
  dataset["marks"] = current.marks;
}

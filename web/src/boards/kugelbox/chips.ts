// How often a throw meets a chip, over uniform throws: why a chip is laid out or taken first.
import { t } from "../../i18n/words.svelte";
import type { View } from "../views";

/** The signs at the rows of the box that throws are counted by; empty without Smart Calculators. */
export const operatorsOf = ({ options }: Pick<View, "options">): string =>
  options["smart_calculators"] === true ? String(options["operators"] ?? "+−×−+") : "";

/** A chip in words. */
export const chipWords = (chip: string): string =>
  t("kg-chip", { chip: chip.startsWith("<=") ? "max" : chip, number: chip.replace("<=", "") });

interface Throw {
  points: number;
  shape: "line" | "square" | "";
}

/** What two balls in holes count; columns and rows from 0. */
export function counted(red: readonly [number, number], black: readonly [number, number], operators: string): Throw {
  const [w, h] = [Math.abs(red[0] - black[0]) + 1, Math.abs(red[1] - black[1]) + 1];
  const shape = w === 1 || h === 1 ? "line" : w === h ? "square" : "";
  if (!operators) return { points: w * h, shape };
  const [a, b] = [red[0] + 1, black[0] + 1];
  const operator = operators[red[1]]!;
  return { points: operator === "+" ? a + b : operator === "×" ? a * b : Math.abs(a - b), shape };
}

function meets(chip: string, { points, shape }: Throw): boolean {
  if (chip === "line" || chip === "square") return shape === chip;
  return chip.startsWith("<=") ? points <= Number(chip.slice(2)) : points >= Number(chip);
}

const HOLES = Array.from({ length: 25 }, (_, i) => [i % 5, Math.floor(i / 5)] as const);

/** The share of throws that meet a chip when a ball misses so often. */
export function metBy(chip: string, miss: number, operators: string): number {
  const pairs = HOLES.flatMap((red) =>
    HOLES.filter((black) => black !== red).map((black) => counted(red, black, operators)),
  );
  const both = pairs.filter((thrown) => meets(chip, thrown)).length / pairs.length;
  const one = meets(chip, { points: 1, shape: "" }) ? 1 : 0;
  const none = meets(chip, { points: 0, shape: "" }) ? 1 : 0;
  return (1 - miss) ** 2 * both + 2 * miss * (1 - miss) * one + miss ** 2 * none;
}

/** What a chip counts at the end of Take It. */
export const faceOf = (chip: string): number =>
  chip === "line" ? 1 : chip === "square" ? 9 : Number(chip.replace("<=", ""));

// Real dice on the table: how many were thrown, and how what they show is written.
import type { ShutTheBoxView, View } from "../views";

export const diceIn = (view: View): number => ((view as ShutTheBoxView).cup === 1 ? 1 : 2);

/** The dice as the record writes them: the smaller first. */
export const diceText = (dice: readonly number[]): string => dice.toSorted((a, b) => a - b).join("+");

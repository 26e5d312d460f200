// The games that have a table of their own; every other game gets the plain one.
import type { GameModule } from "./board";

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  "shut-the-box": () => import("./shut-the-box"),
  chikugo: () => import("./kugelbox"),
  "take-it": () => import("./kugelbox"),
  abaku: () => import("./abaku"),
  "kryds-bolle": () => import("./kryds-bolle"),
};

/** The five, in the order of the shelf. */
export const SHELF = ["shut-the-box", "chikugo", "take-it", "abaku", "kryds-bolle"] as const;

export async function gameModule(key: string): Promise<GameModule> {
  return (await (MODULES[key] ?? (() => import("./plain")))()).default;
}

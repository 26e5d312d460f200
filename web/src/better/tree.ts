// A tree of variations: what was tried first at a place goes on as its main line, what was tried later branches off.
export interface Twig<T> {
  readonly id: number;
  /** Where it hangs; null for the root alone. */
  readonly from: number | null;
  readonly of: T;
}

/** In the order in which it was tried: a twig stands behind the one it hangs from. */
export type Tree<T> = readonly Twig<T>[];

export const rooted = <T>(of: T): Tree<T> => [{ id: 0, from: null, of }];

/** What goes on from a twig, the main line first. */
export const goesOn = <T>(tree: Tree<T>, from: number): Twig<T>[] => tree.filter((twig) => twig.from === from);

/** The tree with one more twig, which is its last. */
export const grown = <T>(tree: Tree<T>, from: number, of: T): Tree<T> => [
  ...tree,
  { id: tree.at(-1)!.id + 1, from, of },
];

/** The tree without a twig and everything that hangs on it. The root stays. */
export function cut<T>(tree: Tree<T>, id: number): Tree<T> {
  const gone = new Set([id]);
  return tree.filter((twig) => {
    if (twig.from === null || !(gone.has(twig.id) || gone.has(twig.from))) return true;
    gone.add(twig.id);
    return false;
  });
}

/** From the root through this twig to the end of the main line after it. */
export function lineThrough<T>(tree: Tree<T>, id: number): Twig<T>[] {
  const line: Twig<T>[] = [];
  for (let at = tree.find((twig) => twig.id === id); at; at = tree.find((twig) => twig.id === at!.from))
    line.unshift(at);
  return [...line, ...mainAfter(tree, id)];
}

/** The main line after a twig. */
export function mainAfter<T>(tree: Tree<T>, id: number): Twig<T>[] {
  const line: Twig<T>[] = [];
  for (let [next] = goesOn(tree, id); next; [next] = goesOn(tree, next.id)) line.push(next);
  return line;
}

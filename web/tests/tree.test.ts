// Variations: what was tried first is the main line, later tries branch off, and a branch goes with all that
// hangs on it.
import { expect, test } from "vitest";
import { type Tree, cut, goesOn, grown, lineThrough, mainAfter, rooted } from "../src/better/tree";

/** A tree from what is tried: each word is tried after its first letters. */
function tried(...words: string[]): Tree<string> {
  let tree = rooted("");
  for (const word of words) tree = grown(tree, tree.find((twig) => twig.of === word.slice(0, -1))!.id, word);
  return tree;
}
const id = (tree: Tree<string>, word: string): number => tree.find((twig) => twig.of === word)!.id;
const words = (twigs: readonly { of: string }[]): string[] => twigs.map((twig) => twig.of);

test("a second try keeps the first", () => {
  const tree = tried("a", "ab", "abc", "ax", "axy");
  expect(words(goesOn(tree, id(tree, "a")))).toEqual(["ab", "ax"]);
  expect(words(lineThrough(tree, 0))).toEqual(["", "a", "ab", "abc"]);
  expect(words(lineThrough(tree, id(tree, "ax")))).toEqual(["", "a", "ax", "axy"]);
});

test("a line goes from the root through where one stands to the end of what was tried there first", () => {
  const tree = tried("a", "ab", "abc", "abd", "abde");
  expect(words(lineThrough(tree, id(tree, "ab")))).toEqual(["", "a", "ab", "abc"]);
  expect(words(lineThrough(tree, id(tree, "abde")))).toEqual(["", "a", "ab", "abd", "abde"]);
  expect(words(mainAfter(tree, id(tree, "abc")))).toEqual([]);
});

test("a branch is cut off with all that hangs on it, and nothing else", () => {
  const tree = tried("a", "ab", "ax", "axy", "axz", "abc");
  expect(words(cut(tree, id(tree, "ax")))).toEqual(["", "a", "ab", "abc"]);
  expect(words(lineThrough(cut(tree, id(tree, "ab")), id(tree, "a")))).toEqual(["", "a", "ax", "axy"]);
});

test("the first position stays", () => {
  const tree = tried("a", "ab");
  expect(words(cut(tree, 0))).toContain("");
});

test("what is tried after a cut is a twig of its own", () => {
  let tree = tried("a", "ab", "ax", "axy");
  tree = cut(tree, id(tree, "axy"));
  tree = grown(tree, id(tree, "ab"), "abq");
  expect(new Set(tree.map((twig) => twig.id)).size).toBe(tree.length);
  expect(words(lineThrough(tree, id(tree, "abq")))).toEqual(["", "a", "ab", "abq"]);
});

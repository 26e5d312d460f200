// Whose profile a name at a table leads to.
import { expect, test } from "vitest";
import { profileAt } from "../src/table/profiles";

const table = (people: (string | null)[], of_class = false) =>
  ({ of_class, seats: people.map((person, seat) => ({ seat, person })) }) as never;

test("a person who sits once has a profile, a robot has none", () => {
  expect(profileAt(table(["ida", null]), 0)).toBe("/people/ida");
  expect(profileAt(table(["ida", null]), 1)).toBeNull();
});
test("several at one device are not told apart", () => {
  expect(profileAt(table(["ida", "ida", "bo"]), 1)).toBeNull();
  expect(profileAt(table(["ida", "ida", "bo"]), 2)).toBe("/people/bo");
});
test("pupils have none", () => {
  expect(profileAt(table(["ida", "bo"], true), 0)).toBeNull();
});

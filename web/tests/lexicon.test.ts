import { describe, expect, test } from "vitest";
import { Lexicon } from "../src/i18n/lexicon";

const TEXT = `### A file

# a note
one = One
two = { one } and { -name }
    .short = Two, in short
-name = Ida
balls = { $count ->
    [one] one ball
   *[other] { $count } balls, { two }
}

last = Last

`;

describe("a language's words", () => {
  const words = new Lexicon("en", TEXT);

  test("are there before they are parsed, and after", () => {
    expect(words.has("two")).toBe(true);
    expect(words.say("two", undefined)).toBe("One and Ida");
    expect(words.has("two")).toBe(true);
    expect(words.has("three")).toBe(false);
    expect(words.say("three", undefined)).toBeNull();
  });

  test("have attributes, plurals, and what they say of each other", () => {
    expect(words.say("two", "short")).toBe("Two, in short");
    expect(words.say("two", "long")).toBeNull();
    expect(new Lexicon("en", TEXT).say("balls", undefined, { count: 2 })).toBe("2 balls, One and Ida");
    expect(words.say("last", undefined)).toBe("Last");
  });

  test("write short numbers as they are, and long ones as the language does", () => {
    const many = (language: string, count: number) => new Lexicon(language, TEXT).say("balls", undefined, { count });
    expect(many("de", 999)).toMatch(/^999 balls/);
    expect(many("de", 1234567)).toMatch(/^1\.234\.567 balls/);
    expect(many("de", 0.5)).toMatch(/^0,5 balls/);
    expect(many("en", 1)).toBe("one ball");
  });
});

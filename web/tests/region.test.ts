import { describe, expect, it } from "vitest";
import { regional } from "../src/i18n/region";

describe("the reader's region", () => {
  it("is the one that the browser has for the language", () => {
    expect(regional("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
  });
  it("else that of the browser's first language", () => {
    expect(regional("en", ["de", "fr-CH"])).toBe("en-CH");
    expect(regional("da", [])).toBe("da");
    expect(regional("da", ["*", "x"])).toBe("da");
  });
  it("writes a date as people there do", () => {
    const at = Date.UTC(2026, 10, 3);
    const short = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: "short", timeZone: "UTC" }).format(at);
    expect(short(regional("en", ["en-US"]))).toBe("11/3/26");
    expect(short(regional("en", ["en-GB"]))).toBe("03/11/2026");
  });
});

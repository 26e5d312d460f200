// The reader's region: two people who read the same language may write dates in different ways.

/** The language as the browser has it with a region; else with the region of the browser's first language. */
export function regional(language: string, tags: readonly string[]): string {
  const known = tags.map((tag) => {
    try {
      return new Intl.Locale(tag);
    } catch {
      return null;
    }
  });
  const same = known.find((one) => one?.language === language && one.region);
  const region = same?.region ?? known.find((one) => one?.region)?.region;
  return region ? `${language}-${region}` : language;
}

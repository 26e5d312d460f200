// A link to a match, for others.

/** Share the link to the replay by the system's own sheet, or copy it; whether it was copied. */
export async function shareMatch(match: string, title: string): Promise<boolean> {
  const url = `${location.origin}/m/${match}#0`;
  if (navigator.share) {
    // whoever closes the system's sheet has changed their mind
    await navigator.share({ title, text: title, url }).catch(() => undefined);
    return false;
  }
  return (
    (await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )) ?? false
  );
}

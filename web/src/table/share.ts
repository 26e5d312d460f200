// A match for others: its link while it is played, a picture of how it ended.

/** What became of it: the system's own sheet took it, the link was copied, the picture was saved. */
export type Shared = "sent" | "copied" | "saved";

const linkTo = (match: string): string => `${location.origin}/m/${match}#0`;

/** Hand it to the system's own sheet; false where there is none, or it takes no such thing. */
async function send(what: ShareData): Promise<boolean> {
  if (!navigator.share || (what.files && !navigator.canShare?.(what))) return false;
  // whoever closes the system's sheet has changed their mind
  await navigator.share(what).catch(() => undefined);
  return true;
}

/** Share the link to the replay by the system's own sheet, or copy it. */
export async function shareMatch(match: string, title: string): Promise<Shared | null> {
  const url = linkTo(match);
  if (await send({ title, text: title, url })) return "sent";
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  return copied ? "copied" : null;
}

/** Share the object with its plate and the sentence, and the link with it; where that can't be sent, it is saved. */
export async function shareEnding(match: string, game: string, title: string, words: string): Promise<Shared | null> {
  const { asPng, card, save } = await import("../share/picture");
  const drawing = await card({ title, words, link: `${location.host}/m/${match.slice(0, 8)}…` });
  if (!drawing) return shareMatch(match, title);
  const name = `parlour-${game}-${match.slice(0, 6)}.png`;
  const picture = await asPng(drawing);
  const files = [new File([picture], name, { type: "image/png" })];
  const url = linkTo(match);
  if ((await send({ title, text: title, url, files })) || (await send({ title, text: `${title} ${url}`, files })))
    return "sent";
  save(picture, name);
  return "saved";
}

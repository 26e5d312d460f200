// What somebody pastes into a page of their own.
/** An address of ours in a frame; our small script there gives it the height of what it shows. */
export const frameOf = (address: string, width: number, height: number): string =>
  `<iframe src="${address}" width="${width}" height="${height}" loading="lazy" title="Parlour"></iframe>` +
  `<script async src="${new URL("/embed.js", address).href}"></script>`;

/** Tell the page around a frame how high what it shows is; returns what ends that. */
export function tellHeight(shown: HTMLElement): () => void {
  const tell = (): void =>
    window.parent.postMessage({ parlour: "height", height: Math.ceil(shown.getBoundingClientRect().height) }, "*");
  const observer = new ResizeObserver(tell);
  observer.observe(shown);
  return () => observer.disconnect();
}

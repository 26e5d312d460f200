// What somebody pastes into a page of their own.
/** An address of ours in a frame. */
export const frameOf = (address: string, width: number, height: number): string =>
  `<iframe src="${address}" width="${width}" height="${height}" loading="lazy" title="Parlour"></iframe>`;

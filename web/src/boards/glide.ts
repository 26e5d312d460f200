// A motion from here to there: `draw` gets its share from 0 to 1, eased out. Without a duration it is there at once.
export function glide(time: number, draw: (share: number) => void): () => void {
  let asked = 0;
  const begun = performance.now();
  const frame = (now: number): void => {
    const done = time > 0 ? Math.min(1, (now - begun) / time) : 1;
    draw(done < 1 ? 1 - (1 - done) ** 3 : 1);
    if (done < 1) asked = requestAnimationFrame(frame);
  };
  frame(begun);
  return () => cancelAnimationFrame(asked);
}

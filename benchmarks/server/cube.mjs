// Kryds & Bolle (stacked, without the chameleon's extra turn) as a boardgame.io game: the same 27 places and
// 49 lines, so that both servers do the same work for a move.
const lines = [];
for (let a = 0; a < 27; a++)
  for (let b = a + 1; b < 27; b++) {
    const c = 2 * b - a;
    const at = (p) => [Math.floor(p / 9), Math.floor(p / 3) % 3, p % 3];
    if (c >= 27) continue;
    const [x, y, z] = [at(a), at(b), at(c)];
    if ([0, 1, 2].every((i) => z[i] - y[i] === y[i] - x[i])) lines.push([a, b, c]);
  }
if (lines.length !== 49) throw new Error(`${lines.length} lines`);
const through = Array.from({ length: 27 }, (_, p) => lines.filter((l) => l.includes(p)));

export const cube = {
  name: "cube",
  setup: () => ({ places: Array(27).fill(null), points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, bar) => {
      if (!Number.isInteger(bar) || bar < 0 || bar > 8) return "INVALID_MOVE";
      let place = bar;
      while (place < 27 && G.places[place] !== null) place += 9;
      if (place >= 27) return "INVALID_MOVE";
      G.places[place] = playerID;
      for (const line of through[place])
        if (line.every((p) => G.places[p] === playerID)) G.points[Number(playerID)] += 1;
    },
  },
  endIf: ({ G }) => (G.places.every((p) => p !== null) ? { points: G.points } : undefined),
};

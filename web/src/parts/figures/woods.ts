// The woods that only figures have: pawns, robots and chairs. Materials.svelte puts them on the page.
type Stops = readonly (readonly [number, string])[];

const LINEAR: Record<string, [readonly [number, number, number, number], Stops]> = {
  "fig-brass": [
    [0, 0, 1, 1],
    [
      [0, "#FBEBBB"],
      [0.22, "#E8C877"],
      [0.55, "#D3A548"],
      [0.8, "#C08F33"],
      [1, "#DDB862"],
    ],
  ],
  "fig-cherry": [
    [0, 0, 0.5, 1],
    [
      [0, "#C98A66"],
      [0.5, "#AE6A47"],
      [1, "#8A4A2C"],
    ],
  ],
  "fig-ash": [
    [0, 0, 0.5, 1],
    [
      [0, "#F4EADB"],
      [0.5, "#E3D3BB"],
      [1, "#C9B496"],
    ],
  ],
  "fig-oak": [
    [0, 0, 0.5, 1],
    [
      [0, "#E2C493"],
      [0.5, "#D1AA73"],
      [1, "#BE935B"],
    ],
  ],
  "fig-knit": [
    [0, 0, 0, 1],
    [
      [0, "#C64A36"],
      [1, "#8F2819"],
    ],
  ],
};
const RADIAL: Record<string, Stops> = {
  "fig-ball-teak": [
    [0, "#E9B88E"],
    [0.28, "#BC8456"],
    [0.62, "#965E38"],
    [0.9, "#66391D"],
    [1, "#552E16"],
  ],
  "fig-ball-cherry": [
    [0, "#EDBE9E"],
    [0.28, "#C47E58"],
    [0.62, "#9E5734"],
    [0.9, "#6E3419"],
    [1, "#5C2A13"],
  ],
  "fig-ball-petrol": [
    [0, "#9CC3C8"],
    [0.25, "#3F7D89"],
    [0.6, "#1E5561"],
    [0.9, "#123A43"],
    [1, "#0E3038"],
  ],
};

const stops = (of: Stops): string => of.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");

export const FIGURE_WOODS: string = [
  ...Object.entries(LINEAR).map(
    ([id, [[x1, y1, x2, y2], of]]) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(of)}</linearGradient>`,
  ),
  ...Object.entries(RADIAL).map(
    ([id, of]) =>
      `<radialGradient id="${id}" cx="36%" cy="30%" r="75%" fx="36%" fy="30%">${stops(of)}</radialGradient>`,
  ),
].join("");

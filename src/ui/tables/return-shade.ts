/** Where the shades of returns change, in per cent either side of zero. */
const edges = [0.5, 5, 15] as const;

/** The shade of a return in per cent, by its sign and size: from −3 to 3, 0 near zero. */
export const shadeOf = (value: number): number =>
  Math.sign(value) * edges.filter((edge) => Math.abs(value) >= edge).length + 0;

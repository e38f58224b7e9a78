/** The signs of groups of points, told apart without their colours: paths around the centre, of about the same size. */
const signs = [
  'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0z',
  'M-4.4-4.4h8.8v8.8h-8.8z',
  'M0-6.2 6.2 0 0 6.2-6.2 0z',
  'M0-5.8 5.6 4H-5.6z',
  'M0 5.8 5.6-4H-5.6z',
  'M-2-5.4h4V-2h3.4v4H2v3.4h-4V2h-3.4v-4H-2z',
] as const;

/** How the points of a group look: its sign, and the number of the line whose colour they have. */
export type PointLook = { sign: string; line: number };

/** So many lines have colours of their own. */
const mostLines = 11;

export const lookOfGroup = (place: number): PointLook => ({
  sign: signs[place % signs.length] ?? signs[0],
  line: (place % mostLines) + 1,
});

/**
 * The asset types that points are of, each with its look, in the order of all: a type looks the same in every list.
 * @param all asset types of the release
 */
export function typesOfPoints(
  points: readonly { assetType: string }[],
  all: readonly string[],
): Map<string, PointLook> {
  const present = new Set(points.map(({ assetType }) => assetType));
  const known = all.flatMap((type, place) =>
    present.has(type) ? [[type, lookOfGroup(place)] as const] : [],
  );
  const others = Array.from(present)
    .filter((type) => !all.includes(type))
    .map((type, at) => [type, lookOfGroup(all.length + at)] as const);
  return new Map([...known, ...others]);
}

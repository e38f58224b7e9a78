/** When the weights of a blend are reset to their initial values. */
export const rebalances = ['never', 'monthly', 'quarterly', 'annually'] as const;
export type Rebalance = (typeof rebalances)[number];

export const rebalanceByDefault: Rebalance = 'quarterly';

/** A part as it stands in an address, with its weight in per cent. */
export type BlendPart = { id: string; weight: number };

export const mostParts = 10;
export const fewestParts = 2;

const written = /^([A-Za-z0-9._]{1,40})\*([0-9]{1,3}(?:\.[0-9]{1,2})?)$/;

/** Parses parts such as `A*60,B*40`; null for any other syntax. */
export function readParts(text: string): BlendPart[] | null {
  const parts = text.split(',').map((part): BlendPart | null => {
    const [, id, weight] = written.exec(part.trim()) ?? [];
    return id === undefined || Number(weight) <= 0 ? null : { id, weight: Number(weight) };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

export const writeParts = (parts: readonly BlendPart[]): string =>
  parts.map(({ id, weight }) => `${id}*${weight}`).join(',');

/** Why parts are not a valid blend, with the nearest valid parts; `nearest` is null where there are none. */
export type PartsFault = {
  fault: 'one-part' | 'too-many-parts' | 'part-twice' | 'not-100';
  nearest: BlendPart[] | null;
};

/** Checks parts; null where they are valid: two to ten different indexes whose weights add up to one hundred. */
export function faultOfParts(parts: readonly BlendPart[]): PartsFault | null {
  const merged = mergedParts(parts);
  const fault = kindOfFault(parts, merged);
  if (fault === null) return null;
  const kept = merged.slice(0, mostParts);
  return { fault, nearest: kept.length < fewestParts ? null : scaledToHundred(kept) };
}

function kindOfFault(
  parts: readonly BlendPart[],
  merged: readonly BlendPart[],
): PartsFault['fault'] | null {
  if (merged.length < parts.length) return 'part-twice';
  if (parts.length < fewestParts) return 'one-part';
  if (parts.length > mostParts) return 'too-many-parts';
  return sumOf(parts) === hundred ? null : 'not-100';
}

/** Weights are counted in hundredths of a per cent, so that they add up exactly. */
const hundred = 10_000;
const hundredths = (weight: number) => Math.round(weight * 100);
const sumOf = (parts: readonly BlendPart[]) =>
  parts.reduce((sum, { weight }) => sum + hundredths(weight), 0);

function mergedParts(parts: readonly BlendPart[]): BlendPart[] {
  const byId = Map.groupBy(parts, ({ id }) => id);
  return Array.from(byId, ([id, same]) => ({ id, weight: sumOf(same) / 100 }));
}

/** Scales weights to one hundred in the same proportions. The rounding difference goes to the largest remainders. */
function scaledToHundred(parts: readonly BlendPart[]): BlendPart[] {
  const sum = sumOf(parts);
  const exact = parts.map(({ weight }) => (hundredths(weight) * hundred) / sum);
  const whole = exact.map((one) => Math.max(1, Math.floor(one)));
  let left = hundred - whole.reduce((all, one) => all + one, 0);
  const order = exact
    .map((one, i) => ({ i, rest: one - Math.floor(one) }))
    .toSorted((one, other) => other.rest - one.rest);
  for (let turn = 0; left !== 0; turn++) {
    const at = order[turn % order.length]?.i ?? 0;
    const step = Math.sign(left);
    if ((whole[at] ?? 0) + step < 1) continue;
    whole[at] = (whole[at] ?? 0) + step;
    left -= step;
  }
  return parts.map(({ id }, i) => ({ id, weight: (whole[i] ?? 0) / 100 }));
}

/** When the weights of a blend are set back to what they began with. */
export const rebalances = ['never', 'monthly', 'quarterly', 'annually'] as const;
export type Rebalance = (typeof rebalances)[number];

export const rebalanceByDefault: Rebalance = 'quarterly';

/** A part as an address names it; its weight is in per cent. */
export type AskedPart = { id: string; weight: number };

export const mostParts = 10;
export const fewestParts = 2;

const written = /^([A-Za-z0-9._]{1,40})\*([0-9]{1,3}(?:\.[0-9]{1,2})?)$/;

/** The parts that `A*60,B*40` names; null where it is not written so. */
export function readParts(text: string): AskedPart[] | null {
  const parts = text.split(',').map((part): AskedPart | null => {
    const [, id, weight] = written.exec(part.trim()) ?? [];
    return id === undefined || Number(weight) <= 0 ? null : { id, weight: Number(weight) };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

export const writeParts = (parts: readonly AskedPart[]): string =>
  parts.map(({ id, weight }) => `${id}*${weight}`).join(',');

/** Why parts are no blend, with the nearest parts that are one; `nearest` is null where nothing is near. */
export type PartsFault = {
  fault: 'one-part' | 'too-many' | 'twice' | 'not-100';
  nearest: AskedPart[] | null;
};

/** What is wrong with parts; null where they are a blend: two to ten different ones, with weights that add to one hundred. */
export function faultOfParts(parts: readonly AskedPart[]): PartsFault | null {
  const merged = mergedParts(parts);
  const fault = kindOfFault(parts, merged);
  if (fault === null) return null;
  const kept = merged.slice(0, mostParts);
  return { fault, nearest: kept.length < fewestParts ? null : scaledToHundred(kept) };
}

function kindOfFault(
  parts: readonly AskedPart[],
  merged: readonly AskedPart[],
): PartsFault['fault'] | null {
  if (merged.length < parts.length) return 'twice';
  if (parts.length < fewestParts) return 'one-part';
  if (parts.length > mostParts) return 'too-many';
  return sumOf(parts) === hundred ? null : 'not-100';
}

/** Weights are told to hundredths of a per cent, in which they add up exactly. */
const hundred = 10_000;
const hundredths = (weight: number) => Math.round(weight * 100);
const sumOf = (parts: readonly AskedPart[]) =>
  parts.reduce((sum, { weight }) => sum + hundredths(weight), 0);

function mergedParts(parts: readonly AskedPart[]): AskedPart[] {
  const byId = Map.groupBy(parts, ({ id }) => id);
  return Array.from(byId, ([id, same]) => ({ id, weight: sumOf(same) / 100 }));
}

/** The same proportions, rounded so that they add to one hundred: what is left goes to the largest remainders. */
function scaledToHundred(parts: readonly AskedPart[]): AskedPart[] {
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

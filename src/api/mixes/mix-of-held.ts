import type { HeldByIndex } from '#src/contract/api/mixes/compared.ts';

/** A part with its weight, a fraction of one. */
type Part = { weight: number; held: HeldByIndex };

/** Price ratios are averaged harmonically: by what a unit of money buys. */
const harmonic: ReadonlySet<string> = new Set(['priceToEarnings', 'priceToBook']);

/**
 * Characteristics of a mix, from the parts that have a value: their average by weight, harmonic for price ratios.
 * `covered` is the weight of these parts in per cent.
 */
export function characteristicsOfMix(parts: readonly Part[]) {
  const names = new Set(
    parts.flatMap(({ held }) => held.characteristics.map(({ figure }) => figure)),
  );
  return [...names].flatMap((figure) => {
    const known = parts.flatMap(({ weight, held }) => {
      const found = held.characteristics.find((one) => one.figure === figure);
      return found ? [{ weight, value: found.value }] : [];
    });
    const average = averageOf(known, harmonic.has(figure));
    return average === null ? [] : [{ figure, ...average }];
  });
}

export function sustainabilityOfMix(parts: readonly Part[]) {
  const names = new Set(
    parts.flatMap(({ held }) => held.sustainability.map(({ metric }) => metric)),
  );
  return [...names].flatMap((metric) => {
    const known = parts.flatMap(({ weight, held }) => {
      const value = held.sustainability.find((one) => one.metric === metric)?.value ?? null;
      return value === null ? [] : [{ weight, value }];
    });
    const average = averageOf(known, false);
    return average === null ? [] : [{ metric, ...average }];
  });
}

function averageOf(known: readonly { weight: number; value: number }[], isHarmonic: boolean) {
  const covered = known.reduce((sum, { weight }) => sum + weight, 0);
  if (covered === 0) return null;
  if (!isHarmonic) {
    const value = known.reduce((sum, one) => sum + one.weight * one.value, 0) / covered;
    return { value, covered: covered * 100 };
  }
  if (known.some(({ value }) => value <= 0)) return null;
  const inverse = known.reduce((sum, one) => sum + one.weight / one.value, 0);
  return { value: covered / inverse, covered: covered * 100 };
}

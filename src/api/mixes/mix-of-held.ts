import type { HeldByIndex } from '#src/contract/api/mixes/compared.ts';

/** A part with its weight, a fraction of one. */
type Part = { weight: number; held: HeldByIndex };

const harmonic: ReadonlySet<string> = new Set(['priceToEarnings', 'priceToBook']);

/** Price ratios are averaged harmonically: by what a unit of money buys. */
export const isHarmonic = (figure: string): boolean => harmonic.has(figure);

/**
 * Characteristics of a mix, from the parts that have a value: their average by weight, harmonic for price ratios.
 * `covered` is the weight of these parts in per cent.
 */
export function characteristicsOfMix(parts: readonly Part[]) {
  const names = new Set(
    parts.flatMap(({ held }) => held.characteristics.map(({ figure }) => figure)),
  );
  return [...names].flatMap((figure) => {
    const valued = parts.map(({ weight, held }) => {
      const found = held.characteristics.find((one) => one.figure === figure);
      return { weight: weight * 100, value: found?.value ?? null };
    });
    const average = averageOf(valued, isHarmonic(figure));
    return average === null ? [] : [{ figure, ...average }];
  });
}

export function sustainabilityOfMix(parts: readonly Part[]) {
  const names = new Set(
    parts.flatMap(({ held }) => held.sustainability.map(({ metric }) => metric)),
  );
  return [...names].flatMap((metric) => {
    const valued = parts.map(({ weight, held }) => {
      const value = held.sustainability.find((one) => one.metric === metric)?.value ?? null;
      return { weight: weight * 100, value };
    });
    const average = averageOf(valued, false);
    return average === null ? [] : [{ metric, ...average }];
  });
}

/** A part with its weight in per cent; null where it has no value. */
type Valued = { weight: number; value: number | null };

/** The average by weight of the parts that have a value, and their weight; null where there is none. */
export function averageOf(parts: readonly Valued[], harmonically: boolean) {
  const known = parts.flatMap(({ weight, value }) => (value === null ? [] : [{ weight, value }]));
  const covered = known.reduce((sum, { weight }) => sum + weight, 0);
  if (covered === 0) return null;
  if (!harmonically) {
    const value = known.reduce((sum, one) => sum + one.weight * one.value, 0) / covered;
    return { value, covered };
  }
  if (known.some(({ value }) => value <= 0)) return null;
  const inverse = known.reduce((sum, one) => sum + one.weight / one.value, 0);
  return { value: covered / inverse, covered };
}

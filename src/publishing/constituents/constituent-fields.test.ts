import { expect, test } from 'vitest';
import { constituentRow, measuredConstituentRow } from './constituent-fields.ts';

const nowhere = { sector: null, country: null, currency: null };

test('a weight that is a measure may have any size but a negative one', () => {
  const rowOf = (weight: number) => ({
    fundId: 'WORLD',
    asOfDate: '2026-11-20',
    classification: null,
    member: { ticker: null, isin: null, name: 'A', weight, ...nowhere },
  });
  const accepts = (schema: typeof constituentRow | typeof measuredConstituentRow) =>
    [0, 0.5, 250, -1].map((weight) => schema.safeParse(rowOf(weight)).success);
  expect(accepts(measuredConstituentRow)).toEqual([true, true, true, false]);
  expect(accepts(constituentRow)).toEqual([true, true, false, false]);
});

import { expect, test } from 'vitest';
import { exampleVariant } from '../../index-page.example-data.ts';
import { variantMatrix } from './variant-matrix.ts';

test('ID-05 variants stand by currency and return type, hedged ones apart', () => {
  const { returnTypes, rows } = variantMatrix([
    exampleVariant({ fundId: 'A', returnType: 'TR', currency: 'USD' }),
    exampleVariant({ fundId: 'B', returnType: 'PR', currency: 'USD' }),
    exampleVariant({ fundId: 'C', returnType: 'PR', currency: 'EUR', hedgedTo: 'EUR' }),
    exampleVariant({ fundId: 'D', returnType: 'PR', currency: 'EUR' }),
    exampleVariant({ fundId: 'E' }),
  ]);
  expect(returnTypes).toEqual(['PR', 'TR', null]);
  expect(rows.map(({ currency, isHedged }) => [currency, isHedged])).toEqual([
    ['EUR', false],
    ['EUR', true],
    ['USD', false],
    [null, false],
  ]);
  expect(rows[2]?.cells.get('TR')?.map(({ fundId }) => fundId)).toEqual(['A']);
  expect(rows[2]?.cells.get(null)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { variantChoices } from './variant-choices.ts';

const variant = (
  fundId: string,
  returnType: 'PR' | 'NTR' | 'TR' | null,
  currency: string | null,
  hedgedTo: string | null = null,
) => ({ fundId, returnType, currency, hedgedTo });

const group = [
  variant('TR_USD', 'TR', 'USD'),
  variant('NTR_USD', 'NTR', 'USD'),
  variant('PR_USD', 'PR', 'USD'),
  variant('NTR_JPY', 'NTR', 'JPY'),
  variant('NTR_JPYH', 'NTR', 'JPY', 'JPY'),
  variant('NTR_CHFH', 'NTR', 'CHF', 'CHF'),
];
const idsOf = (fundId: string) => {
  const choices = variantChoices(group, fundId)!;
  return Object.fromEntries(
    Object.entries(choices).map(([name, all]) => [
      name,
      all.map(({ variant: { fundId: id }, isShown }) => (isShown ? `[${id}]` : id)),
    ]),
  );
};

test('ID-10 each property of a variant leads to the one that differs in it alone', () => {
  expect(idsOf('NTR_USD')).toEqual({
    returnTypes: ['PR_USD', '[NTR_USD]', 'TR_USD'],
    // Of Swiss francs there is only one that is hedged.
    currencies: ['NTR_CHFH', 'NTR_JPY', '[NTR_USD]'],
    hedging: ['[NTR_USD]'],
  });
  expect(idsOf('NTR_JPYH')).toEqual({
    returnTypes: ['[NTR_JPYH]'],
    currencies: ['NTR_CHFH', '[NTR_JPYH]', 'NTR_USD'],
    hedging: ['NTR_JPY', '[NTR_JPYH]'],
  });
});

test('ID-10 nothing is offered that does not exist', () => {
  expect(idsOf('TR_USD')).toEqual({
    returnTypes: ['PR_USD', 'NTR_USD', '[TR_USD]'],
    currencies: ['[TR_USD]'],
    hedging: ['[TR_USD]'],
  });
  expect(variantChoices([variant('A', 'TR', 'USD')], 'A')).toBeNull();
  expect(variantChoices(group, 'OTHER')).toBeNull();
});

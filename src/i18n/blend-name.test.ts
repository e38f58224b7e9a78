import { expect, test } from 'vitest';
import { blendName, weightText } from './blend-name.ts';

test('a blend is named by its weights, with decimals only where they have some', () => {
  const parts = [
    { weight: 66.5, portfolioName: 'World' },
    { weight: 33.5, portfolioName: 'Bonds' },
  ];
  expect(blendName(parts, 'en-us')).toBe('66.50% World + 33.50% Bonds');
  expect([60, 12.34].map((weight) => weightText('en-us', weight))).toEqual(['60%', '12.34%']);
});

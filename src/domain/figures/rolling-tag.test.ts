import { expect, test } from 'vitest';
import { rollingTag } from './rolling-tag.ts';

test('the tag of a rolling return bears its stretch in years', () => {
  expect(rollingTag('best', 36)).toBe('bestRollingReturn3Y');
  expect(rollingTag('positive', 120)).toBe('positiveRollingReturns10Y');
});

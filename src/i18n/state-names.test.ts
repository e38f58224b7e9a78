import { expect, test } from 'vitest';
import { stateCodes, stateNames } from '#src/contract/forms/states.ts';
import { stateName } from './state-names.ts';

test('every state and province that forms offer has a name in Japanese', () => {
  const unnamed = stateCodes.filter((code) => /[A-Za-z]/.test(stateName('ja-jp', code)));
  expect(stateCodes.length).toBeGreaterThan(70);
  expect(unnamed).toEqual([]);
  expect(stateName('en-us', 'US-WI')).toBe(stateNames['US-WI']);
});

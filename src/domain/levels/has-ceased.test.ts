import { expect, test } from 'vitest';
import { hasCeased } from './has-ceased.ts';

test('an index has ceased from its last day on, and not before it', () => {
  const ended = { ceasedOn: '2026-11-20' };
  expect(hasCeased(ended, '2026-11-19')).toBe(false);
  expect(hasCeased(ended, '2026-11-20')).toBe(true);
  expect(hasCeased(ended, '2026-11-21')).toBe(true);
  expect(hasCeased({ ceasedOn: null }, '2026-11-20')).toBe(false);
});

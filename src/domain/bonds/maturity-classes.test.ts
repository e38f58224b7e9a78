import { expect, test } from 'vitest';
import { maturityClass, maturityRank } from './maturity-classes.ts';

const of = (maturity: string | null) => maturityClass('2026-11-18', maturity);

test('a bond is in the class of the years that it has to go', () => {
  expect([
    of('2026-11-18'),
    of('2027-11-17'),
    of('2027-11-20'),
    of('2029-11-17'),
    of('2029-11-19'),
    of('2036-11-17'),
    of('2036-11-19'),
    of('2076-11-19'),
  ]).toEqual(['0–1', '0–1', '1–3', '1–3', '3–5', '7–10', '10+', '10+']);
});

test('a bond that has matured, and a day that is not known, have no class', () => {
  expect([of('2026-11-17'), of(null), maturityClass(null, '2030-01-15')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('classes are in the order of their years, the shortest first, and what has none comes last', () => {
  const sorted = ['10+', null, '0–1', '3–5', '1–3'].toSorted(
    (one, other) => maturityRank(one) - maturityRank(other),
  );
  expect(sorted).toEqual(['0–1', '1–3', '3–5', '10+', null]);
});

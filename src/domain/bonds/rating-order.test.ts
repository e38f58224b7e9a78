import { expect, test } from 'vitest';
import { ratingRank } from './rating-order.ts';

const inOrder = (names: readonly (string | null)[]) =>
  names.toSorted((one, other) => ratingRank(one) - ratingRank(other));

test('ratings are ordered from the best to the worst, by the letters of either agency', () => {
  expect(inOrder(['AA', 'A', 'BBB', 'AAA'])).toEqual(['AAA', 'AA', 'A', 'BBB']);
  expect(inOrder(['BBB−', 'BB', 'BBB+', 'A-', 'BBB'])).toEqual(['A-', 'BBB+', 'BBB', 'BBB−', 'BB']);
  expect(inOrder(['Ba1', 'Aaa', 'Baa3', 'Baa1', 'Caa'])).toEqual([
    'Aaa',
    'Baa1',
    'Baa3',
    'Ba1',
    'Caa',
  ]);
});

test('what is no rating comes last, in the order that it had', () => {
  expect(inOrder(['NR', 'D', null, 'Unrated', 'B'])).toEqual(['B', 'D', 'NR', null, 'Unrated']);
});

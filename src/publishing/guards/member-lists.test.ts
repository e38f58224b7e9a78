import { expect, test } from 'vitest';
import { askAboutMembers } from './member-lists.ts';

type List = Parameters<typeof askAboutMembers>[0];

const found = (weights: readonly (number | null)[]) => {
  const members = weights.map((weight, at) => ({
    name: `Member ${at}`,
    isin: null,
    ticker: null,
    weight,
  }));
  const list = {
    fundId: 'AAA',
    asOfDate: null,
    members,
    places: [],
    begins: { file: 'a.csv', line: 2 },
  };
  const asked: string[] = [];
  askAboutMembers(
    list as unknown as List,
    (one) => void asked.push(one.found),
    'constituents',
    'AAA',
  );
  return asked;
};

test('a list of which only some members have a weight is asked about, be it only one that has', () => {
  expect(found([100, null, null])).toEqual(['2 of 3 members have no weight']);
  expect(found([50, 50, null])).toEqual(['1 of 3 members have no weight']);
  expect([found([null, null]), found([50, 50])]).toEqual([[], []]);
});

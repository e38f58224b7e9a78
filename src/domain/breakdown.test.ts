import { expect, test } from 'vitest';
import { breakdownBy } from './breakdown.ts';

const member = (sector: string | null, weight: number | null) => ({ sector, weight });
const bySector = (members: ReturnType<typeof member>[]) =>
  breakdownBy(members, ({ sector }) => sector);

test('members of a class are counted and weighed together, heaviest first, those without one last', () => {
  const members = [
    member('Energy', 10),
    member(null, 60),
    member('Health', 12.5),
    member('Energy', 17.5),
  ];
  expect(bySector(members)).toEqual([
    { name: 'Energy', weight: 27.5, count: 2 },
    { name: 'Health', weight: 12.5, count: 1 },
    { name: null, weight: 60, count: 1 },
  ]);
});

test('there is no breakdown without weights or without classes', () => {
  expect(bySector([])).toBeNull();
  expect(bySector([member('Energy', 10), member('Health', null)])).toBeNull();
  expect(bySector([member(null, 40), member(null, 60)])).toBeNull();
});

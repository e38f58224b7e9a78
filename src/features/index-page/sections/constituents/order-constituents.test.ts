import { expect, test } from 'vitest';
import { exampleConstituents } from '../../index-page.example-data.ts';
import { orderConstituents } from './order-constituents.ts';

const { constituents } = exampleConstituents();
const compare = (one: string, other: string) => one.localeCompare(other, 'en');

test('members are ordered by a text, and among equal ones by weight', () => {
  const names = orderConstituents(constituents, 'country', compare).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual([
    'Example Company 2',
    'Example Company 4',
    'Example Company 6',
  ]);
  expect(names[5]).toBe('Example Company 1');
});

test('members without the text come last', () => {
  const some = constituents.with(0, { ...constituents[0]!, sector: null });
  expect(orderConstituents(some, 'sector', compare).at(-1)?.name).toBe('Example Company 1');
});

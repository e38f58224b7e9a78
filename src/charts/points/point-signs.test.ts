import { expect, test } from 'vitest';
import { typesOfPoints } from './point-signs.ts';

const all = ['equity', 'fixed-income', 'multi-asset', 'alternatives', 'esg', 'private-markets'];
const of = (...types: string[]) => types.map((assetType) => ({ assetType }));

test('SC-01 asset types of points have a sign and a colour each, in the order of all types', () => {
  const looks = typesOfPoints(of('esg', 'private-markets', ...all, 'crypto', 'crypto'), all);
  expect(Array.from(looks.keys())).toEqual([...all, 'crypto']);
  const found = Array.from(looks.values());
  expect(new Set(found.slice(0, 6).map(({ sign }) => sign)).size).toBe(6);
  expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('SC-01 an asset type looks the same whatever else is in the list', () => {
  const alone = typesOfPoints(of('esg'), all);
  expect(alone.get('esg')).toEqual(typesOfPoints(of('equity', 'esg'), all).get('esg'));
  expect(alone.size).toBe(1);
});

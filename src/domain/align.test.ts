import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { align, type Stretch } from './align.ts';

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
const isSame = (one: string, other: string) => one === other;

const sideOf = (stretches: Stretch<string>[], side: 'before' | 'after') =>
  stretches.flatMap((stretch) => {
    if (stretch.kind === 'same') return stretch.pairs.map((pair) => pair[side]);
    return side === 'before' ? stretch.removed : stretch.added;
  });

/** Length of the longest list that both hold in order, by trying everything. */
function longestCommon([first, ...before]: string[], after: string[]): number {
  if (first === undefined) return 0;
  const at = after.indexOf(first);
  const without = longestCommon(before, after);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(before, after.slice(at + 1)));
}

test('both lists are found again, in stretches that take turns, with as much in common as can be', () => {
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const stretches = align(before, after, isSame);
      expect(sideOf(stretches, 'before')).toEqual(before);
      expect(sideOf(stretches, 'after')).toEqual(after);
      const pairs = stretches.flatMap((one) => (one.kind === 'same' ? one.pairs : []));
      expect(pairs.every((pair) => pair.before === pair.after)).toBe(true);
      expect(pairs).toHaveLength(longestCommon(before, after));
      const kinds = stretches.map(({ kind }) => kind);
      expect(kinds.every((kind, at) => kind !== kinds[at + 1])).toBe(true);
    }),
  );
});

test('lists that have almost nothing in common are not aligned, however long they are', () => {
  const listOf = (name: string) =>
    Array.from({ length: 401 }, (_, at) => (at === 200 ? 'common' : `${name} ${at}`));
  const [before, after] = [listOf('before'), listOf('after')];
  expect(align(before, after, isSame)).toEqual([
    { kind: 'changed', removed: before, added: after },
  ]);
});

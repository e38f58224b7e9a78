import { expect, test } from 'vitest';
import { archivedPart, pagedPart } from './feed-part.ts';

/** So many entries of a month, newest first. */
const month = (of: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: `${of}-${String(28 - (at % 28)).padStart(2, '0')}`,
    at,
  }));

const all = [...month('2026-11', 60), ...month('2026-09', 2), ...month('2026-01', 3)];

test('a feed has all of its newest month, and leads to the archive of the one before', () => {
  const { shown, place } = archivedPart(all, undefined, (of) => of ?? 'feed');
  expect(shown).toHaveLength(60);
  expect(place).toEqual({ path: 'feed', previousArchive: '2026-09' });
  expect(archivedPart([], undefined, (of) => of ?? 'feed').place.previousArchive).toBeNull();
});

test('a feed of few entries has those of older months too, which their archives have as well', () => {
  const few = [...month('2026-11', 3), ...month('2026-09', 60)];
  expect(archivedPart(few, undefined, (of) => of ?? 'feed').shown).toHaveLength(50);
  expect(archivedPart(few, '2026-09', (of) => of ?? 'feed').shown).toHaveLength(60);
});

test('the newest month is not over, and has no archive', () => {
  expect(() => archivedPart(all, '2026-11', (of) => of ?? 'feed')).toThrow('2026-11');
});

test('pages hold each entry once, the first has the address of the feed, and the last leads nowhere', () => {
  const parts = [1, 2].map((page) => pagedPart(all, page, (of) => (of ? `page ${of}` : 'feed')));
  expect(parts.flatMap(({ shown }) => shown)).toEqual(all);
  expect(parts.map(({ place }) => [place.path, place.nextPage])).toEqual([
    ['feed', 'page 2'],
    ['page 2', null],
  ]);
});

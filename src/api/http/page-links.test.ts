import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

const at = 'https://indexes.example/api/notices?type=review&page=2&size=20&utm_source=mail';
const link = (page: number, rel: string) =>
  `</api/notices?type=review&page=${page}&size=20>; rel="${rel}"`;

test('a page of a list names the first, the last and those beside it, without what is of one reader', () => {
  expect(pageLinks(at, { page: 2, size: 20 }, { notices: [], totalNotices: 61 })).toBe(
    [link(1, 'first'), link(1, 'prev'), link(3, 'next'), link(4, 'last')].join(', '),
  );
  const ofIndexes = pageLinks(at, { page: 1, size: 20 }, { numberOfPortfolios: 21 });
  expect(ofIndexes).toBe([link(1, 'first'), link(2, 'next'), link(2, 'last')].join(', '));
  expect(pageLinks(at, { page: 4, size: 20 }, { totalNotices: 80 })).toBe(
    [link(1, 'first'), link(3, 'prev'), link(4, 'last')].join(', '),
  );
  expect(pageLinks(at, { page: 1, size: 20 }, { totalNotices: 0 })).toBe(
    [link(1, 'first'), link(1, 'last')].join(', '),
  );
});

test('a page beyond the last leads back to the last, and what has no pages has no links', () => {
  expect(pageLinks(at, { page: 9, size: 20 }, { totalNotices: 61 })).toContain(link(4, 'prev'));
  expect(pageLinks(at, { size: 20 }, { totalNotices: 61 })).toBeNull();
  expect(pageLinks(at, { page: 1, size: 20 }, { totalNotices: 'many' })).toBeNull();
});

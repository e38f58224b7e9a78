import { expect, test } from 'vitest';
import { jsonFeed } from './json-feed.ts';

const entry: Parameters<typeof jsonFeed>[0]['entries'][number] = {
  idPath: '/notices/n1',
  path: '/notices/n1/closing',
  title: 'Closing',
  summary: 'It closes',
  date: '2026-11-18',
  updated: '2026-11-19',
  category: { value: 'index', label: 'Index' },
  authors: [],
};

test('an entry names its authors where it has some, and else those of the feed hold', () => {
  const entries = [entry, { ...entry, authors: [{ name: 'Ann Lee' }] }];
  const feed = jsonFeed({
    language: 'en-us',
    publicUrl: 'https://indexes.example',
    siteName: 'Harbour',
    title: 'Notices',
    subtitle: 'Of indexes',
    path: '/notices',
    place: { path: '/notices/feed.json' },
    released: '2026-11-19T22:00:00.000Z',
    entries,
  });
  const { authors, items } = JSON.parse(feed) as {
    authors: unknown;
    items: { authors?: unknown }[];
  };
  expect(authors).toEqual([{ name: 'Harbour', url: 'https://indexes.example' }]);
  expect(items.map((item) => item.authors)).toEqual([undefined, [{ name: 'Ann Lee' }]]);
});

import { expect, test } from 'vitest';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { previewParts } from './preview-parts.ts';

const changes: DifferenceReport = {
  comparedWith: null,
  isSame: false,
  items: [
    { kind: 'document', opened: [{ key: 'rules', name: 'Rules' }], closed: [], changed: [] },
    {
      kind: 'page',
      opened: [{ key: 'en-us/page/rules', name: 'How we calculate' }],
      closed: [],
      changed: [{ key: 'ja-jp/', name: 'Front page', fields: [] }],
    },
    { kind: 'notice', opened: [{ key: 'n1', name: 'A notice' }], closed: [], changed: [] },
    { kind: 'brand', opened: [{ key: 'brand', name: 'Brand' }], closed: [], changed: [] },
    { kind: 'index', opened: [], closed: [{ key: 'ZZZ', name: 'Gone' }], changed: [] },
  ],
  levels: [],
  constituents: [
    {
      key: 'AAA',
      name: 'Alpha',
      before: { date: null, number: 1 },
      after: { date: null, number: 1 },
      added: [],
      removed: [],
      weights: [],
      turnover: null,
    },
  ],
  consequences: { figures: [], notCompared: 0 },
  questions: [],
};

test('the list of changed places leads to the section of an index that differs', async () => {
  const app = previewParts({ changes } as Parameters<typeof previewParts>[0]);
  const page = await (await app.request('/preview/changes')).text();
  const [list = ''] = /<ul>[^]*?<\/ul>/.exec(page) ?? [];
  expect(Array.from(list.matchAll(/<li>(.*?)<\/li>/g), ([, item]) => item)).toEqual([
    '<a href="/documents">Rules</a>',
    '<a href="/page/rules">How we calculate</a>',
    '<a href="/">Front page</a>',
    '<a href="/notices/n1">A notice</a>',
    'Gone (gone)',
    '<a href="/indexes/details/AAA#constituents">Alpha</a>',
  ]);
});

test('a file of a preview is named as one, wherever it is saved', async () => {
  const app = previewParts({ changes } as Parameters<typeof previewParts>[0]);
  app.get('/data/levels.csv', (c) => c.text('date'));
  app.get('/api/prices/download.xlsx', (c) =>
    c.text('', 200, {
      'Content-Disposition': `attachment; filename="a.xlsx"; filename*=UTF-8''a.xlsx`,
    }),
  );
  app.get('/assets/page-1.js', (c) => c.text('1'));
  app.get('/status', (c) => c.html('<head></head>'));
  const named = async (path: string) =>
    (await app.request(path)).headers.get('Content-Disposition');
  expect(await named('/data/levels.csv')).toBe('inline; filename="preview-levels.csv"');
  expect(await named('/api/prices/download.xlsx')).toBe(
    `attachment; filename="preview-a.xlsx"; filename*=UTF-8''preview-a.xlsx`,
  );
  for (const path of ['/assets/page-1.js', '/status', '/missing.csv']) {
    expect(await named(path)).toBeNull();
  }
});

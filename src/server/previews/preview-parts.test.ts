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

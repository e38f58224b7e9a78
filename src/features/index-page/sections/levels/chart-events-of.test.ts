import { expect, test } from 'vitest';
import type { IndexEvent } from '#src/contract/api/indexes/index-events.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { chartEventsOf } from './chart-events-of.ts';

const event = (
  kind: IndexEvent['kind'],
  date: string,
  more: Partial<IndexEvent> = {},
): IndexEvent => ({
  kind,
  date,
  until: null,
  name: null,
  noticeId: null,
  additions: null,
  deletions: null,
  ...more,
});

const fundId = 'WORLD';
const events = [
  event('review', '2000-12-15'),
  event('launch', '2001-01-02'),
  event('crisis', '2020-02-19', { until: '2020-03-23', name: 'Pandemic' }),
  event('rule-change', '2024-01-02', { name: 'Tax rates', noticeId: 'tax-2024' }),
  event('correction', '2025-03-27', { name: 'Late price' }),
  event('correction', '2025-03-28'),
  event('review', '2026-09-18', { additions: 12, deletions: 9 }),
  event('end', '2026-11-20'),
];

test('ID-02 each mark of the chart says what happened, in both languages', () => {
  const textsIn = (language: 'en-us' | 'ja-jp') =>
    chartEventsOf({ fundId, events }, language).map(({ text }) => text);
  expect(textsIn('en-us')).toEqual([
    'Review (back-tested)',
    'Launch',
    'Pandemic',
    'Change of rules: Tax rates',
    'Corrected level: Late price',
    'Corrected level',
    'Review: 12 in, 9 out',
    'End of the index',
  ]);
  expect(textsIn('ja-jp')).toEqual([
    '定期見直し（バックテスト）',
    '公表開始',
    'Pandemic',
    '算出方法の変更：Tax rates',
    '指数値の訂正：Late price',
    '指数値の訂正',
    '定期見直し：追加12、除外9',
    '算出終了',
  ]);
});

test('ID-02 marks lead to the notice, to the list of the review and to the corrections', () => {
  const found = chartEventsOf({ fundId, events }, 'en-us');
  expect(found.map(({ href }) => href)).toEqual([
    '/indexes/details/WORLD?review=2000-12-15',
    null,
    null,
    '/notices/tax-2024',
    '/corrections?index=WORLD',
    '/corrections?index=WORLD',
    '/indexes/details/WORLD?review=2026-09-18',
    null,
  ]);
  expect(found[2]).toMatchObject({ shape: 'bar', kind: 'Crisis' });
  expect([found[2]?.from, found[2]?.until].map((day) => isoOfDay(day ?? 0))).toEqual([
    '2020-02-19',
    '2020-03-23',
  ]);
  expect(chartEventsOf(undefined, 'en-us')).toEqual([]);
});

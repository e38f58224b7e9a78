import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { seriesOf } from '../charts.examples.tsx';
import { backTestNotes } from './back-test-notes.ts';
import type { NamedLine } from './lines-layout.ts';

const series = seriesOf([
  ['2026-01-30', 200],
  ['2026-03-31', 150],
]);
const line = (launch: string | null): NamedLine => ({
  name: 'World',
  series,
  launch: launch === null ? null : dayOfIso(launch),
  href: '/world',
});

test('15.5 of lines whose launch is not published the chart says so, by their letters where there are others', () => {
  const text = 'which levels are back-tested is not known.';
  const blend = { ...line(null), href: null, isHypothetical: true };
  expect(backTestNotes('en-us', [line('2026-01-30'), line(null), line(null), blend])).toEqual([
    'Dashed (D): hypothetical from beginning to end.',
    `Launch date not published (B, C): ${text}`,
  ]);
  expect(backTestNotes('en-us', [line(null)])).toEqual([`Launch date not published: ${text}`]);
  expect(backTestNotes('ja-jp', [line('2026-01-30'), line(null)])).toEqual([
    '公表開始日が公表されていないため（B）、どの指数値がバックテストによるものかは不明です。',
  ]);
});

import { expect, test } from 'vitest';
import { seriesOf } from '../charts.examples.tsx';
import { summaryOf } from './chart-summary.ts';

test('a chart of a single level says so, and tells of no change', () => {
  const series = seriesOf([
    ['2026-11-19', 1000],
    ['2026-11-20', 1250],
  ]);
  const shown = { series, language: 'en-us', launch: null, hasReturns: true, decimals: 2 } as const;
  expect(summaryOf(shown, { from: 1, to: 1 })).toBe(
    'One level is published: 1,250.00 on 20 Nov 2026.',
  );
});

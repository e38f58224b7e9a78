import { expect, test } from 'vitest';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { leftOutNote, withoutUnknown } from './left-out.ts';

type Risk = IndexFigures['risk'][number];
type Drawdown = IndexFigures['drawdowns'][number];

const risk = (figure: Risk['figure'], window: Risk['window'], value: number | null): Risk => ({
  tag: `${figure}${window}`,
  figure,
  window,
  unit: 'percent',
  frequency: 'monthly',
  value,
  missing: value === null ? (figure === 'beta' ? 'not-covered' : 'too-short') : null,
  crossesLaunch: false,
  from: null,
  to: null,
  observations: 0,
});

const drawdown = (window: Drawdown['window'], depth: number | null): Drawdown => ({
  tag: `maximumDrawdown${window}`,
  window,
  depth,
  peak: null,
  trough: null,
  recovery: null,
  missing: depth === null ? 'too-short' : null,
  crossesLaunch: false,
  from: null,
  to: null,
});

test('ID-02 windows of which nothing is known are left out, and named once with the reason', () => {
  const known = withoutUnknown({
    risk: [risk('volatility', '1Y', 12), risk('volatility', '3Y', null)],
    drawdowns: [drawdown('1Y', -8), drawdown('3Y', null), drawdown('inception', -8)],
  });
  expect(known.risk.map(({ tag }) => tag)).toEqual(['volatility1Y']);
  expect(known.drawdowns.map(({ window }) => window)).toEqual(['1Y', 'inception']);
  expect(leftOutNote('en-us', known)).toBe(
    'Not shown: 3Y, because the published history is too short.',
  );
  expect(leftOutNote('ja-jp', known)).toBe(
    '3年は表示していません（公表されている履歴が足りないため）。',
  );
});

test('ID-02 a kind of figure that no window has is named, a dash beside figures stays', () => {
  const known = withoutUnknown({
    risk: [
      risk('volatility', '1Y', 12),
      risk('volatility', '3Y', 13),
      risk('sharpe-ratio', '1Y', 0.4),
      risk('sharpe-ratio', '3Y', null),
      risk('beta', '1Y', null),
      risk('beta', '3Y', null),
    ],
    drawdowns: [drawdown('1Y', -8)],
  });
  expect(known.risk.map(({ tag }) => tag)).toContain('sharpe-ratio3Y');
  expect(leftOutNote('en-us', known)).toBe(
    'Not shown: Beta, because the index it is measured against has no levels for the whole window.',
  );
});

test('ID-02 of a young index the windows stand for all that is left out; where all is known nothing is said', () => {
  const young = withoutUnknown({
    risk: [risk('volatility', '1Y', null), risk('beta', '3Y', null)],
    drawdowns: [drawdown('1Y', null), drawdown('inception', -3)],
  });
  expect(young.risk).toEqual([]);
  expect(leftOutNote('en-us', young)).toMatch(/^Not shown: 1Y, 3Y, because the published history/);
  expect(leftOutNote('en-us', withoutUnknown({ risk: [], drawdowns: [] }))).toBe('');
});

test('ID-02 a window without a fall that was measured is named, even where it has other figures', () => {
  const known = withoutUnknown({
    risk: [risk('volatility', '1Y', 12)],
    drawdowns: [drawdown('1Y', null), drawdown('inception', -3)],
  });
  expect(leftOutNote('en-us', known)).toContain('Not shown: 1Y,');
});

import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { seriesOf } from '../charts.examples.tsx';
import { layoutLines } from '../lines/lines-layout.ts';
import { layoutLevelChart } from './level-chart-layout.ts';

// Ten days, from 102 to 198: with 4% of 96 above and below the scale is 103.68 high and ends at 201.84.
const series = seriesOf([
  ['2026-11-10', 102],
  ['2026-11-12', 150],
  ['2026-11-15', 198],
  ['2026-11-20', 126],
]);
const index = { series, launch: null };
const whole = { from: 0, to: 3 };
const shareOf = (value: number) => (201.84 - value) / 103.68;

test('ID-02 levels stand at their day and value, on a scale that fits them', () => {
  const { levels } = layoutLevelChart({ lines: [index], stretch: whole, scale: 'linear' });
  const at = (iso: string, value: number) => levels.placeOf(dayOfIso(iso)!, value);
  expect(at('2026-11-10', 102)).toEqual({ x: 0, y: expect.closeTo(shareOf(102), 10) });
  expect(at('2026-11-12', 150)).toEqual({ x: 0.2, y: expect.closeTo(0.5, 10) });
  expect(levels.marks).toEqual([expect.closeTo(shareOf(126), 10)]);
  // The grid is whole; beside the last value, 126, there is no room for the label of 120.
  expect(levels.valueTicks.map(({ value }) => value)).toEqual([100, 120, 140, 160, 180, 200]);
  expect(levels.labelledTicks.map(({ value }) => value)).toEqual([100, 140, 160, 180, 200]);
  expect(levels.paths()).toEqual([
    { live: 'M0 9630l2000-4630 3000-4630 5000 6945', backTested: '' },
  ]);
});

test('ID-02 level and drawdown have one time, and a fall counts from the high of the whole history', () => {
  const stretch = { from: 2, to: 3 };
  const { falls, levels, drawdowns } = layoutLevelChart({
    lines: [
      {
        series: seriesOf([
          ['2026-11-01', 252],
          ['2026-11-10', 102],
          ['2026-11-15', 198],
          ['2026-11-20', 126],
        ]),
        launch: null,
      },
    ],
    stretch,
    scale: 'linear',
  });
  // 198 / 252 = 0.7857, 126 / 252 = 0.5.
  expect(Array.from(falls[0]!.series.values)).toEqual([
    expect.closeTo(-21.42857, 4),
    expect.closeTo(-50, 10),
  ]);
  expect(Array.from(drawdowns.days, isoOfDay)).toEqual(['2026-11-15', '2026-11-20']);
  expect(drawdowns.days).toEqual(levels.days);
});

test('ID-02 beside others an index is 100 on the first day of the window that all have', () => {
  const other = {
    launch: null,
    series: seriesOf([
      ['2026-11-12', 40],
      ['2026-11-15', 50],
      ['2026-11-20', 30],
    ]),
  };
  const { shown, falls } = layoutLevelChart({
    lines: [index, other],
    stretch: whole,
    scale: 'linear',
  });
  expect(shown.map((line) => Array.from(line.series.values))).toEqual([
    [100, 132, 84],
    [100, 125, 75],
  ]);
  // 126 / 198 and 30 / 50, of their own highs.
  expect(falls.map((line) => line.series.values.at(-1))).toEqual([
    expect.closeTo(-36.3636, 3),
    expect.closeTo(-40, 10),
  ]);
});

test('ID-02 an index without a day in common with the others is shown alone, and that is said', () => {
  const other = {
    launch: null,
    series: seriesOf([
      ['2026-12-01', 40],
      ['2026-12-02', 50],
    ]),
  };
  const model = { lines: [index, other], stretch: whole, scale: 'linear' } as const;
  expect(layoutLevelChart(model)).toMatchObject({ isWithoutCommonDay: true, shown: { length: 1 } });
});

test('ID-02 the part before the launch date is drawn apart and meets the live part', () => {
  const { launchShare, paths } = layoutLines(
    [{ series, launch: dayOfIso('2026-11-15') }],
    'linear',
  );
  const [{ live, backTested } = { live: '', backTested: '' }] = paths();
  expect(backTested).toBe('M0 9630l2000-4630 3000-4630');
  expect(live).toBe('M5000 370l5000 6945');
  expect(launchShare).toBe(0.5);
});

test('ID-02 a launch date outside the window lies on its edge', () => {
  const shareOfLaunch = (iso: string) =>
    layoutLines([{ series, launch: dayOfIso(iso) }], 'linear').launchShare;
  expect(shareOfLaunch('2020-01-01')).toBe(0);
  expect(shareOfLaunch('2027-01-01')).toBe(1);
});

test('ID-02 the thread finds the level nearest to the pointer', () => {
  const { positionAt } = layoutLines([index], 'linear');
  expect([-0.1, 0, 0.09, 0.11, 0.34, 0.36, 0.74, 0.76, 1.2].map(positionAt)).toEqual([
    0, 0, 0, 1, 1, 2, 2, 3, 3,
  ]);
});

test('ID-02 an index with one level is drawn without a fault', () => {
  const one = { series: seriesOf([['2026-11-20', 100]]), launch: null };
  const { levels } = layoutLevelChart({
    lines: [one],
    stretch: { from: 0, to: 0 },
    scale: 'linear',
  });
  expect(levels.xOf(dayOfIso('2026-11-20')!)).toBe(1);
  expect(levels.marks[0]).toBeCloseTo(0.5, 5);
  expect(levels.positionAt(0.5)).toBe(0);
});

test('ID-02 25 years of daily levels make a path of at most 802 points', () => {
  const days = Int32Array.from({ length: 9132 }, (_, i) => i);
  const values = Float64Array.from(days, (day) => 100 + 50 * Math.sin(day / 7));
  const [paths] = layoutLines([{ series: { days, values }, launch: null }], 'linear').paths();
  expect((paths?.live.match(/-?\d+/g)?.length ?? 0) / 2).toBeLessThanOrEqual(802);
  expect(paths?.live).toMatch(/^M\d+ \d+l[\d -]+$/);
});

import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { seriesOf } from '../charts.examples.tsx';
import { layoutLevelChart } from './level-chart-layout.ts';

// Ten days; the scale runs from 100 to 200, so that places can be read off by hand.
const series = seriesOf([
  ['2026-11-10', 100],
  ['2026-11-12', 150],
  ['2026-11-15', 200],
  ['2026-11-20', 125],
]);
const model = { series, launch: null, endsMonth: false, period: 'Max', scale: 'linear' } as const;

test('ID-02 levels stand at their day and value', () => {
  const layout = layoutLevelChart(model);
  expect(layout.placeOf(0)).toEqual({ x: 0, y: 1 });
  expect(layout.placeOf(1)).toEqual({ x: 0.2, y: 0.5 });
  expect(layout.placeOf(3)).toEqual({ x: 1, y: 0.75 });
  expect(layout.paths()).toEqual({
    live: 'M0 10000l2000-5000 3000-5000 5000 7500',
    backTested: '',
  });
  expect(layout.end).toEqual({ share: 0.75, value: 125 });
  expect(layout.valueTicks.map(({ value, share }) => [value, share])).toEqual([
    [100, 1],
    [120, 0.8],
    [140, 0.6],
    [160, 0.4],
    [180, 0.2],
    [200, 0],
  ]);
});

test('ID-02 the part before the launch date is drawn apart and meets the live part', () => {
  const layout = layoutLevelChart({ ...model, launch: dayOfIso('2026-11-15') });
  expect(layout.paths().backTested).toBe('M0 10000l2000-5000 3000-5000');
  expect(layout.paths().live).toBe('M5000 0l5000 7500');
  expect(layout.launchShare).toBe(0.5);
});

test('ID-02 a launch date outside the period lies on its edge', () => {
  expect(layoutLevelChart({ ...model, launch: dayOfIso('2020-01-01') }).launchShare).toBe(0);
  expect(layoutLevelChart({ ...model, launch: dayOfIso('2027-01-01') }).launchShare).toBe(1);
});

test('ID-02 the crosshair finds the level nearest to the pointer', () => {
  const { positionAt } = layoutLevelChart(model);
  expect([-0.1, 0, 0.09, 0.11, 0.34, 0.36, 0.74, 0.76, 1.2].map(positionAt)).toEqual([
    0, 0, 0, 1, 1, 2, 2, 3, 3,
  ]);
});

test('ID-02 an index with one level is drawn without a fault', () => {
  const one = layoutLevelChart({ ...model, series: seriesOf([['2026-11-20', 100]]) });
  expect(one.placeOf(0).x).toBe(1);
  expect(one.end.share).toBeCloseTo(0.5, 5);
  expect(one.positionAt(0.5)).toBe(0);
});

test('ID-02 25 years of daily levels make a path of at most 802 points', () => {
  const days = Int32Array.from({ length: 9132 }, (_, i) => i);
  const values = Float64Array.from(days, (day) => 100 + 50 * Math.sin(day / 7));
  const paths = layoutLevelChart({ ...model, series: { days, values } }).paths();
  expect((paths.live.match(/-?\d+/g)?.length ?? 0) / 2).toBeLessThanOrEqual(802);
  expect(paths.live).toMatch(/^M\d+ \d+l[\d -]+$/);
});

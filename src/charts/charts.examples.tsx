import type { Levels } from '#src/domain/levels/level-columns.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { ShownSeries } from './shown-series.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { LevelChart, type LevelChartProps } from './levels/level-chart.tsx';

/** A series from dates and levels, as an example or a test writes them down. */
export function seriesOf(points: readonly (readonly [iso: string, level: number])[]): Levels {
  return {
    days: Int32Array.from(points, ([iso]) => dayOfIso(iso) ?? Number.NaN),
    values: Float64Array.from(points, ([, level]) => level),
  };
}

/** Daily levels up to 20 November 2026: a slow rise with two waves, without chance. */
export function wavySeries(numberOfDays: number): Levels {
  const last = dayOfIso('2026-11-20') ?? Number.NaN;
  const days = Int32Array.from({ length: numberOfDays }, (_, i) => last - numberOfDays + 1 + i);
  const values = Float64Array.from(days, (_, i) => {
    const wave = 0.1 * Math.sin(i / 190) + 0.03 * Math.sin(i / 17);
    return Math.round(100_000 * (1 + i / 4000 + wave)) / 100;
  });
  return { days, values };
}

type LevelChartExample = { name: string; title: string; shown: Omit<ShownSeries, 'language'> };

const launch = dayOfIso('2019-03-01');

/** The level chart in each of its states. */
export const levelChartExamples: readonly LevelChartExample[] = [
  {
    name: 'ten years, back-tested before the launch date',
    title: 'Index level · Net total return · USD',
    shown: { series: wavySeries(3660), launch, hasReturns: true, decimals: 2 },
  },
  {
    name: 'an exchange rate of four months',
    title: 'Index level · EUR/USD',
    shown: {
      series: seriesOf([
        ['2026-08-03', 1.0834],
        ['2026-08-31', 1.0912],
        ['2026-09-30', 1.0771],
        ['2026-10-30', 1.0695],
        ['2026-11-20', 1.0702],
      ]),
      launch: null,
      hasReturns: true,
      decimals: 4,
    },
  },
  {
    name: 'a rate that passes through zero',
    title: 'Index level · Ten-year rate',
    shown: {
      series: seriesOf([
        ['2026-07-31', 0.25],
        ['2026-08-31', -0.1],
        ['2026-09-30', -0.5],
        ['2026-10-30', -0.48],
      ]),
      launch: null,
      hasReturns: false,
      decimals: 4,
    },
  },
  {
    name: 'half a year without levels',
    title: 'Index level · Price return · EUR',
    shown: {
      series: seriesOf([
        ['2025-10-31', 100],
        ['2025-11-28', 104.2],
        ['2025-12-31', 103.1],
        ['2026-06-30', 110.4],
        ['2026-07-31', 112.9],
        ['2026-08-31', 111],
      ]),
      launch: null,
      hasReturns: true,
      decimals: 2,
    },
  },
  {
    name: 'one level only',
    title: 'Index level · Price return · EUR',
    shown: { series: seriesOf([['2026-11-20', 100]]), launch: null, hasReturns: true, decimals: 2 },
  },
];

/** What a chart of one index is given beside its language. */
export function chartOf(
  title: string,
  { series, launch, hasReturns, decimals }: LevelChartExample['shown'],
): Omit<LevelChartProps, 'language'> {
  return {
    title,
    lines: [{ name: 'World', series, launch, hasReturns, href: null }],
    decimals,
    events: [
      {
        from: launch ?? 0,
        until: null,
        shape: 'flag',
        kind: 'Launch',
        text: 'Launch',
        href: null,
      },
      {
        from: 20_300,
        until: 20_400,
        shape: 'bar',
        kind: 'Crisis',
        text: 'Inflation and rates',
        href: null,
      },
    ],
    endsMonth: false,
  };
}

export const gallery: Gallery = (language) => ({
  title: 'Level chart',
  examples: levelChartExamples.map(({ name, title, shown }) => ({
    name,
    content: <LevelChart {...chartOf(title, shown)} language={language} />,
  })),
});

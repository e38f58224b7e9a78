import type { ComponentProps } from 'react';
import { dayOfIso } from '#src/domain/day.ts';
import { seriesOf, wavySeries } from '../charts.examples.tsx';
import type { Gallery } from '#src/ui/gallery.ts';
import { rebased } from './lines-layout.ts';
import { LinesChart } from './lines-chart.tsx';

type Example = { name: string; props: Omit<ComponentProps<typeof LinesChart>, 'language'> };

const named = (name: string, points: Parameters<typeof seriesOf>[0]) => ({
  name,
  series: rebased(seriesOf(points)),
  launch: null,
  href: null,
});

/** The chart of several lines in each of its states. */
export const linesChartExamples: readonly Example[] = [
  {
    name: 'three indexes that end close together',
    props: {
      title: 'Three indexes, 30 Jan 2026 = 100',
      lines: [
        named('World NTR USD', [
          ['2026-01-30', 100],
          ['2026-02-27', 108],
          ['2026-03-31', 111.4],
        ]),
        named('World ex US NTR USD', [
          ['2026-01-30', 100],
          ['2026-02-27', 103],
          ['2026-03-31', 111.2],
        ]),
        named('Emerging Markets NTR USD', [
          ['2026-01-30', 100],
          ['2026-02-27', 96],
          ['2026-03-31', 110.9],
        ]),
      ],
      scale: 'linear',
      notes: ['Levels at the ends of months.'],
    },
  },
  {
    name: 'one index over ten years, back-tested before its launch, logarithmic',
    props: {
      title: 'Index level · Net total return · USD',
      lines: [
        {
          name: 'World NTR USD',
          series: wavySeries(3660),
          launch: dayOfIso('2019-03-01'),
          href: null,
        },
      ],
      scale: 'log',
      notes: [],
    },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Chart of several lines',
  examples: linesChartExamples.map(({ name, props }) => ({
    name,
    content: <LinesChart language={language} {...props} />,
  })),
});

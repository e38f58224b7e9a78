import { useId, useMemo } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { linesChartMessages } from '#src/i18n/messages/indexes/lines-chart.ts';
import { TimeAxis } from '../time-axis.tsx';
import { ValueAxis } from '../value-axis.tsx';
import { Crosshair, type Panel } from '../crosshair.tsx';
import type { Reading } from '../reading.ts';
import { backTestNotes } from './back-test-notes.ts';
import { layoutLines, readOn, valueOn, type LinesLayout, type NamedLine } from './lines-layout.ts';
import { LinesLegend } from './lines-legend.tsx';
import { LinesPlot } from './lines-plot.tsx';
import { LinesTable } from './lines-table.tsx';
import { shortNames } from './short-names.ts';
import type { ScaleKind } from '../value-scale.ts';
import styles from './lines-chart.module.css';

type LinesChartProps = {
  language: Language;
  /** Says what is shown and in what unit. */
  title: string;
  /** One to eleven lines of at least two levels each. The same array while they are the same lines. */
  lines: readonly NamedLine[];
  scale: ScaleKind;
  /** Levels, which have a change since their beginning, or per cent, which are read as they stand. */
  values?: 'levels' | 'percent';
  /** What else has to be said of the figures: the base, which levels are drawn. */
  notes: readonly string[];
};

/**
 * Lines of several indexes, complete without scripts: every line bears a letter, so that it is told by more
 * than its colour, and its values are a table too. Pointer, touch and keyboard read them day by day.
 */
export function LinesChart(props: LinesChartProps) {
  const { language, title, lines, scale, values: kind = 'levels', notes } = props;
  const m = linesChartMessages(language);
  const titleId = useId();
  const layout = useMemo(() => layoutLines(lines, scale), [lines, scale]);
  const dayOf = (position: number) => layout.days[position] ?? 0;
  const last = layout.days.length - 1;
  const panel = useMemo(() => panelOf(language, lines, layout), [language, lines, layout]);
  const reading: Reading = {
    label: m.readDay,
    stretch: { from: 0, to: last },
    positionAt: layout.positionAt,
    placesOf: (position) => {
      const day = dayOf(position);
      const values = lines.map(({ series }) => valueOn(series, day));
      const known = values.filter((value) => value !== null);
      return {
        x: layout.placeOf(day, 0).x,
        ys: [known.map((value) => layout.placeOf(day, value).y)],
      };
    },
    dateOf: (position) => formatDate(language, isoOfDay(dayOf(position))),
    textOf: (position) => {
      const day = dayOf(position);
      const values = lines.map(({ name, series }) => {
        const read = readOn(series, day);
        const value = formatNumber(language, read?.value ?? null);
        if (read === null || read.day === day) return `${name} ${value}`;
        return `${name} ${value} (${formatDate(language, isoOfDay(read.day))})`;
      });
      return `${formatDate(language, isoOfDay(day))}: ${values.join(', ')}`;
    },
  };
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <Crosshair
        reading={reading}
        renderReadout={(position) => (
          <LinesLegend
            language={language}
            lines={lines}
            values={kind}
            day={dayOf(position ?? last)}
          />
        )}
        panels={[panel]}
        timeAxis={<TimeAxis layout={layout} language={language} />}
      />
      <p className={styles.note}>
        {joinSentences(language, [
          ...notes,
          ...backTestNotes(language, lines),
          scale === 'log' && m.logScale,
        ])}
      </p>
      <LinesTable language={language} title={title} lines={lines} />
    </figure>
  );
}

/** 13px of the 14rem that the plot has on a phone. */
const roomForLabel = 0.06;

function panelOf(language: Language, lines: readonly NamedLine[], layout: LinesLayout): Panel {
  const names = shortNames(lines.map(({ name }) => name));
  const ends = lines.map(({ series }, line) => ({
    line,
    share: layout.marks[line] ?? 0,
    name: names[line] ?? '',
    value: formatNumber(language, series.values.at(-1) ?? null),
  }));
  return {
    plot: <LinesPlot layout={layout} />,
    axis: (
      <ValueAxis
        ticks={layout.valueTicks}
        ends={ends}
        room={roomForLabel}
        formatTick={(value, decimals) => formatNumber(language, value, decimals)}
      />
    ),
  };
}

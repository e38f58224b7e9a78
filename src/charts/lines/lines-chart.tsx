import { useId, useMemo } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import type { Language } from '#src/domain/language.ts';
import { linesChartMessages } from '#src/i18n/messages/charts/lines-chart.ts';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { TimeAxis } from '../axes/time-axis.tsx';
import { Crosshair } from '../reading/crosshair.tsx';
import type { Reading } from '../reading/reading.ts';
import { backTestNotes, markedNotes } from './back-test-notes.ts';
import type { DrawnMarks } from './drawn-marks.tsx';
import { readOn, valueOn, type NamedLine } from './lines-layout.ts';
import { LinesLegend } from './lines-legend.tsx';
import { layoutNamed, linesPanel } from './lines-panel.tsx';
import { LinesTable } from './lines-table.tsx';
import { lineValueText, type LineValues } from './line-value.ts';
import type { ScaleKind } from '../axes/value-scale.ts';
import styles from './lines-chart.module.css';

type LinesChartProps = {
  language: Language;
  /** Says what is shown and in what unit. */
  title: string;
  /** The finding, as the chart's heading; the title is shown below it. */
  finding?: string | null;
  /** Days and spans that the text mentions. The object must be the same while they are. */
  marks?: DrawnMarks | null;
  /** One to eleven lines of at least two levels each. The array must be the same while the lines are. */
  lines: readonly NamedLine[];
  scale: ScaleKind;
  values?: LineValues;
  /** Notes about the values, such as the base or the sampling. */
  notes: readonly string[];
  /** Another chart of the page says which of the same lines are dashed and why. */
  hasDashesExplained?: boolean;
};

/**
 * A chart of several lines, complete without scripts. Each line has a letter besides its colour, and a table has
 * the values. Pointer, touch and keyboard read them day by day.
 */
export function LinesChart(props: LinesChartProps) {
  const { language, title, finding, lines, scale, values: kind = 'levels', notes } = props;
  const { marks = null, hasDashesExplained = false } = props;
  const m = linesChartMessages(language);
  const titleId = useId();
  const layout = useMemo(() => layoutNamed(lines, scale), [lines, scale]);
  // Only changes of levels bear the mark.
  const dashNotes = kind === 'levels' ? markedNotes : backTestNotes;
  const dayOf = (position: number) => layout.days[position] ?? 0;
  const last = layout.days.length - 1;
  const panel = useMemo(
    () => linesPanel({ language, lines, values: kind, layout, marks }),
    [language, lines, kind, layout, marks],
  );
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
        const value = lineValueText(language, kind, read?.value ?? null);
        if (read === null || read.day === day) return `${name} ${value}`;
        return `${name} ${value} (${formatDate(language, isoOfDay(read.day))})`;
      });
      return labels(language).labelled(
        formatDate(language, isoOfDay(day)),
        listedTexts(language, values),
      );
    },
  };
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId}>
        {finding ? <strong className={styles.finding}>{finding}</strong> : null}
        <span className={finding ? styles.subtitle : styles.title}>{title}</span>
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
      {marks?.list}
      <p className={styles.note}>
        <WholeDates
          text={joinSentences(language, [
            ...notes,
            ...(hasDashesExplained ? [] : dashNotes(language, lines)),
            scale === 'log' && m.logScale,
          ])}
        />
      </p>
      <LinesTable language={language} title={title} lines={lines} values={kind} />
    </figure>
  );
}

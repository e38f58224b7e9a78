import { useId, useMemo, type ReactNode } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { comparisonMessages } from '#src/i18n/messages/mixes/comparison.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { TimeAxis } from '../axes/time-axis.tsx';
import { Crosshair } from '../reading/crosshair.tsx';
import { EventLane } from '../reading/event-lane.tsx';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { backTestNotes } from '../lines/back-test-notes.ts';
import type { NamedLine } from '../lines/lines-layout.ts';
import { LinesTable } from '../lines/lines-table.tsx';
import { nearestMark } from '../reading/nearest-mark.ts';
import { useDraggedSpan } from '../reading/use-dragged-span.tsx';
import { isBackTested, type ShownSeries } from '../shown-series.ts';
import { marksOf, type ChartEvent } from './chart-events.ts';
import { fallsInWords, summaryOf } from './chart-summary.ts';
import { EventKey } from './event-key.tsx';
import { EventTable } from './event-table.tsx';
import { layoutLevelChart } from './level-chart-layout.ts';
import { LevelControls, type ChartForm } from './level-controls.tsx';
import { panelsOf } from './level-panels.tsx';
import { LevelReadout } from './level-readout.tsx';
import { levelReading } from './level-reading.ts';
import { dayAt } from './level-series.ts';
import { LevelTable } from './level-table.tsx';
import type { ScaleKind } from '../axes/value-scale.ts';
import { coveredPeriods } from './periods.ts';
import { windowOf, type ChartWindow } from './chart-window.ts';
import { useChartWindow } from './use-chart-window.ts';
import styles from './level-chart.module.css';

export type LevelChartProps = Omit<ShownSeries, 'series' | 'launch'> & {
  /** What is shown and in what unit, of the index alone. */
  title: string;
  /** Whole histories: the index, then what it is compared with. The same array while they are the same. */
  lines: readonly [NamedLine, ...NamedLine[]];
  /** Levels that are no value of invested money have no drawdown. */
  hasDrawdown: boolean;
  /** The same array while they are the same. */
  events: readonly ChartEvent[];
  /** The last level is the last of its month: periods go back to month-ends. */
  endsMonth: boolean;
  /** What the page's address says of the chart. */
  chosen?: ChartWindow;
  onChoose?: (chosen: ChartWindow) => void;
  form?: ChartForm;
  /** What else has to be said of the lines. */
  notes?: ReactNode;
};

const nothingChosen: ChartWindow = {};

/**
 * An index over time: its level, beside others where they are given, how far it lay below its high, and what happened. A
 * thread hangs through all of it at the day that is read. Complete without scripts, and as a table.
 */
export function LevelChart(props: LevelChartProps) {
  const { title, lines, language, decimals, endsMonth, events, form } = props;
  const m = chartMessages(language);
  const titleId = useId();
  const { series, launch } = lines[0];
  const { asked, choose } = useChartWindow(props.chosen ?? nothingChosen, props.onChoose);
  const offered = useMemo(() => coveredPeriods(series, endsMonth), [series, endsMonth]);
  const window = windowOf(asked, { series, offered, endsMonth });
  const { stretch, scale } = window;
  const { from, to } = stretch;
  const layout = useLayout(lines, from, to, scale);
  const shown = useMemo(
    () => ({ series, language, launch, decimals }),
    [series, language, launch, decimals],
  );
  const marks = useMemo(() => marksOf(events, layout.levels, language), [events, layout, language]);
  const { hasDrawdown } = props;
  const [fallen] = layout.falls;
  const panels = useMemo(
    () => panelsOf({ layout, language, decimals, hasDrawdown }),
    [layout, language, decimals, hasDrawdown],
  );
  const drawing = useDraggedSpan((first, last) => {
    const { days, positionAt } = layout.levels;
    const dateAt = (share: number) => isoOfDay(days[positionAt(share)] ?? 0);
    if (positionAt(last) > positionAt(first)) {
      choose({ from: dateAt(first), to: dateAt(last), scale });
    }
  });
  const isBeside = layout.shown.length > 1;
  const base = formatDate(language, isoOfDay(layout.levels.days[0] ?? 0));
  const caption = isBeside ? comparisonMessages(language).base(base) : title;
  const reading = { layout, language, decimals, hasDrawdown };
  const happened = { events, first: dayAt(series, from), last: dayAt(series, to) };
  return (
    <figure className={isBeside ? styles.beside : styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {caption}
      </figcaption>
      <p>
        <VisuallyHidden>
          {[
            summaryOf(shown, stretch),
            hasDrawdown && fallen ? fallsInWords(fallen.series, language) : '',
            m.keyboardHint,
          ].join(' ')}
        </VisuallyHidden>
      </p>
      <LevelControls {...{ language, series, offered, form, choose }} shown={window} />
      {layout.isWithoutCommonDay ? (
        <p className={styles.note}>{comparisonMessages(language).noCommonDay}</p>
      ) : null}
      <Crosshair
        key={`${from} ${to} ${layout.shown.length}`}
        reading={levelReading(reading)}
        renderReadout={(position, event) => (
          <LevelReadout {...reading} position={position} event={event} />
        )}
        panels={panels}
        timeAxis={<TimeAxis layout={layout.levels} language={language} />}
        events={{
          marks,
          nearest: nearestMark,
          renderLane: (chosen, onChoose) => (
            <EventLane label={m.events} marks={marks} chosen={chosen} onChoose={onChoose} />
          ),
        }}
        drawing={drawing}
      />
      {isBeside ? (
        <p className={styles.note}>
          {joinSentences(language, backTestNotes(language, layout.shown))}
        </p>
      ) : (
        <LaunchNote shown={shown} from={from} />
      )}
      {props.notes}
      <div className={styles.tables}>
        {isBeside ? (
          <LinesTable language={language} title={caption} lines={layout.shown} />
        ) : (
          <LevelTable key={`table ${from} ${to}`} shown={shown} stretch={stretch} />
        )}
        <EventTable language={language} {...happened} />
        <EventKey {...happened} />
      </div>
    </figure>
  );
}

const useLayout = (lines: LevelChartProps['lines'], from: number, to: number, scale: ScaleKind) =>
  useMemo(
    () => layoutLevelChart({ lines, stretch: { from, to }, scale }),
    [lines, from, to, scale],
  );

/** What has to be said of levels from before the launch, or where nobody knows which those are. */
function LaunchNote({ shown, from }: { shown: ShownSeries; from: number }) {
  const { language, launch } = shown;
  if (launch === null) {
    return <p className={styles.note}>{backTestMessages(language).unknownLevels}</p>;
  }
  if (!isBackTested(shown, from)) return null;
  const date = formatDate(language, isoOfDay(launch));
  return <p className={styles.note}>{chartMessages(language).backTestedNote(date)}</p>;
}

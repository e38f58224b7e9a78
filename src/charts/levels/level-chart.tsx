import { useId, useMemo, type ReactNode } from 'react';
import { isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { comparisonMessages } from '#src/i18n/messages/mixes/comparison.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { TimeAxis } from '../axes/time-axis.tsx';
import { Crosshair } from '../reading/crosshair.tsx';
import { EventLane } from '../reading/event-lane.tsx';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { markedNotes } from '../lines/back-test-notes.ts';
import type { NamedLine } from '../lines/lines-layout.ts';
import { LinesTable } from '../lines/lines-table.tsx';
import { nearestMark } from '../reading/nearest-mark.ts';
import { useDraggedSpan } from '../reading/use-dragged-span.tsx';
import { isBackTested, type ShownSeries } from '../shown-series.ts';
import { marksOf, spansOf, type ChartEvent } from './chart-events.ts';
import { fallsInWords, summaryOf } from './chart-summary.ts';
import { EventKey } from './event-key.tsx';
import { EventTable } from './event-table.tsx';
import { layoutLevelChart, type LevelChartLayout } from './level-chart-layout.ts';
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

export type LevelChartProps = Pick<ShownSeries, 'language' | 'decimals'> & {
  /** What is shown and in what unit, for a single index. */
  title: string;
  /**
   * Whole histories: that of the index, followed by those it is compared with. The array must be the same while
   * they are.
   */
  lines: readonly [NamedLine, ...NamedLine[]];
  /** The array must be the same while the events are. */
  events: readonly ChartEvent[];
  /** The last level is the last of its month, so periods start at month-ends. */
  endsMonth: boolean;
  /** The state of the chart in the page's address. */
  chosen?: ChartWindow;
  onChoose?: (chosen: ChartWindow) => void;
  form?: ChartForm;
  /** Further notes about the lines. */
  notes?: ReactNode;
};

const nothingChosen: ChartWindow = {};

/**
 * The chart of an index over time: its level, optionally beside others, its drawdown, and events. A thread through
 * all plots marks the day that is read. The chart is complete without scripts and has a table.
 */
export function LevelChart(props: LevelChartProps) {
  const { title, lines, language, decimals, endsMonth, events, form } = props;
  const m = chartMessages(language);
  const titleId = useId();
  // Levels that are not the value of an investment have no drawdown.
  const { series, launch, hasReturns = true } = lines[0];
  const { asked, choose } = useChartWindow(props.chosen ?? nothingChosen, props.onChoose);
  const offered = useMemo(() => coveredPeriods(series, endsMonth), [series, endsMonth]);
  const window = windowOf(asked, { series, offered, endsMonth });
  const { stretch, scale } = window;
  const { from, to } = stretch;
  const layout = useLayout(lines, from, to, scale);
  const shown = useMemo(
    () => ({ series, language, launch, hasReturns, decimals }),
    [series, language, launch, hasReturns, decimals],
  );
  const marks = useMemo(() => marksOf(events, layout.levels, language), [events, layout, language]);
  const spans = useMemo(() => spansOf(events, layout.levels), [events, layout]);
  const panels = useMemo(
    () => panelsOf({ layout, language, decimals, hasDrawdown: hasReturns, spans }),
    [layout, language, decimals, hasReturns, spans],
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
  const reading = { layout, language, decimals, hasDrawdown: hasReturns };
  const happened = { events, first: dayAt(series, from), last: dayAt(series, to) };
  return (
    <figure className={isBeside ? styles.beside : styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {caption}
      </figcaption>
      <p>
        <VisuallyHidden>
          {[summaryOf(shown, stretch), hasReturns && fallsText(layout, language), m.keyboardHint]
            .filter(Boolean)
            .join(' ')}
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
          <WholeDates text={joinSentences(language, markedNotes(language, layout.shown))} />
        </p>
      ) : (
        <LaunchNote shown={shown} from={from} />
      )}
      {props.notes}
      <div className={styles.tables}>
        {isBeside ? (
          <LinesTable language={language} title={caption} lines={layout.shown} values="levels" />
        ) : (
          <LevelTable key={`table ${from} ${to}`} shown={shown} stretch={stretch} />
        )}
        <EventTable language={language} {...happened} />
        <EventKey {...happened} />
      </div>
    </figure>
  );
}

const fallsText = ({ falls: [own] }: LevelChartLayout<NamedLine>, language: Language) =>
  own && fallsInWords(own.series, language);

const useLayout = (lines: LevelChartProps['lines'], from: number, to: number, scale: ScaleKind) =>
  useMemo(
    () => layoutLevelChart({ lines, stretch: { from, to }, scale }),
    [lines, from, to, scale],
  );

/** Notes about levels from before the launch, or about an unknown launch date. */
function LaunchNote({ shown, from }: { shown: ShownSeries; from: number }) {
  const { language, launch } = shown;
  if (launch === null) {
    return <p className={styles.note}>{backTestMessages(language).unknownLevels}</p>;
  }
  if (!isBackTested(shown, from)) return null;
  const date = formatDate(language, isoOfDay(launch));
  return (
    <p className={styles.note}>
      <WholeDates text={chartMessages(language).backTestedNote(date)} />
    </p>
  );
}

import { changeOf } from '#src/domain/levels/change-of.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent, noFigure, shownChange } from '#src/i18n/format.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import type { EventMark } from '../reading/event-lane.tsx';
import { LinesLegend } from '../lines/lines-legend.tsx';
import { beginsBackTested, type NamedLine } from '../lines/lines-layout.ts';
import { isTogether, valueText, type LevelView } from './level-reading.ts';
import styles from '../reading/crosshair.module.css';

type LevelReadoutProps = LevelView & { position: number | null; event: EventMark | null };

/** Reads the values at the thread, or summarises the whole chart while nothing is pointed at. */
export function LevelReadout({ position, event, ...view }: LevelReadoutProps) {
  const { layout, language } = view;
  const { days } = layout.levels;
  const read = position ?? days.length - 1;
  const [index] = layout.shown;
  if (!index) return null;
  return (
    <>
      {isTogether(view) ? (
        <LinesLegend
          language={language}
          lines={layout.shown}
          values="levels"
          day={days[read] ?? 0}
        />
      ) : (
        <OfOne view={view} index={index} position={position} read={read} />
      )}
      {event ? <p className={styles.event}>{event.text}</p> : null}
    </>
  );
}

type OfOneProps = { view: LevelView; index: NamedLine; position: number | null; read: number };

function OfOne({ view, index, position, read }: OfOneProps) {
  const { language } = view;
  const m = chartMessages(language);
  const { days } = index.series;
  const date = (at: number) => formatDate(language, isoOfDay(days[at] ?? 0));
  return (
    <p className={styles.readout}>
      <span className={styles.date}>
        {position === null ? m.span(date(0), date(read)) : date(read)}
      </span>
      {position === null ? null : (
        <strong>{valueText(view, index.series.values[read] ?? null)}</strong>
      )}
      <ChangeUpTo
        view={view}
        index={index}
        read={read}
        since={position === null ? null : date(0)}
      />
      {position === null ? null : <OfDay view={view} index={index} read={read} />}
    </p>
  );
}

type ChangeUpToProps = Omit<OfOneProps, 'position'> & { since: string | null };

function ChangeUpTo({ view: { language, decimals }, index, read, since }: ChangeUpToProps) {
  const { values } = index.series;
  const change = changeOf(values[read] ?? 0, values[0] ?? 0, index.hasReturns !== false);
  const shown = shownChange(language, change, decimals);
  const text = read === 0 ? noFigure : shown.text;
  return (
    <span>
      <Change direction={shown.direction}>
        {since ? chartMessages(language).changeSince(text, since) : text}
      </Change>
      {beginsBackTested(index) ? (
        <BackTestMark label={backTestMessages(language).includes} />
      ) : null}
    </span>
  );
}

function OfDay({ view, index, read }: Omit<OfOneProps, 'position'>) {
  const { layout, language, hasDrawdown } = view;
  const m = chartMessages(language);
  const fall = layout.falls[0]?.series.values[read] ?? 0;
  const isBackTested = index.launch !== null && (index.series.days[read] ?? 0) < index.launch;
  return (
    <>
      {hasDrawdown ? (
        <span className={styles.date}>{m.belowHigh(formatPercent(language, Math.abs(fall)))}</span>
      ) : null}
      {isBackTested ? <span className={styles.date}>{m.backTested}</span> : null}
    </>
  );
}

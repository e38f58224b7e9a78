import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { chartMessages } from '#src/i18n/messages/indexes/charts.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import type { Reading } from '../crosshair.tsx';
import type { LevelChartLayout } from './level-chart-layout.ts';
import {
  changeDirection,
  changeText,
  dateText,
  isBackTested,
  levelText,
  type ShownSeries,
} from '../shown-series.ts';
import styles from '../crosshair.module.css';

/** How the levels of one index are read off their chart. */
export function readingOf(shown: ShownSeries, layout: LevelChartLayout): Reading {
  const m = chartMessages(shown.language);
  return {
    label: m.levelOnDate,
    stretch: layout.stretch,
    positionAt: layout.positionAt,
    placesOf: (position) => {
      const { x, y } = layout.placeOf(position);
      return { x, ys: [y] };
    },
    textOf: (position) => {
      const text = m.levelOn(dateText(shown, position), levelText(shown, position));
      return isBackTested(shown, position) ? `${text} (${m.backTested})` : text;
    },
  };
}

type LevelReadoutProps = {
  shown: ShownSeries;
  layout: LevelChartLayout;
  position: number | null;
};

/** Says what the crosshair points at; without it, what the whole plot shows. */
export function LevelReadout({ shown, layout, position }: LevelReadoutProps) {
  const m = chartMessages(shown.language);
  const { from, to } = layout.stretch;
  const read = position ?? to;
  return (
    <p className={styles.readout}>
      <span className={styles.date}>
        {position === null
          ? m.span(dateText(shown, from), dateText(shown, to))
          : dateText(shown, position)}
      </span>
      {position === null ? null : <strong>{levelText(shown, position)}</strong>}
      <span>
        <Change direction={changeDirection(shown, from, read)}>
          {position === null
            ? changeText(shown, from, to)
            : m.changeSince(changeText(shown, from, read), dateText(shown, from))}
        </Change>
        {isBackTested(shown, from) ? (
          <BackTestMark label={backTestMessages(shown.language).includes} />
        ) : null}
      </span>
      {position !== null && isBackTested(shown, position) ? (
        <span className={styles.date}>{m.backTested}</span>
      ) : null}
    </p>
  );
}

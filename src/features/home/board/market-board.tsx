import { useId, useState, useSyncExternalStore } from 'react';
import { TimeAxis } from '#src/charts/axes/time-axis.tsx';
import type { Flagship } from '#src/contract/api/site-answers.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { boardMessages } from '#src/i18n/messages/site/market-board.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { BoardRow } from './board-row.tsx';
import { layoutBoard } from './board-model.ts';
import { Thread } from '#src/charts/reading/thread.tsx';
import styles from './market-board.module.css';

type MarketBoardProps = { language: Language; flagships: readonly Flagship[] };

/**
 * The last year of the provider's first indexes, one line each, over one time. A thread hangs through all lines at the day
 * that the figures are of, and moving it moves the day. Without scripts it hangs at the last day, beside a table.
 */
export function MarketBoard({ language, flagships }: MarketBoardProps) {
  const m = boardMessages(language);
  const titleId = useId();
  const [board] = useState(() => layoutBoard(flagships));
  const [chosen, setChosen] = useState<number | null>(null);
  const canMove = useIsAwake();
  if (board === null) return null;
  const last = board.days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const { day, share } = board.days[at] ?? { day: 0, share: 1 };
  const date = formatDate(language, isoOfDay(day));
  const isMoved = at !== last;
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {m.title(date)}
        </h2>
        {isMoved ? (
          <Button look="quiet" onClick={() => setChosen(null)}>
            {m.toLast}
          </Button>
        ) : null}
      </header>
      <div className={styles.frame}>
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              {[m.index, m.level, m.change, isMoved ? m.sinceThen : m.return1Y, m.year].map(
                (heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {board.lines.map((line) => (
              <BoardRow
                key={line.flagship.fundId}
                language={language}
                line={line}
                day={day}
                isMoved={isMoved}
              />
            ))}
          </tbody>
        </table>
        <div className={styles.time}>
          {canMove ? (
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={last}
              value={at}
              aria-label={m.day}
              aria-valuetext={date}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          ) : null}
          <Thread share={share} label={date} />
        </div>
      </div>
      <div className={styles.axis}>
        <TimeAxis layout={{ timeTicks: board.ticks }} language={language} />
      </div>
    </section>
  );
}

const never = () => () => undefined;

/** Whether scripts run: what only they make useful is not there before. */
const useIsAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

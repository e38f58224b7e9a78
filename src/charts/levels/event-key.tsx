import type { Day } from '#src/domain/day.ts';
import { EventSign } from '../reading/event-sign.tsx';
import { eventsWithin, type ChartEvent } from './chart-events.ts';
import styles from './level-chart.module.css';

type EventKeyProps = { events: readonly ChartEvent[]; first: Day; last: Day };

/** The legend of the marks in a stretch of time: each kind once, in order of appearance. */
export function EventKey({ events, first, last }: EventKeyProps) {
  const kinds = new Map(eventsWithin(events, first, last).map(({ kind, shape }) => [kind, shape]));
  if (kinds.size === 0) return null;
  return (
    <ul className={styles.key} role="list">
      {Array.from(kinds, ([kind, shape]) => (
        <li key={kind}>
          <EventSign shape={shape} />
          {kind}
        </li>
      ))}
    </ul>
  );
}

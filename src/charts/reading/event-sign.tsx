import styles from './event-lane.module.css';

export type EventShape = 'flag' | 'tick' | 'diamond' | 'cross' | 'square' | 'bar';

/** Paths around the centre of the mark. A bar is as long as its event. */
export const shapePaths: Record<Exclude<EventShape, 'bar'>, string> = {
  flag: 'M-.75-7v14M-.75-6.5 7-3.5-.75-.5z',
  tick: 'M0-4v8',
  diamond: 'M0-5 5 0 0 5-5 0z',
  cross: 'M-4-4 4 4M-4 4 4-4',
  square: 'M-4-4h8v8h-8z',
};

/** A mark as drawn in the chart, shown beside its name. */
export function EventSign({ shape }: { shape: EventShape }) {
  return (
    <svg className={styles.sign} viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
      {shape === 'bar' ? (
        <path className={`${styles.mark} ${styles.bar}`} d="M-8 0H8" />
      ) : (
        <path className={styles.mark} data-shape={shape} d={shapePaths[shape]} />
      )}
    </svg>
  );
}

import styles from './bar-list.module.css';

export type Bar = {
  name: string;
  /** Share of the whole in per cent: the length of the bar. */
  share: number;
  /** The share as it is written. */
  text: string;
};

type BarListProps = {
  label: string;
  bars: readonly Bar[];
  /** Share that fills the whole width; one for all lists that stand together, or their bars do not compare. */
  longest: number;
};

/** Shares of a whole, each with its bar; the bars repeat what the figures say. */
export function BarList({ label, bars, longest }: BarListProps) {
  return (
    <dl className={styles.bars} aria-label={label}>
      {bars.map(({ name, share, text }) => (
        <div key={name} className={styles.bar}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            {text}
            <svg className={styles.track} width="100%" height="3" aria-hidden="true">
              <rect width={`${longest > 0 ? (share / longest) * 100 : 0}%`} height="3" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

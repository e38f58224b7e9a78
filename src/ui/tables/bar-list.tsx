import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './bar-list.module.css';

export type Bar = {
  name: string;
  /** The share in per cent: the length of the bar. */
  share: number;
  /** The formatted share. */
  text: string;
  /** Another share, marked by a tick on the bar, with its description. */
  tick?: { share: number; label: string } | undefined;
  /** The formatted change of the share, with its description. */
  change?: { text: string; label: string } | undefined;
};

type BarListProps = {
  label: string;
  bars: readonly Bar[];
  /**
   * The share that fills the whole width. Lists side by side must have the same, so that their bars can be
   * compared.
   */
  longest: number;
};

const percentOf = (share: number, longest: number) =>
  `${longest > 0 ? (share / longest) * 100 : 0}%`;

/** Shares of a whole as bars, which repeat the figures beside them. */
export function BarList({ label, bars, longest }: BarListProps) {
  return (
    <dl className={styles.bars} aria-label={label}>
      {bars.map(({ name, share, text, tick, change }) => (
        <div key={name} className={styles.bar}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.share}>
            {change ? (
              <span className={styles.change}>
                <span aria-hidden="true">{change.text}</span>
                <VisuallyHidden>{`${change.label} `}</VisuallyHidden>
              </span>
            ) : null}
            {text}
            {tick ? <VisuallyHidden>{` ${tick.label}`}</VisuallyHidden> : null}
            <svg className={styles.track} width="100%" height="9" aria-hidden="true">
              <rect y="3" width={percentOf(share, longest)} height="3" />
              {tick ? (
                <line
                  className={styles.tick}
                  x1={percentOf(tick.share, longest)}
                  x2={percentOf(tick.share, longest)}
                  y2="9"
                />
              ) : null}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

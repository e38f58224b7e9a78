import styles from './change.module.css';

type ChangeProps = {
  direction: 'up' | 'down' | 'none';
  /** The formatted figure with its sign. */
  children: string;
};

/** A figure that rose or fell. The colour repeats its sign. */
export function Change({ direction, children }: ChangeProps) {
  return <span className={styles[direction]}>{children}</span>;
}

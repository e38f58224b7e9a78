import styles from './change.module.css';

type ChangeProps = {
  direction: 'up' | 'down' | 'none';
  /** The figure with its sign. */
  children: string;
};

/** A figure that rose or fell. The colour repeats what the sign says. */
export function Change({ direction, children }: ChangeProps) {
  return <span className={styles[direction]}>{children}</span>;
}

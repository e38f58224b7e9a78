import styles from './drop.module.css';

/** The weight at the end of a plumb line. */
export function Drop() {
  return (
    <svg className={styles.drop} viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
      <path d="M6 0c1.6 4.4 4 6.8 4 10.4a4 4 0 0 1-8 0C2 6.8 4.4 4.4 6 0z" />
    </svg>
  );
}

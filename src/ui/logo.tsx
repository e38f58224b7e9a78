import styles from './logo.module.css';

/** The product's mark: a thread with a small solid drop at its end. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 12 36" width="12" height="36" aria-hidden="true">
      <path className={styles.thread} d="M6 0v26" />
      <path
        className={styles.drop}
        d="M6 22c1.6 3.4 4 5.4 4 8.6a4 4 0 0 1-8 0C2 27.4 4.4 25.4 6 22z"
      />
    </svg>
  );
}

/** Mark and name from 768px; below that width only the mark. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

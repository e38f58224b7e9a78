import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = { label: string; value: ReactNode };

/** Facts in pairs; one without a value is left out. */
export function FactList({ label, facts }: { label?: string; facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label: name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

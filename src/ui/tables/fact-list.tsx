import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = { label: string; value: ReactNode };

/** Leaves out what is not known. */
export function presentFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}

type FactListProps = {
  label?: string;
  facts: readonly Fact[];
  /** A row each, or one after the other in as few lines as they need. */
  layout?: 'rows' | 'strip';
};

/** Facts in pairs; one without a value is left out. */
export function FactList({ label, facts, layout = 'rows' }: FactListProps) {
  return (
    <dl className={layout === 'strip' ? styles.strip : styles.facts} aria-label={label}>
      {presentFacts(facts).map(({ label: name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export type Fact = { label: string; value: ReactNode };

/** Removes unknown facts. */
export function presentFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}

type FactListProps = {
  label?: string;
  facts: readonly Fact[];
  /** One row each, or inline in as few lines as they need. */
  layout?: 'rows' | 'strip';
};

/** Facts in pairs of name and value; facts without a value are left out. */
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

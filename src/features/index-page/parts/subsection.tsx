import type { ReactNode } from 'react';
import type { FormulaAnchor } from '#src/urls/formula-anchors.ts';
import { FormulaLink } from './formula-link.tsx';
import styles from './subsection.module.css';

type SubsectionProps = {
  title: string;
  /** Where the formula of its figures stands. */
  formula?: FormulaAnchor;
  children: ReactNode;
};

/** A part of a section with a heading of its own; a new visit lays it out for itself. */
export function Subsection({ title, formula, children }: SubsectionProps) {
  return (
    <div className={styles.subsection} data-part="">
      <h3 className={styles.title}>
        {formula ? <FormulaLink anchor={formula}>{title}</FormulaLink> : title}
      </h3>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Section } from '#src/ui/layout.tsx';
import styles from './titled-section.module.css';

type TitledSectionProps = { title: string | null; note?: string | null; children: ReactNode };

/** A section of content, which may do without a title. */
export function TitledSection({ title, note = null, children }: TitledSectionProps) {
  if (title === null) return <div className={styles.untitled}>{children}</div>;
  return (
    <Section title={title} note={note}>
      {children}
    </Section>
  );
}

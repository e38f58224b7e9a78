import type { ReactNode, Ref } from 'react';
import styles from './layout.module.css';

/** The column that holds all content: at most 1200px wide, with the page's margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

type SectionProps = {
  /** Names the section; its heading is an h2. */
  title: string;
  /** One line below the title: what, as of when, in what unit. */
  note?: ReactNode;
  id?: string | undefined;
  /** It has half of a page's width where the page sets sections side by side. */
  isHalf?: boolean;
  /** A section that has nothing to say on paper is left out there. */
  isPrinted?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A part of a page: rule, heading, content, with generous air above. */
export function Section(props: SectionProps) {
  const { title, note, id, isHalf, isPrinted = true, ref, children } = props;
  return (
    <section
      ref={ref}
      className={styles.section}
      id={id}
      data-print={isPrinted ? undefined : 'no'}
      data-width={isHalf ? 'half' : undefined}
    >
      <header className={styles.sectionHead}>
        <h2 tabIndex={-1} data-takes-focus="">
          {title}
        </h2>
        {note ? <p className={styles.note}>{note}</p> : null}
      </header>
      {children}
    </section>
  );
}

/** Sections of a page that is worked with: close to each other, the short ones side by side. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** Two columns from 1000px: the main one, and beside it a narrower one; below that, one after the other. */
export function MainAndAside({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.mainAndAside}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

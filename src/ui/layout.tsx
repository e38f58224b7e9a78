import type { ReactNode, Ref } from 'react';
import { WholeDates } from './whole-dates.tsx';
import styles from './layout.module.css';

/** The content column: at most 1200px wide, with the page's margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

type SectionProps = {
  /** The heading of the section, an h2. */
  title: string;
  /** One line below the heading: what is shown, as of when, in what unit. */
  note?: ReactNode;
  id?: string | undefined;
  /** It takes half of the page's width where the page places sections side by side. */
  isHalf?: boolean;
  /** A section that is of no use on paper is not printed. */
  isPrinted?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A part of a page: rule, heading and content, with generous space above. */
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
        {note ? (
          <p className={styles.note}>
            {typeof note === 'string' ? <WholeDates text={note} /> : note}
          </p>
        ) : null}
      </header>
      {children}
    </section>
  );
}

type SectionsProps = { usual: string | undefined; children: ReactNode };

/**
 * Sections of a long page for analysis: close together, with short ones side by side, and laid out as they are needed;
 * the class `usual` says how high they usually are.
 */
export function Sections({ usual, children }: SectionsProps) {
  return (
    <div className={`${styles.sections} ${usual}`} data-long="">
      {children}
    </div>
  );
}

/** Two columns from 1000px, of which the second is narrower; below that width they are stacked. */
export function MainAndAside({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.mainAndAside}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

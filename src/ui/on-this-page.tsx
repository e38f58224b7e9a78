import styles from './on-this-page.module.css';

type OnThisPageProps = {
  title: string;
  headings: readonly { id: string; text: string }[];
  /** The language of the headings, where it differs from the page's. */
  lang: string | undefined;
};

/** The number of headings from which on a page lists them beside its text. */
export const manyHeadings = 4;

/** Links to the parts of a long page. */
export function OnThisPage({ title, headings, lang }: OnThisPageProps) {
  return (
    <nav className={styles.menu} aria-label={title} data-print="no">
      <p className={styles.title}>{title}</p>
      <ul role="list" className={styles.list} lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

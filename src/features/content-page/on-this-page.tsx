import type { ShownSection } from '#src/contract/api/page-answers.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contentPageMessages } from '#src/i18n/messages/content-pages.ts';
import styles from './on-this-page.module.css';

type Heading = { id: string; text: string };

/** The headings of the second level in all texts of a page. */
export function headingsOf(sections: readonly ShownSection[]): Heading[] {
  return sections.flatMap((section) =>
    'text' in section ? (section.text?.headings.filter(({ level }) => level === 2) ?? []) : [],
  );
}

type OnThisPageProps = {
  language: Language;
  headings: readonly Heading[];
  /** Language of the headings, where it is not that of the page. */
  lang: string | undefined;
};

/** Leads to the parts of a long page. */
export function OnThisPage({ language, headings, lang }: OnThisPageProps) {
  const title = contentPageMessages(language).onThisPage;
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

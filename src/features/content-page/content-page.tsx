import type { Language } from '#src/i18n/languages.ts';
import { languageTags } from '#src/i18n/languages.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import type { ContentPageData } from './content-page-data.ts';
import { OnThisPage, headingsOf } from './on-this-page.tsx';
import { Sections } from './sections.tsx';
import styles from './content-page.module.css';

type ContentPageProps = { language: Language; data: ContentPageData };

/** From so many headings on, a page lists them beside its text. */
const manyHeadings = 4;

/** A page of content: its title and its sections, in the order in which the provider gives them. */
export function ContentPage({ language, data }: ContentPageProps) {
  const { page } = data;
  const headings = headingsOf(page.sections);
  const isLong = headings.length >= manyHeadings;
  const own = page.language === language ? undefined : languageTags[page.language];
  return (
    <Container>
      <article>
        <PageTitle eyebrow={page.eyebrow} title={page.title} lead={page.lead} lang={own} />
        <div className={isLong ? styles.long : styles.short}>
          {isLong ? <OnThisPage language={language} headings={headings} lang={own} /> : null}
          <div className={styles.sections} lang={own}>
            <Sections language={language} data={data} />
          </div>
        </div>
      </article>
    </Container>
  );
}

import type { ShownSection } from '#src/contract/api/page-answers.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { Container } from '#src/ui/layout.tsx';
import { OnThisPage, manyHeadings } from '#src/ui/on-this-page.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import type { ContentPageData } from './content-page-data.ts';
import { Sections } from './sections.tsx';
import styles from './content-page.module.css';

type ContentPageProps = { language: Language; data: ContentPageData };

/** A page of content: its title and its sections, in the order in which the provider gives them. */
export function ContentPage({ language, data }: ContentPageProps) {
  const { page } = data;
  const headings = headingsOf(page.sections);
  const isLong = headings.length >= manyHeadings;
  const own = page.language === language ? undefined : languageFacts[page.language].tag;
  return (
    <Container>
      <article>
        <PageTitle eyebrow={page.eyebrow} title={page.title} lead={page.lead} lang={own} />
        <div className={isLong ? styles.long : styles.short}>
          {isLong ? (
            <OnThisPage
              title={contentPageMessages(language).onThisPage}
              headings={headings}
              lang={own}
            />
          ) : null}
          <div className={styles.sections} lang={own}>
            <Sections language={language} data={data} />
          </div>
        </div>
      </article>
    </Container>
  );
}

/** The headings of the second level in all texts of a page. */
function headingsOf(sections: readonly ShownSection[]): { id: string; text: string }[] {
  return sections.flatMap((section) =>
    'text' in section ? (section.text?.headings.filter(({ level }) => level === 2) ?? []) : [],
  );
}

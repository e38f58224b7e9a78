import type { ComparedSection, ListedDocument } from '#src/contract/api/documents.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import { useTrustedHtml } from '#src/ui/trusted-html.ts';
import styles from './compared-sections.module.css';

type ComparedSectionsProps = {
  language: Language;
  document: Pick<ListedDocument, 'language'>;
  sections: readonly ComparedSection[];
};

/** All sections of a document in their order; those that did not change are folded to their headings. */
export function ComparedSections({ language, document, sections }: ComparedSectionsProps) {
  const lang = languageFacts[document.language.value].tag;
  return (
    <div className={styles.sections}>
      {sections.map((section) =>
        section.change === 'unchanged' ? (
          <details
            key={`${section.id} ${section.heading}`}
            id={section.id ?? undefined}
            className={styles.section}
          >
            <summary className={styles.summary}>
              <Heading language={language} lang={lang} section={section} />
            </summary>
            <SectionText lang={lang} section={section} />
          </details>
        ) : (
          <section
            key={`${section.id} ${section.heading}`}
            id={section.id ?? undefined}
            className={styles.section}
          >
            <Heading language={language} lang={lang} section={section} />
            <SectionText lang={lang} section={section} />
          </section>
        ),
      )}
    </div>
  );
}

type PartProps = { lang: string; section: ComparedSection };

function Heading({ language, lang, section }: PartProps & { language: Language }) {
  const m = documentMessages(language);
  const { level, heading, headingHtml, change } = section;
  const Level = `h${level}` as 'h2';
  const trusted = useTrustedHtml(headingHtml);
  return (
    <div className={styles.heading}>
      {heading === null ? (
        <Level>{m.beginning}</Level>
      ) : (
        <Level lang={lang} dangerouslySetInnerHTML={trusted} />
      )}
      <span className={change === 'unchanged' ? styles.quiet : styles.change}>{m[change]}</span>
    </div>
  );
}

function SectionText({ lang, section: { html } }: PartProps) {
  return html === '' ? null : (
    <div lang={lang} className={styles.text}>
      <RichText html={html} />
    </div>
  );
}

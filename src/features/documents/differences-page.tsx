import type { DocumentDifferences } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { pages } from '#src/urls.ts';
import { ChangedSections } from './changed-sections.tsx';
import { ComparedSections } from './compared-sections.tsx';
import { DocumentPlace } from './document-place.tsx';
import { VersionForm } from './version-form.tsx';
import styles from './differences-page.module.css';

type DifferencesPageProps = { language: Language; data: DocumentDifferences };

/** What changed between two versions of a document, section by section. */
export function DifferencesPage({ language, data }: DifferencesPageProps) {
  const { document, from, to, sections, versions } = data;
  const m = documentMessages(language);
  const { category, documentId, title } = document;
  const changed = sections.filter(({ change }) => change !== 'unchanged');
  const dayOf = ({ version, effectiveDate }: typeof from) =>
    m.versionDay(version, formatDate(language, effectiveDate));
  return (
    <Container>
      <article>
        <PageTitle
          eyebrow={<DocumentPlace language={language} document={document} />}
          title={title}
          lead={m.differencesLead(from.version, to.version)}
        />
        <div className={styles.body}>
          <div className={styles.summary}>
            <p>
              <WholeDates
                text={m.summary(
                  formatCount(language, changed.length),
                  formatCount(language, sections.length),
                  dayOf(from),
                  dayOf(to),
                )}
              />
            </p>
            <ChangedSections language={language} document={document} sections={sections} />
            {changed.length > 0 ? (
              <p className={styles.legend}>
                <ins>{m.addedWords}</ins> <del>{m.removedWords}</del>
              </p>
            ) : null}
            <p data-print="no">
              <PageLink href={pages.documentVersion(category.value, documentId, from.version)}>
                {m.readVersion(from.version)}
              </PageLink>
              {' · '}
              <PageLink href={pages.documentVersion(category.value, documentId, to.version)}>
                {m.readVersion(to.version)}
              </PageLink>
            </p>
            <VersionForm
              language={language}
              document={document}
              versions={versions}
              from={from.version}
              to={to.version}
            />
          </div>
          <ComparedSections language={language} document={document} sections={sections} />
        </div>
      </article>
    </Container>
  );
}

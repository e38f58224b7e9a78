import type { ListedVersion, StaticDocument } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './version-list.module.css';

type VersionListProps = { language: Language; data: StaticDocument };

/** Every version of a document: since when, and what it changed. */
export function VersionList({ language, data }: VersionListProps) {
  const { versions } = data;
  const m = documentMessages(language);
  if (versions.length === 0) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions" className={styles.title}>
        {m.versions}
      </h2>
      <ol role="list">
        {versions.map((one, at) => (
          <li key={one.version} className={styles.version}>
            <p>
              <VersionLink language={language} data={data} version={one} />
              <span className={styles.date}>
                <time dateTime={one.effectiveDate}>
                  {m.effective(formatDate(language, one.effectiveDate))}
                </time>
              </span>
            </p>
            {one.changes ? <p>{one.changes}</p> : null}
            <Changes
              language={language}
              data={data}
              version={one}
              before={versions[at + 1] ?? null}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type VersionProps = VersionListProps & { version: ListedVersion };

/** The latest version is the document itself. */
function VersionLink({ language, data, version: { version } }: VersionProps) {
  const { document, versions } = data;
  const m = documentMessages(language);
  const { category, documentId } = document;
  if (version === data.version) {
    return (
      <strong aria-current="page">
        {m.version(version)} ({m.shownVersion})
      </strong>
    );
  }
  const href =
    version === versions[0]?.version
      ? pages.document(category.value, documentId)
      : pages.documentVersion(category.value, documentId, version);
  return <PageLink href={href}>{m.version(version)}</PageLink>;
}

type ChangesProps = VersionProps & { before: ListedVersion | null };

function Changes({ language, data: { document }, version, before }: ChangesProps) {
  const m = documentMessages(language);
  if (before === null) return version.changes ? null : <p>{m.firstVersion}</p>;
  const { category, documentId } = document;
  return (
    <p data-print="no">
      <PageLink
        href={pages.documentVersion(category.value, documentId, version.version, before.version)}
      >
        {m.changesSince(before.version)}
      </PageLink>
    </p>
  );
}

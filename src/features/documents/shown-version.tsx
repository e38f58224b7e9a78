import type { ListedVersion, StaticDocument } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './shown-version.module.css';

type ShownVersionProps = { language: Language; data: StaticDocument };

/** Which version of a document is shown, and how it stands to the latest. */
export function ShownVersion({ language, data }: ShownVersionProps) {
  const { document, versions, version } = data;
  const m = documentMessages(language);
  const at = versions.findIndex((one) => one.version === version);
  const [shown, latest] = [versions[at], versions[0]];
  if (!shown || !latest) return null;
  const { category, documentId } = document;
  const differences = (to: string, from: string) =>
    pages.documentVersion(category.value, documentId, to, from);
  const dayOf = (one: ListedVersion) =>
    m.versionDay(one.version, formatDate(language, one.effectiveDate));
  const before = versions[at + 1];
  if (shown === latest) {
    return (
      <p className={styles.version}>
        {m.versionEffective(shown.version, formatDate(language, shown.effectiveDate))}
        {before ? (
          <>
            {' · '}
            <PageLink href={differences(shown.version, before.version)}>
              {m.changesSince(before.version)}
            </PageLink>
          </>
        ) : null}
      </p>
    );
  }
  return (
    <div className={styles.earlier}>
      <p>{m.isEarlier(dayOf(shown), dayOf(latest))}</p>
      <p data-print="no">
        <PageLink href={pages.document(category.value, documentId)}>{m.readLatest}</PageLink>
        {' · '}
        <PageLink href={differences(latest.version, shown.version)}>
          {m.changesTo(latest.version)}
        </PageLink>
      </p>
    </div>
  );
}

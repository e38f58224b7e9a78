import type { ListedDocument, ListedVersion } from '#src/contract/api/documents.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { pages } from '#src/urls.ts';
import styles from './version-form.module.css';

type VersionFormProps = {
  language: Language;
  document: Pick<ListedDocument, 'category' | 'documentId'>;
  versions: readonly ListedVersion[];
  from: string;
  to: string;
};

/** Chooses the two versions that are compared. */
export function VersionForm({ language, document, versions, from, to }: VersionFormProps) {
  const m = documentMessages(language);
  const choices = [
    { name: 'since', label: m.compareFrom, chosen: from },
    { name: 'version', label: m.compareTo, chosen: to },
  ];
  return (
    <div data-print="no">
      <PageForm
        key={`${from} ${to}`}
        action={pages.document(document.category.value, document.documentId)}
        label={m.compareVersions}
        className={styles.form}
      >
        {choices.map(({ name, label, chosen }) => (
          <label key={name} className={styles.field}>
            {label}
            <select name={name} defaultValue={chosen} className={fields.field}>
              {versions.map(({ version, effectiveDate }) => (
                <option key={version} value={version}>
                  {m.versionEffective(version, formatDate(language, effectiveDate))}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit">{m.compare}</Button>
      </PageForm>
    </div>
  );
}

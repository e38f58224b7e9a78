import type { ApiReference } from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import {
  apiChangeKinds,
  apiChangeMessages,
  apiChangeTexts,
} from '#src/i18n/messages/site/api-changes.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { Breaking } from './call-section.tsx';
import styles from './api-reference.module.css';

type ApiChangesProps = { language: Language; changes: ApiReference['changes'] };

/** Changes of the API by day, for its clients. */
export function ApiChanges({ language, changes }: ApiChangesProps) {
  const m = apiChangeMessages(language);
  const kinds = apiChangeKinds(language);
  const texts = apiChangeTexts(language);
  return (
    <section className={styles.words} id="changes">
      <h2>{m.title}</h2>
      <p>{m.lead}</p>
      <dl className={styles.fields}>
        {changes.map(({ id, date, kind, names }) => (
          <div key={`${id} ${names[0]}`}>
            <dt>
              {formatDate(language, date)} · {kinds[kind]}
            </dt>
            <dd>
              {texts[id]}{' '}
              <code>
                <Breaking text={names.join(', ')} />
              </code>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <a href={apiDocuments.changelog}>{m.forPrograms}</a>
      </p>
    </section>
  );
}

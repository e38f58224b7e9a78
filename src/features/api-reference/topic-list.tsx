import type { ApiReference } from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import type { CodeLanguage } from './call-code.ts';
import styles from './api-reference.module.css';

type TopicListProps = {
  language: Language;
  reference: Pick<ApiReference, 'topics' | 'topic'>;
  /** The language of the examples, where one was chosen. */
  code: CodeLanguage | undefined;
};

/** The topics beside the words, and below the one that is shown its calls. */
export function TopicList({ language, reference, code }: TopicListProps) {
  const m = apiReferenceMessages(language);
  const { topics, topic: shown } = reference;
  return (
    <nav className={styles.topics} aria-label={m.topics} data-print="no">
      <ul>
        <li>
          <PageLink
            href={withQuery(pages.apiReference, { code })}
            current={shown === null ? 'page' : undefined}
          >
            {m.overview}
          </PageLink>
        </li>
        {topics.map(({ topic, title, calls }) => {
          const isShown = topic === shown?.topic;
          return (
            <li key={topic}>
              <PageLink
                href={withQuery(pages.apiTopic(topic), { code })}
                current={isShown ? 'page' : undefined}
              >
                {m.topicName(topic, title)}
              </PageLink>
              {isShown && (
                <ul className={styles.calls}>
                  {calls.map(({ name, path }) => (
                    <li key={name}>
                      <a href={`#${name}`}>{path.replace('/api', '')}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

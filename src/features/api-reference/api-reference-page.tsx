import type {
  ApiReference,
  ReferenceTopic,
} from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { api, pages, withQuery } from '#src/urls.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { realTimeHeader } from '#src/urls/market-data.ts';
import { codeLanguages, type CodeLanguage } from './call-code.ts';
import { ApiChanges } from './api-changes.tsx';
import { ApiRules } from './api-rules.tsx';
import { CallSearch, FoundCalls } from './call-search.tsx';
import { CallSection, Breaking } from './call-section.tsx';
import { SchemaList } from './schema-list.tsx';
import { TopicList } from './topic-list.tsx';
import styles from './api-reference.module.css';

export type ApiReferenceData = {
  reference: ApiReference;
  /** The search term among the calls; empty without one. */
  words: string;
  /** The language of the examples, where the address names one. */
  code: CodeLanguage | undefined;
};

type ApiReferencePageProps = { language: Language; origin: string; data: ApiReferenceData };

/** The reference of the API: all topics, or one with its calls, in columns of topics, words and examples. */
export function ApiReferencePage({ language, origin, data }: ApiReferencePageProps) {
  const m = apiReferenceMessages(language);
  const { reference, words, code } = data;
  const { topic } = reference;
  const name = topic && m.topicName(topic.topic, topic.title);
  return (
    <Container>
      <PageTitle
        eyebrow={topic ? <PageLink href={pages.apiReference}>{m.title}</PageLink> : undefined}
        title={name ?? m.title}
        lead={topic ? undefined : m.lead}
      >
        {m.inEnglish !== '' && <p className={styles.note}>{m.inEnglish}</p>}
      </PageTitle>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <CallSearch language={language} words={words} code={code} />
          <TopicList language={language} reference={reference} code={code} />
        </div>
        <div className={styles.content}>
          {words === '' ? null : (
            <FoundCalls language={language} topics={reference.topics} words={words} />
          )}
          {topic ? (
            <Topic language={language} origin={origin} topic={topic} code={code} />
          ) : (
            <Overview language={language} origin={origin} data={data} />
          )}
        </div>
      </div>
    </Container>
  );
}

function Overview({ language, origin, data }: ApiReferencePageProps) {
  const m = apiReferenceMessages(language);
  const { reference, words, code } = data;
  return (
    <>
      {words === '' ? <HowTo language={language} origin={origin} reference={reference} /> : null}
      {reference.topics
        .filter(({ calls }) => calls.length > 0)
        .map(({ topic, title, calls }) => (
          <section key={topic} className={styles.words}>
            <h2>
              <PageLink href={withQuery(pages.apiTopic(topic), { code })}>
                {m.topicName(topic, title)}
              </PageLink>
            </h2>
            <dl className={styles.fields}>
              {calls.map(({ name, path, summary }) => (
                <div key={name}>
                  <dt>
                    <PageLink href={`${withQuery(pages.apiTopic(topic), { code })}#${name}`}>
                      <code>
                        <Breaking text={path} />
                      </code>
                    </PageLink>
                  </dt>
                  <dd lang="en-US">{summary}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      {words === '' ? (
        <>
          <ApiRules language={language} reference={reference} />
          <ApiChanges language={language} changes={reference.changes} />
        </>
      ) : null}
    </>
  );
}

type HowToProps = { language: Language; origin: string; reference: ApiReference };

function HowTo({ language, origin, reference }: HowToProps) {
  const m = apiReferenceMessages(language);
  return (
    <section className={styles.words}>
      <h2>{m.howTo}</h2>
      <CopiedTexts
        texts={copyMessages(language)}
        all={[{ name: m.base, text: origin + api.base }]}
      />
      <p>{m.rules}</p>
      <p>{m.errors}</p>
      <p>{m.about(reference.description)}</p>
      <p className={styles.links}>
        <a href={apiDocuments.openapi}>{m.document(reference.openapi)}</a>
        <PageLink href={pages.data}>{m.dataFiles}</PageLink>
      </p>
    </section>
  );
}

function Topic({
  language,
  origin,
  topic,
  code,
}: {
  language: Language;
  origin: string;
  topic: ReferenceTopic;
  code: CodeLanguage | undefined;
}) {
  const m = apiReferenceMessages(language);
  const shown = code ?? 'curl';
  return (
    <>
      <CodeChoice language={language} topic={topic.topic} shown={shown} />
      {topic.topic === 'market-data' && <p className={styles.note}>{m.tokens(realTimeHeader)}</p>}
      {topic.calls.map((call) => (
        <CallSection key={call.name} language={language} origin={origin} code={shown} call={call} />
      ))}
      <SchemaList title={m.schemas} schemas={topic.schemas} />
    </>
  );
}

/** Links, so that the choice is part of the address and needs no script. */
function CodeChoice({
  language,
  topic,
  shown,
}: {
  language: Language;
  topic: string;
  shown: CodeLanguage;
}) {
  const m = apiReferenceMessages(language);
  return (
    <nav className={styles.choice} aria-label={m.language} data-print="no">
      <span>{m.language}</span>
      {Object.entries(codeLanguages).map(([name, label]) => (
        <PageLink
          key={name}
          href={withQuery(pages.apiTopic(topic), { code: name })}
          current={name === shown ? 'true' : undefined}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}

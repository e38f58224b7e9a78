import type { ReferenceCall } from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { codeLanguages, codeOf, type CodeLanguage } from './call-code.ts';
import { ExampleAnswer } from './example-answer.tsx';
import styles from './api-reference.module.css';

type CallSectionProps = {
  language: Language;
  origin: string;
  code: CodeLanguage;
  call: ReferenceCall;
};

/** One call: its description and parameters on the left, an example beside them. */
export function CallSection({ language, origin, code, call }: CallSectionProps) {
  const m = apiReferenceMessages(language);
  return (
    <section className={styles.call} id={call.name} aria-labelledby={`${call.name}-name`}>
      <div className={styles.words}>
        <h2 className={styles.path} id={`${call.name}-name`}>
          <code>
            GET <Breaking text={call.path} />
          </code>
        </h2>
        <p lang="en-US">{call.summary}.</p>
        <Needs language={language} needs={call.needs} />
        {call.parameters.length > 0 && (
          <>
            <h3 className={styles.part}>{m.parameters}</h3>
            <Parameters language={language} parameters={call.parameters} />
          </>
        )}
        <h3 className={styles.part}>{m.answer}</h3>
        <Answer language={language} call={call} />
      </div>
      {call.sample !== null && (
        <div className={styles.example}>
          <CopiedTexts
            texts={copyMessages(language)}
            all={[
              {
                name: codeLanguages[code],
                label: `${codeLanguages[code]} ${call.path}`,
                text: codeOf(code, call, origin + call.sample),
              },
            ]}
          />
          <p>
            <a href={call.sample} aria-label={m.tryOf(call.path)}>
              {m.tryIt}
            </a>
          </p>
          {call.answer === 'json' ? (
            <ExampleAnswer language={language} path={call.path} address={call.sample} />
          ) : null}
        </div>
      )}
    </section>
  );
}

function Needs({ language, needs }: { language: Language; needs: readonly string[] }) {
  const m = apiReferenceMessages(language);
  if (needs.length === 0) return null;
  return <p>{needs.length > 1 ? m.bearerAndRealTime : m.bearer}</p>;
}

function Parameters({
  language,
  parameters,
}: {
  language: Language;
  parameters: ReferenceCall['parameters'];
}) {
  const m = apiReferenceMessages(language);
  return (
    <dl className={styles.fields}>
      {parameters.map(({ name, type, isRequired, default: value, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span lang="en-US">{type}</span>
            {isRequired && <em>{m.required}</em>}
            {value !== null && <span>{m.byDefault(value)}</span>}
          </dt>
          <dd lang="en-US">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ language, call }: { language: Language; call: ReferenceCall }) {
  const m = apiReferenceMessages(language);
  return (
    <p>
      {call.schema === null ? (
        m.file
      ) : (
        <a href={`#schema-${call.schema}`}>
          <code>{call.schema}</code>
        </a>
      )}
      {call.answer === 'stream' && listedTexts(language, ['', m.stream])}
      {call.notFound !== null && (
        <>
          {'; '}
          <span lang="en-US">404: {call.notFound}</span>
        </>
      )}
    </p>
  );
}

/** An address that may break before each of its segments. */
export function Breaking({ text }: { text: string }) {
  return text.split(/(?=\/)/).map((segment, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- Segments repeat, and never change their order.
    <span key={at}>
      <wbr />
      {segment}
    </span>
  ));
}

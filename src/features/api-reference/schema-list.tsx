import type { ReferenceTopic } from '#src/contract/api/endpoints/reference-endpoints.ts';
import styles from './api-reference.module.css';

/** The schemas of a topic's answers, each folded; a link to one opens it. */
export function SchemaList({
  title,
  schemas,
}: {
  title: string;
  schemas: ReferenceTopic['schemas'];
}) {
  return (
    <section className={styles.schemas}>
      <h2>{title}</h2>
      {schemas.map(({ name, fields }) => (
        <details key={name}>
          <summary>
            <code>{name}</code>
          </summary>
          <dl className={styles.fields} id={`schema-${name}`} lang="en-US">
            {fields.map(({ path, type, reference, description }) => (
              <div key={path}>
                <dt>
                  <code>{path}</code>{' '}
                  {reference === null ? (
                    <span>{type}</span>
                  ) : (
                    <a href={`#schema-${reference}`}>{type}</a>
                  )}
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

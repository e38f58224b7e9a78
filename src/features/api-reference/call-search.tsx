import type { ApiReference } from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Language } from '#src/domain/language.ts';
import { formatCount } from '#src/i18n/format.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { CodeLanguage } from './call-code.ts';
import styles from './api-reference.module.css';

type CallSearchProps = {
  language: Language;
  words: string;
  /** Language of the examples, where one was chosen: it stays. */
  code: CodeLanguage | undefined;
};

/** Searches the calls of all topics by their addresses, summaries and parameters. */
export function CallSearch({ language, words, code }: CallSearchProps) {
  const m = apiReferenceMessages(language);
  return (
    <PageForm
      key={words}
      action={pages.apiReference}
      role="search"
      label={m.search}
      className={styles.search}
    >
      <input
        type="search"
        className={fields.field}
        name="filterPattern"
        defaultValue={words}
        maxLength={200}
        placeholder={m.search}
        aria-label={m.search}
      />
      {code ? <input type="hidden" name="code" value={code} /> : null}
      <Button type="submit">{m.find}</Button>
    </PageForm>
  );
}

type FoundCallsProps = { language: Language; topics: ApiReference['topics']; words: string };

/** The number of matching calls, and the way back to all. */
export function FoundCalls({ language, topics, words }: FoundCallsProps) {
  const m = apiReferenceMessages(language);
  const count = topics.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <p className={styles.found} role="status">
      {count === 0 ? m.noCalls(words) : m.foundCalls(count, formatCount(language, count), words)}{' '}
      <PageLink href={pages.apiReference}>{m.allCalls}</PageLink>
    </p>
  );
}

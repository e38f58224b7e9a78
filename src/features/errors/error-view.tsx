import type { Language } from '#src/domain/language.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { Drop } from '#src/ui/drop.tsx';
import { SearchForm } from '#src/ui/controls/search-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import styles from './error-view.module.css';

type ErrorViewProps = {
  language: Language;
  status: number;
  /** What the page itself says of its error; a server's text is never shown. */
  message?: string | null;
};

/** The error layout: eyebrow, title, generic message, link home (LY-03), and a field for what was meant. */
export function ErrorView({ language, status, message = null }: ErrorViewProps) {
  const m = errorMessages(language);
  return (
    <div className={styles.error}>
      <div className={styles.thread}>
        <Drop />
      </div>
      <p className={styles.eyebrow}>
        {m.eyebrow} <span className={styles.status}>{status}</span>
      </p>
      <h1>{status === 404 ? m.notFound : m.title}</h1>
      {message ? <p>{message}</p> : null}
      <p>{m.message}</p>
      <SearchForm
        id="error-search"
        action={pages.screener()}
        label={m.searchLabel}
        submit={m.search}
      />
      <p>
        <PageLink href={pages.home}>{m.homeLink}</PageLink>
      </p>
    </div>
  );
}

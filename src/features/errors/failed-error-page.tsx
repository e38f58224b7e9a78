import type { Language } from '#src/domain/language.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { localPath, pages } from '#src/urls.ts';
import styles from './error-view.module.css';

type FailedErrorPageProps = { language: Language; error: unknown };

/** The least that can be said where the error page itself failed, without any other component (LY-04). */
export function FailedErrorPage({ language, error }: FailedErrorPageProps) {
  const m = errorMessages(language);
  return (
    <div role="alert" className={styles.failed}>
      <h1>{m.errorPageFailed}</h1>
      <p>
        {m.details}: {error instanceof Error ? error.message : String(error)}
      </p>
      <a href={localPath(language, pages.home)}>{m.homeLink}</a>
    </div>
  );
}

import { languageTags, type Language } from '#src/i18n/languages.ts';
import { errorMessages } from '#src/i18n/messages/errors.ts';
import styles from './failed-element.module.css';

/** Stands where an element of the page cannot be shown; the rest of the page stands (TP-07). */
export function FailedElement({ language }: { language: Language }) {
  return (
    <p className={styles.failed} lang={languageTags[language]}>
      {errorMessages(language).elementFailed}
    </p>
  );
}

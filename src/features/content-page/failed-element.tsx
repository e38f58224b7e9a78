import { languageFacts, type Language } from '#src/domain/language.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import styles from './failed-element.module.css';

/** Replaces an element that cannot be shown; the rest of the page stands (TP-07). */
export function FailedElement({ language }: { language: Language }) {
  return (
    <p className={styles.failed} lang={languageFacts[language].tag}>
      {errorMessages(language).elementFailed}
    </p>
  );
}

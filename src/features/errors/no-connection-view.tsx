import type { Language } from '#src/domain/language.ts';
import { connectionMessages } from '#src/i18n/messages/site/connection.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { Drop } from '#src/ui/drop.tsx';
import styles from './error-view.module.css';

/** In place of a page that was never opened and cannot be fetched now (NV-06), which is no error of the service. */
export function NoConnectionView({ language }: { language: Language }) {
  return (
    <div className={styles.error}>
      <div className={styles.thread}>
        <Drop />
      </div>
      <h1>{errorMessages(language).noConnection}</h1>
      <p>{connectionMessages(language).outOfReach}</p>
    </div>
  );
}

import { lateComponent } from '#src/client/browser/late-component.ts';
import type { Language } from '#src/domain/language.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { Drop } from '#src/ui/drop.tsx';
import styles from './error-view.module.css';

/** Every visit loads these words ahead: without a network they could not be fetched. */
const Words = lateComponent(
  'no connection',
  async () => (await import('./no-connection-words.tsx')).NoConnectionWords,
);

/**
 * In place of a page that was never opened and cannot be fetched now (NV-06), which is no error of the service. A network
 * that ends before the words are loaded leaves the heading.
 */
export function NoConnectionView({ language }: { language: Language }) {
  return (
    <div className={styles.error}>
      <div className={styles.thread}>
        <Drop />
      </div>
      <h1>{errorMessages(language).noConnection}</h1>
      <Words language={language} />
    </div>
  );
}

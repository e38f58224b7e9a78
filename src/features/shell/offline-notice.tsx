import type { Language } from '#src/i18n/languages.ts';
import { connectionMessages } from '#src/i18n/messages/connection.ts';
import styles from './offline-notice.module.css';

export function OfflineNotice({ language }: { language: Language }) {
  return <p className={styles.notice}>{connectionMessages(language).offline}</p>;
}

import { technicalFields } from '#src/contract/forms/submission.ts';
import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import styles from './honeypot.module.css';

/** A field that visitors can neither see, hear nor reach; only a bot fills it in. */
export function Honeypot({ language, id }: { language: Language; id: string }) {
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>{contactMessages(language).leaveEmpty}</label>
      <input id={id} name={technicalFields.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

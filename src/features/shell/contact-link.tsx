import { recordClick } from '#src/client/click-events.ts';
import type { Language } from '#src/i18n/languages.ts';
import { shellMessages } from '#src/i18n/messages/shell.ts';
import { MailIcon } from '#src/ui/icons.tsx';
import { pages } from '#src/urls.ts';
import styles from './contact-link.module.css';

/** Sets the hash that asks for the contact form, and leaves the query alone; a mail icon on small screens. */
export function ContactLink({ language }: { language: Language }) {
  return (
    <a
      href={pages.contact}
      className={styles.contactLink}
      onClick={() => recordClick('contact-us')}
    >
      <span className={styles.icon}>
        <MailIcon />
      </span>
      <span className={styles.text}>{shellMessages(language).contactUs}</span>
    </a>
  );
}

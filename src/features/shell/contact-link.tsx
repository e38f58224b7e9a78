import { recordClick } from '#src/client/consent/click-events.ts';
import type { Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { MailIcon } from '#src/ui/icons.tsx';
import { useLocalPath } from '#src/ui/page-link.tsx';
import { formPages } from '#src/urls.ts';
import styles from './contact-link.module.css';

/** Leads to the contact form, over the page where scripts run (LY-10); a mail icon on small screens. */
export function ContactLink({ language }: { language: Language }) {
  const localPath = useLocalPath();
  return (
    <a
      href={localPath(formPages.contact)}
      data-page-link=""
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

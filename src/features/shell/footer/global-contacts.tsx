import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import styles from './global-contacts.module.css';

type GlobalContactsProps = {
  language: Language;
  contacts: MainNavigation['provider']['globalContacts'];
};

export function GlobalContacts({ language, contacts }: GlobalContactsProps) {
  if (contacts.length === 0) return null;
  return (
    <section className={styles.contacts}>
      <h2 className={styles.title}>{outerMessages(language).globalContacts}</h2>
      <ul role="list" className={styles.list}>
        {contacts.map(({ region, email, phone }) => (
          <li key={region}>
            <span className={styles.region}>{region}</span>
            <a href={`mailto:${email}`}>{email}</a>
            {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'react';
import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import styles from './contact-frame.module.css';

/**
 * With scripts and its own origin, a frame of our own origin could remove its sandbox; framed forms are of origins that
 * the operator has listed, and need their cookies.
 */
const sandbox = 'allow-forms allow-scripts allow-same-origin allow-popups';

type ContactFrameProps = { language: Language; address: string };

/** An external form in a sandboxed frame, with a loader until it is there (CM-04). */
export function ContactFrame({ language, address }: ContactFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const m = contactMessages(language);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.loader}>
        {isLoaded ? '' : m.loading}
      </p>
      <iframe
        className={styles.frame}
        title={m.externalFormTitle}
        src={address}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

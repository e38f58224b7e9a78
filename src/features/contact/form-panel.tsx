import { useEffect, useRef, useState } from 'react';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import type { FormSetting, FormStart } from './form-start.ts';
import { LeadForm } from './lead-form.tsx';
import styles from './form-panel.module.css';

type FormPanelProps = {
  setting: FormSetting;
  start: FormStart;
  /** Whether this is the page after a plain POST. */
  wasSent?: boolean;
};

/** A form, and in its place the thanks once it was accepted (CM-05). */
export function FormPanel({ setting, start, wasSent = false }: FormPanelProps) {
  const [isSent, setSent] = useState(wasSent);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button was removed.
    if (isSent && !wasSent) thanks.current?.focus();
  }, [isSent, wasSent]);
  const m = contactMessages(setting.language);
  const lead = setting.form === 'contact' ? m.contactLead : m.subscribeLead;
  return (
    <>
      {/* There from the start, so that what appears in it is read out. */}
      <div role="status">
        {isSent ? (
          <p ref={thanks} tabIndex={-1} className={styles.thanks}>
            {m.thanks}
          </p>
        ) : null}
      </div>
      {isSent ? null : (
        <>
          <p className={styles.lead}>{lead}</p>
          <LeadForm setting={setting} start={start} onAccepted={() => setSent(true)} />
        </>
      )}
    </>
  );
}

import type { Language } from '#src/domain/language.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import type { Shown } from './use-submission.ts';
import styles from './lead-form.module.css';

type FormStatusProps = { language: Language; shown: Shown };

/** Above the button and announced: which fields are wrong, or why the form was refused. */
export function FormStatus({ language, shown }: FormStatusProps) {
  const { attempt, wrong, failure } = shown;
  if (wrong.length === 0 && failure === null) return null;
  const m = contactMessages(language);
  const names = listedTexts(
    language,
    wrong.map(({ label }) => label),
  );
  return (
    <p key={attempt} role="alert" className={styles.status}>
      {failure ?? m.checkFields(wrong.length, names)}
    </p>
  );
}

import { contactMessages, fieldProblemMessages } from '#src/i18n/messages/site/contact.ts';
import { FieldControl } from './field-control.tsx';
import type { FormFieldProps } from './form-field-props.ts';
import { TickBox } from './tick-box.tsx';
import { RadioChoices } from './radio-choices.tsx';
import styles from './form-field.module.css';

/** One field with its label, control and error, linked for assistive technology (FV-01). */
export function FormField(props: FormFieldProps) {
  const { field, id, language, problem } = props;
  const m = contactMessages(language);
  const label = (
    <>
      {field.label}
      {field.required ? null : <span className={styles.optional}> ({m.optional})</span>}
    </>
  );
  const errorId = `${id}-error`;
  const error = problem ? (
    <p id={errorId} className={styles.error}>
      {fieldProblemMessages(language)[problem]}
    </p>
  ) : null;
  const describedBy = problem ? errorId : undefined;
  if (field.input === 'radio') {
    return <RadioChoices {...props} label={label} error={error} describedBy={describedBy} />;
  }
  if (field.input === 'tick') {
    return <TickBox {...props} label={label} error={error} describedBy={describedBy} />;
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldControl {...props} describedBy={describedBy} />
      {error}
    </div>
  );
}

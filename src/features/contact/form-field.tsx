import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProblemKey } from '#src/contract/forms/field-rules.ts';
import type { AskedField } from '#src/contract/forms/form-fields.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contactMessages, fieldLabels, fieldProblemMessages } from '#src/i18n/messages/contact.ts';
import type { ChoiceGroup } from './field-choices.ts';
import { FieldControl } from './field-control.tsx';
import { RadioChoices } from './radio-choices.tsx';
import styles from './form-field.module.css';

export type FormFieldProps = {
  field: AskedField;
  /** Id of the control; its parts have ids that begin with it. */
  id: string;
  language: Language;
  registration: UseFormRegisterReturn;
  /** What stands in it when it is first shown. */
  initial: string;
  choices: readonly ChoiceGroup[];
  problem: FieldProblemKey | null;
};

/** One field: label, control, and what is wrong with it, tied together (FV-01). */
export function FormField(props: FormFieldProps) {
  const { field, id, language, problem } = props;
  const m = contactMessages(language);
  const label = (
    <>
      {fieldLabels(language)[field.name]}
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

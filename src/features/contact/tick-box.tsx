import type { ReactNode } from 'react';
import { ticked } from '#src/contract/forms/own-fields.ts';
import type { FormFieldProps } from './form-field-props.ts';
import styles from './form-field.module.css';

type TickBoxProps = FormFieldProps & {
  label: ReactNode;
  error: ReactNode;
  describedBy: string | undefined;
};

/** A box that may be ticked; one that is not sends nothing. */
export function TickBox(props: TickBoxProps) {
  const { id, registration, initial, problem, label, error, describedBy } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.radio}>
        <input
          {...registration}
          type="checkbox"
          id={id}
          value={ticked}
          defaultChecked={initial === ticked}
          aria-invalid={problem !== null}
          aria-describedby={describedBy}
        />
        <span>{label}</span>
      </label>
      {error}
    </div>
  );
}

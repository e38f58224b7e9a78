import type { ReactNode } from 'react';
import type { FormFieldProps } from './form-field-props.ts';
import styles from './form-field.module.css';

type RadioChoicesProps = FormFieldProps & {
  label: ReactNode;
  error: ReactNode;
  describedBy: string | undefined;
};

/** One of few choices, without a default. */
export function RadioChoices(props: RadioChoicesProps) {
  const { field, id, registration, initial, problem, label, error, describedBy } = props;
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required={field.required}
      aria-invalid={problem !== null}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.radios}>
        {field.choices
          .flatMap((group) => group.choices)
          .map(({ value, name }) => (
            <label key={value} htmlFor={`${id}-${value}`} className={styles.radio}>
              <input
                {...registration}
                type="radio"
                id={`${id}-${value}`}
                value={value}
                defaultChecked={initial === value}
                aria-describedby={describedBy}
              />
              {name}
            </label>
          ))}
      </div>
      {error}
    </fieldset>
  );
}

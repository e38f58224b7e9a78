import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import type { Choice } from './field-choices.ts';
import type { ShownField } from './shown-fields.ts';
import type { FormFieldProps } from './form-field-props.ts';
import styles from './form-field.module.css';

const autoComplete: Partial<Record<ShownField['name'], string>> = {
  emailAddress: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  country: 'country',
  company: 'organization',
  title: 'organization-title',
  stateProv: 'address-level1',
};

type FieldControlProps = FormFieldProps & { describedBy: string | undefined };

/** The control of a field, except for radio buttons. */
export function FieldControl(props: FieldControlProps) {
  const { field, id, registration, initial, problem, describedBy } = props;
  const common = {
    ...registration,
    id,
    className: styles.control,
    defaultValue: initial,
    required: field.required,
    autoComplete: autoComplete[field.name],
    'aria-invalid': problem !== null,
    'aria-describedby': describedBy,
  };
  if (field.input === 'paragraph') return <textarea {...common} rows={5} />;
  if (field.input !== 'list') return <input {...common} type={field.input} />;
  return (
    <select {...common}>
      <option value="">{contactMessages(props.language).choose}</option>
      {field.choices.map(({ heading, choices }) =>
        heading === null ? (
          choices.map(optionOf)
        ) : (
          <optgroup key={heading} label={heading}>
            {choices.map(optionOf)}
          </optgroup>
        ),
      )}
    </select>
  );
}

const optionOf = ({ value, name }: Choice) => (
  <option key={value} value={value}>
    {name}
  </option>
);

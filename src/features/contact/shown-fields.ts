import { formFields, type StandardField } from '#src/contract/forms/form-fields.ts';
import { ownFieldName, type OwnFieldName } from '#src/contract/forms/own-fields.ts';
import { fieldLabels } from '#src/i18n/messages/site/contact.ts';
import { choicesOf, type ChoiceGroup } from './field-choices.ts';
import type { FormSetting } from './form-start.ts';

/** A field of a form in a language. */
export type ShownField = {
  name: StandardField['name'] | OwnFieldName;
  label: string;
  required: boolean;
  input: StandardField['input'] | 'tick';
  choices: readonly ChoiceGroup[];
};

type Setting = Pick<FormSetting, 'form' | 'language' | 'countries' | 'contactFields'>;

/** The fields of a form: the specified ones, then the provider's own. */
export function shownFields(setting: Setting): ShownField[] {
  const { form, language, countries, contactFields } = setting;
  const fields = formFields[form].map((field): ShownField => ({
    ...field,
    label: fieldLabels(language)[field.name],
    choices: choicesOf(field, language, countries),
  }));
  const own = contactFields.map((field): ShownField => ({
    name: ownFieldName(field),
    label: field.name,
    required: false,
    input: inputs[field.kind],
    choices: [{ heading: null, choices: field.choices }],
  }));
  return form === 'contact' ? [...fields, ...own] : fields;
}

const inputs = { text: 'text', choice: 'list', tick: 'tick' } as const;

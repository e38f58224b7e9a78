import { formFields, type AskedField } from '#src/contract/forms/form-fields.ts';
import { ownFieldName, type OwnFieldName } from '#src/contract/forms/own-fields.ts';
import { fieldLabels } from '#src/i18n/messages/site/contact.ts';
import { choicesOf, type ChoiceGroup } from './field-choices.ts';
import type { FormSetting } from './form-start.ts';

/** A field of a form in a language. */
export type ShownField = {
  name: AskedField['name'] | OwnFieldName;
  label: string;
  required: boolean;
  input: AskedField['input'] | 'tick';
  choices: readonly ChoiceGroup[];
};

type Setting = Pick<FormSetting, 'form' | 'language' | 'countries' | 'contactFields'>;

/** The fields of a form: the specified ones, then the provider's own. */
export function shownFields(setting: Setting): ShownField[] {
  const { form, language, countries, contactFields } = setting;
  const asked = formFields[form].map((field): ShownField => ({
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
  return form === 'contact' ? [...asked, ...own] : asked;
}

const inputs = { text: 'text', choice: 'list', tick: 'tick' } as const;

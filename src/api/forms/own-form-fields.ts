import type { OwnFormField } from '#src/contract/forms/own-fields.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import type { Site } from '#src/contract/provider/site.ts';

/** The provider's further fields of a form, which the checks need; only the contact form has some. */
export const ownFormFields = (
  form: FormKind,
  { contactFields }: Pick<Site, 'contactFields'>,
): OwnFormField[] =>
  form === 'contact'
    ? contactFields.map((field) => ({
        field: field.field,
        kind: field.kind,
        choices: (field.choices ?? []).map(({ choice }) => choice),
      }))
    : [];

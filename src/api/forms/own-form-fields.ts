import type { OwnFormField } from '#src/contract/forms/own-fields.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import type { Site } from '#src/contract/provider/site.ts';

/** What a form has to know of the provider's further fields to check them; only the contact form has some. */
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

import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { contactFormWith } from '#src/contract/forms/contact-form.ts';
import type { OwnFieldName } from '#src/contract/forms/own-fields.ts';
import type { FormValues } from '#src/contract/forms/form-fields.ts';
import type { FormSetting } from './form-start.ts';
import { subscribeForm } from '#src/contract/forms/subscribe-form.ts';

// zod would compile schemas to code, which the page's policy forbids.
z.config({ jitless: true });

/** The values of a form's controls: all specified fields, and the provider's own where it has some. */
export type HeldValues = FormValues & Partial<Record<OwnFieldName, string>>;

/** The contract's rules, the same that the server has; messages are keys (`FieldProblemKey`). */
export function formResolver({ form, contactFields }: Pick<FormSetting, 'form' | 'contactFields'>) {
  const own = contactFields.map((field) => ({
    ...field,
    choices: field.choices.map(({ value }) => value),
  }));
  const schema = form === 'contact' ? contactFormWith(own) : subscribeForm;
  return zodResolver(schema as typeof subscribeForm) as unknown as Resolver<HeldValues>;
}

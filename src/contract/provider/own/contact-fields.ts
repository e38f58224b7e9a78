import * as z from 'zod';
import { eachOnce } from '../each-once.ts';
import { localText } from '../local-text.ts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first');

const choices = z
  .array(z.object({ choice: name, name: localText }))
  .min(2)
  .max(40)
  .superRefine(eachOnce('choice', 'choice'));

/** One of `contactFields` in `site.yaml`: a further, optional field of the contact form. */
export const contactField = z
  .object({
    field: name,
    name: localText,
    kind: z.enum(['text', 'choice', 'tick']),
    choices: choices.optional(),
  })
  .refine((own) => own.kind !== 'choice' || own.choices !== undefined, {
    path: ['kind'],
    message: 'a choice with choices',
  })
  .refine((own) => own.kind === 'choice' || own.choices === undefined, {
    path: ['choices'],
    message: 'choices of the kind choice alone',
  });

/** The further fields, with unique names. There is a maximum, because visitors do not fill in long forms. */
export const contactFields = z
  .array(contactField)
  .max(8)
  .superRefine(eachOnce('field', 'field'))
  .default([]);

export type ContactField = z.infer<typeof contactField>;

import * as z from 'zod';
import { localText } from '../local-text.ts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first');

const choices = z
  .array(z.object({ choice: name, name: localText }))
  .min(2)
  .max(40)
  .refine(
    (all) => new Set(all.map(({ choice }) => choice)).size === all.length,
    'must name each choice once',
  );

/** One of `contactFields` in `site.yaml`: a further field of the contact form, which nobody has to fill in. */
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

/** Such fields, each name once. A form that asks for more than these is not filled in. */
export const contactFields = z
  .array(contactField)
  .max(8)
  .refine(
    (own) => new Set(own.map(({ field }) => field)).size === own.length,
    'must name each field once',
  )
  .default([]);

export type ContactField = z.infer<typeof contactField>;

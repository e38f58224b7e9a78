import * as z from 'zod';
import { localText } from '../local-text.ts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens, a letter first');

const named = { field: name, name: localText };

/** One of `contactFields` in `site.yaml`: a further field of the contact form, which nobody has to fill in. */
export const contactField = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, kind: z.literal('text') }),
  z.strictObject({ ...named, kind: z.literal('tick') }),
  z.object({
    ...named,
    kind: z.literal('choice'),
    choices: z
      .array(z.object({ choice: name, name: localText }))
      .min(2)
      .max(40)
      .refine(
        (choices) => new Set(choices.map(({ choice }) => choice)).size === choices.length,
        'must name each choice once',
      ),
  }),
]);

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

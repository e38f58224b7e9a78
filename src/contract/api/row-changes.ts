import * as z from 'zod';

const wanted = 'a number of a release, or a time like 2026-11-20T08:00:00Z';
const releaseOrTime = /^(?:[1-9]\d{0,8}|\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z)?)$/;

/** For who keeps a copy of a list: only what is otherwise than it was. */
export const changedSince = z
  .string()
  .regex(releaseOrTime, wanted)
  .refine((given) => !given.includes('-') || !Number.isNaN(Date.parse(given)), wanted)
  .optional()
  .describe(
    'Only rows that were added or changed since a release, by its number, or since a time (UTC; a day stands for its begin). ' +
      'The answer names in `withdrawn` those that are gone. The release may have been withdrawn itself',
  );

const change = z.enum(['added', 'changed']);

/** What a row says of itself where changes are asked for. */
export const rowChange = { change: change.optional().describe('With changedSince') };

/** What a list says of rows that it has no more. */
export const withdrawnRows = {
  withdrawn: z
    .array(z.string())
    .optional()
    .describe('With changedSince: identifiers of removed rows, of all pages'),
};

export type RowChange = z.infer<typeof change>;

import * as z from 'zod';

const wanted = 'must be the number of a release, or a time like 2026-11-20T08:00:00Z';
const releaseOrTime = /^(?:[1-9]\d{0,8}|\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z)?)$/;

/** Limits an answer to rows that changed, for clients that keep a copy of a list. */
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

/** How a row changed, given where changes are asked for. */
export const rowChange = { change: change.optional().describe('With changedSince') };

/** Rows that the list no longer contains. */
export const withdrawnRows = {
  withdrawn: z
    .array(z.string())
    .optional()
    .describe('With changedSince: identifiers of removed rows, of all pages'),
};

export type RowChange = z.infer<typeof change>;

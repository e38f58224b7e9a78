import * as z from 'zod';
import { dayOfIso } from '#src/domain/day.ts';
import { asof } from './query.ts';

/** The most series of a wide table: each is a column, and all are in memory at once. */
export const mostColumns = 100;

/** The most indexes that a file can be asked for by id. Without ids it holds all of them. */
const mostIds = 1000;

const day = z
  .string()
  .refine((given) => dayOfIso(given) !== null, 'must be a date like 2026-09-18')
  .optional();

const ids = z
  .string()
  .transform((given) => [
    ...new Set(
      given
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ])
  .refine((given) => given.length <= mostIds, `at most ${mostIds} indexes`)
  .optional()
  .describe('fundIds with commas between them; without it all indexes');

/** The query of a data file. */
export const dataFileQuery = z.object({
  asof,
  ids,
  from: day.describe('First day of the levels'),
  to: day.describe('Last day of the levels'),
  frequency: z
    .enum(['daily', 'week-end', 'month-end'])
    .default('daily')
    .describe('Every level, or the last one of each week or month'),
  shape: z
    .enum(['long', 'wide'])
    .default('long')
    .describe('long: a row for each level; wide: a row for each day, a column for each index'),
});

export type DataFileQuery = z.output<typeof dataFileQuery>;

import * as z from 'zod';
import { missingReasons } from '#src/domain/figures/measured.ts';
import { figureUnits } from '#src/domain/register/figure.ts';
import { symbols } from '#src/domain/working/recorder.ts';
import { id, isoDate } from '../../provider/index-record.ts';

const symbol = z.enum(symbols).describe('What formulas call it');
const name = z.string().describe('Its name, in the requested language');

const workingInput = z.object({
  symbol,
  name,
  kind: z.enum(['level', 'day', 'number']),
  value: z
    .number()
    .nullable()
    .describe('Null for a day, and where the provider does not allow levels to be downloaded'),
  date: isoDate.nullable().describe('The day of a level, or the day itself'),
  backTested: z
    .boolean()
    .nullable()
    .describe('Whether the level is before the launch date; null where that is not known'),
  corrected: z.boolean().describe('Whether the level was corrected after its first publication'),
});

const workingStep = z.object({
  symbol,
  name,
  formula: z.string().describe('Of symbols, lists (levels, returns, others, excess) and signs'),
  filled: z
    .string()
    .nullable()
    .describe(
      'The same with its own numbers, to ten digits; null for a number alone, and where levels are withheld',
    ),
  value: z.number().nullable().describe('As it is calculated, in full'),
});

const earlierValue = z.object({
  release: z.int(),
  published: z.iso.datetime(),
  date: isoDate.nullable().describe('Day of its last level, or that it was stated as of'),
  value: z.number().nullable(),
  shown: z.string(),
  reasons: z
    .array(
      z.enum([
        'levels-added',
        'levels-changed',
        'other-levels',
        'other-list',
        'other-statement',
        'terms',
      ]),
    )
    .describe(
      'What is otherwise since: later levels came; levels that it is made of were corrected or withdrawn; those of the ' +
        'series that it is measured with changed; another list of members came; the provider states another value; the ' +
        'index itself is described otherwise',
    ),
});

/** How one figure was computed, of an index, or of a comparison or blend of several. */
const anyWorking = z.object({
  portfolioName: z.string(),
  page: z.string().describe('Address of its page'),
  source: z.string().describe('The provider'),
  tag: z.string(),
  name,
  unit: z.enum(figureUnits),
  release: z.int(),
  published: z.iso.datetime(),
  asOfDate: isoDate.nullable().describe('Day of the last level'),
  value: z.number().nullable().describe('To ten significant digits'),
  shown: z.string().describe('As pages show it'),
  missing: z.enum(missingReasons).nullable(),
  from: isoDate.nullable().describe('Day of the first level that it is made of'),
  to: isoDate.nullable(),
  observations: z.int().describe('Number of returns, or of levels'),
  crossesLaunch: z.boolean().nullable(),
  withheld: z
    .boolean()
    .describe('Data may not be downloaded: formula, days and the shown digits only'),
  measuredWith: z.object({ fundId: id, portfolioName: z.string() }).nullable(),
  formula: z.string().describe('Address of its definition'),
  inputs: z.array(workingInput),
  steps: z.array(workingStep),
  rules: z.array(z.object({ rule: z.string(), text: z.string() })),
  earlier: z.array(earlierValue).describe('Values of earlier releases that differ, newest first'),
  data: z
    .string()
    .nullable()
    .describe('Address of the observations as CSV; null where it has none or they are withheld'),
  code: z
    .object({ python: z.string(), r: z.string(), excel: z.string() })
    .nullable()
    .describe(
      'Programs that read the observations and calculate the figure; the formula for a sheet expects them at A1',
    ),
});

/** `/index-details/working`: how one figure of one index was computed. */
export const figureWorking = anyWorking.extend({ fundId: id });

/** `/compare/working` and `/blend/working`: how one figure of a comparison or blend was computed. */
export const mixedWorking = anyWorking.extend({
  fundId: id.nullable().describe('The index that it is of; null for a blend itself'),
});

/** A working of either kind. */
export type FigureWorking = z.infer<typeof mixedWorking>;

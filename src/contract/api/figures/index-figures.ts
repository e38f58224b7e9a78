import * as z from 'zod';
import { missingReasons } from '#src/domain/figures/measured.ts';
import { returnPeriods } from '#src/domain/figures/returns.ts';
import { formerNames } from '#src/domain/figures/former-names.ts';
import { id, isoDate, returnTypes } from '../../provider/index-record.ts';

const maybeDate = isoDate.nullable();

/** A figure with ten significant digits. */
const figure = z.number().nullable();
const frequency = z.enum(['daily', 'weekly', 'monthly']);

const crossesLaunch = z
  .boolean()
  .nullable()
  .describe(
    'Whether levels from before a launch date, its own or that of the index it is measured with, are part of it: it is then ' +
      'hypothetical; null where no launch date is known',
  );

const missing = z
  .enum(missingReasons)
  .nullable()
  .describe(
    'Why there is no value: the history is too short, or withheld; a level is missing (gap) or not above zero; ' +
      'nothing varies; the other series does not cover the time, has ended, or is not named; no launch date is published; ' +
      'no month is of the kind that is measured; there was no fall, or no recovery from it; the levels are no value of ' +
      'invested money',
  );

const tag = z.string().describe('Tag of the figure in /figures');

/** The other series that a figure is measured against, such as a benchmark. */
const measuredWith = z.object({ fundId: id, portfolioName: z.string() }).nullable();

const windows = ['1Y', '3Y', '5Y', '10Y'] as const;

export const periodReturn = z.object({
  tag: z.enum(returnPeriods),
  period: z
    .enum(Object.values(formerNames))
    .optional()
    .meta({ deprecated: true })
    .describe('Deprecated name of the return'),
  value: figure.describe('Percent'),
  missing,
  from: maybeDate.describe('Date of the level that it starts from'),
  annualised: z.boolean(),
  crossesLaunch,
});

export const calendarYear = z.object({
  year: z.int(),
  value: figure.describe('Percent; null where the year has no level at one of its ends'),
  missing,
  toDate: z.boolean().describe('The year has not ended at its last level'),
  crossesLaunch,
  months: z.array(figure).length(12).describe('Percent, January first'),
  missingMonths: z
    .array(missing)
    .length(12)
    .describe('Why a month has no return, January first; null for one after the last level too'),
  openMonth: z.int().nullable().describe('Month (1 to 12) that has not ended at its last level'),
  monthsCrossingLaunch: z
    .array(z.int())
    .describe('Months (1 to 12) that contain back-tested levels'),
});

export const riskFigure = z.object({
  tag,
  figure: z.enum(['volatility', 'sharpe-ratio', 'tracking-error', 'beta', 'correlation']),
  window: z.enum(windows),
  frequency: frequency.describe('Step of the returns that the figure is calculated from'),
  unit: z.enum(['percent', 'ratio']),
  value: figure,
  missing,
  from: maybeDate.describe('Date of the first level that it is calculated from'),
  to: maybeDate,
  observations: z.int().describe('Number of returns'),
  crossesLaunch,
});

export const windowDrawdown = z.object({
  tag,
  window: z.enum([...windows, 'inception']),
  depth: figure.describe('Percent below the peak; 0 where the level never fell'),
  missing,
  peak: maybeDate,
  trough: maybeDate,
  recovery: maybeDate.describe('First day with the level of the peak again; null before'),
  from: maybeDate,
  to: maybeDate,
  crossesLaunch,
});

const datedReturn = z.object({ value: z.number(), from: isoDate, to: isoDate });

export const rollingReturn = z.object({
  months: z.int(),
  annualised: z.boolean(),
  count: z.int().describe('Periods of so many months, one from each month-end'),
  best: datedReturn,
  worst: datedReturn,
  median: z.number(),
  positive: z.number().describe('Periods with a return above zero, in percent of all'),
  crossesLaunch,
});

const rangeEnd = z.object({ value: z.number(), date: isoDate, crossesLaunch });

/** `/index-details/figures`: the figures computed from the levels of one index. */
export const indexFigures = z.object({
  fundId: id,
  returnType: z.enum(returnTypes).nullable(),
  currency: z.string().nullable(),
  frequency,
  launchDate: maybeDate,
  asOfDate: maybeDate.describe('Date of the last published level; null without levels'),
  endsMonth: z
    .boolean()
    .describe('The last level is the last of its month: periods then go back to month-ends'),
  benchmark: measuredWith,
  riskFree: measuredWith.describe("The provider's risk-free index of the currency"),
  range52Weeks: z
    .object({
      high: rangeEnd,
      low: rangeEnd,
      since: maybeDate.describe('First level, where the public history is shorter than the year'),
    })
    .nullable(),
  periodReturns: z.array(periodReturn),
  calendarYears: z.array(calendarYear).describe('Newest first'),
  risk: z.array(riskFigure),
  drawdowns: z.array(windowDrawdown),
  rollingReturns: z.array(rollingReturn),
});

export type IndexFigures = z.infer<typeof indexFigures>;

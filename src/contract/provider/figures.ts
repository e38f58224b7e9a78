import * as z from 'zod';
import { returnPeriods } from '#src/domain/figures/returns.ts';
import { id, isoDate } from './index-record.ts';

const perCent = z.number().nullable();

/** Returns in per cent, unrounded; one year and above annualised from three years on. Null: too short a public history. */
export const returns = z.object({
  oneMonth: perCent,
  threeMonths: perCent,
  yearToDate: perCent,
  oneYear: perCent,
  threeYears: perCent,
  fiveYears: perCent,
  tenYears: perCent,
  sinceInception: perCent,
});

/** Figures that follow from the levels of one index. */
export const figures = z.object({
  fundId: id,
  numberOfLevels: z.int().min(1),
  firstDate: isoDate,
  lastDate: isoDate,
  lastLevel: z.number(),
  previousDate: isoDate.nullable(),
  previousLevel: z.number().nullable(),
  returns,
  returnsFrom: z
    .partialRecord(z.enum(returnPeriods), isoDate)
    .describe('Days of the levels that the returns start from'),
});

export type Returns = z.infer<typeof returns>;
export type Figures = z.infer<typeof figures>;

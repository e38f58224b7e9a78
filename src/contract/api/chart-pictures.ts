import * as z from 'zod';
import { isoDate } from '../provider/index-record.ts';
import { asof, lang } from './query.ts';

/** Charts of an index that have a picture; `share` is what others show of its page. */
export const chartNames = ['levels', 'drawdown', 'share'] as const;

export const pictureThemes = ['light', 'dark'] as const;

/** As the chart of the page offers them. */
export const picturePeriods = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'Max'] as const;

const side = z.int().min(320).max(2400);

/** What a picture of a chart is asked for by, beside its address. */
export const pictureQuery = z.object({
  width: side.default(1200).describe('Pixels; a PNG has a multiple of 40'),
  height: z.int().min(240).max(2400).optional().describe('Pixels; half of the width unless given'),
  theme: z.enum(pictureThemes).default('light'),
  from: isoDate.optional().describe('First day, in place of a period'),
  to: isoDate.optional().describe('Last day, in place of a period'),
  period: z.enum(picturePeriods).optional().describe('The last five years unless given'),
  lang,
  asof,
});

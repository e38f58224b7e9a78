import * as z from 'zod';
import { isoDate } from '../provider/index-record.ts';
import { mixEndpoints } from './endpoints/mix-endpoints.ts';
import { screenerEndpoints } from './endpoints/screener-endpoints.ts';
import { asof, lang } from './query.ts';

/** Charts of an index that have a picture. `share` is the picture that other sites show with a link to the page. */
export const chartNames = ['levels', 'drawdown', 'calendar-years', 'composition', 'share'] as const;

export const pictureThemes = ['light', 'dark'] as const;

/** The periods that the chart of the page offers. */
export const picturePeriods = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'Max'] as const;

const side = z.int().min(320).max(2400);

/** The parameters that every picture takes. */
const look = {
  width: side.default(1200).describe('Pixels; a PNG has a multiple of 40'),
  height: z
    .int()
    .min(240)
    .max(2400)
    .optional()
    .describe('Pixels; half of the width unless given, and more where its words need it'),
  theme: z
    .enum(pictureThemes)
    .optional()
    .describe('light unless given, or the only one that the site has'),
  lang,
  asof,
};

/** The parameters of a picture of an index's chart, besides its path. */
export const pictureQuery = z.object({
  ...look,
  from: isoDate.optional().describe('First day, in place of a period'),
  to: isoDate.optional().describe('Last day, in place of a period'),
  period: z
    .enum(picturePeriods)
    .optional()
    .describe('The last five years unless given; ten of calendar years'),
});

/** The parameters of an article's share picture, which has one size. */
export const articlePictureQuery = z.object({ theme: look.theme, lang, asof });

const period = z.enum(picturePeriods).optional().describe('Up to the last day, in place of from');

/** The parameters of pictures of comparisons, blends and scatters: those of their calls and of pictures. */
export const comparisonPictureQuery = mixEndpoints.compare.query.extend({ ...look, period });
export const blendPictureQuery = mixEndpoints.blend.query.extend({ ...look, period });
export const pointsPictureQuery = screenerEndpoints.portfolioPoints.query.extend(look);

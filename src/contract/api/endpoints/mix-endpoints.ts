import * as z from 'zod';
import { dayOfIso } from '#src/domain/day.ts';
import { readParts, rebalanceByDefault, rebalances } from '#src/domain/blends/blend-address.ts';
import { api } from '#src/urls.ts';
import { blend } from '../mixes/blend.ts';
import { comparison } from '../mixes/compare.ts';
import { mixedWorking } from '../figures/working.ts';
import { figureName, identifier, lang } from '../query.ts';
import { defineEndpoint } from './endpoint.ts';

const day = (description: string) =>
  z
    .string()
    .refine((given) => dayOfIso(given) !== null, {
      message: 'must be a date like 2020-02-19',
      params: { reason: 'no-date' },
    })
    .optional()
    .describe(description);

const identifiers = z
  .string()
  .max(500)
  .transform((given) => [
    ...new Set(
      given
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(z.string())
      .min(1, 'must be two indexes at least, with a comma between')
      .max(10, 'must be ten indexes at most'),
  )
  .describe('Two to ten indexes with commas between, in any order: fundId, secId or performanceId');

const parts = z
  .string()
  .max(1000)
  .refine((given) => readParts(given) !== null, {
    message: 'must be parts like A*60,B*40, weights with at most two decimals',
    params: { reason: 'parts-unreadable' },
  })
  .describe(
    'Two to ten different indexes of one currency with their weights in percent, which add to 100: A*60,B*40',
  );

const mixedFigure = {
  figure: figureName.describe(
    'Name of the figure in the answer: the tag of a usual one (return1Y), the stem of one over the window (volatility), of ' +
      'compared indexes membersInCommon, weightInCommon or activeShare, of a part of a blend weightNow, weight2024 (at the end of ' +
      'the year), contributionToReturn or contributionToRisk, of a blend also a characteristic or metric of what it holds (priceToEarnings)',
  ),
  against: identifier(
    'The index that it is measured against, for correlation, beta, activeShare and the like',
  ).optional(),
  crisis: figureName
    .optional()
    .describe('The named window that it is over, for cumulativeReturn and maximumDrawdown'),
};

/** The query that defines a blend: its parts, its rebalancing and its first day. */
export const blendQuery = {
  of: parts,
  rebalance: z
    .enum(rebalances)
    .default(rebalanceByDefault)
    .describe('When weights are set back: at the close of the last day of each period'),
  from: day('Day on which it begins at 100, or the last before it on which all parts have a level'),
};

/** The query that defines a comparison, and names one of its figures. */
export const comparedFigureQuery = {
  ids: identifiers,
  from: day('First day of the window; without it the latest of the first days'),
  to: day('Last day of the window; without it the earliest of the last days'),
  index: identifier('The compared index that the figure is of'),
  ...mixedFigure,
};

/** The query that defines a blend, and names one of its figures. */
export const blendedFigureQuery = {
  ...blendQuery,
  index: identifier('The part that the figure is of; without it the blend itself').optional(),
  ...mixedFigure,
};

const unknown = 'No index bears one of the identifiers, or none did in the release asked for';

/** The calls that compare several indexes or blend them into one series. */
export const mixEndpoints = {
  compare: defineEndpoint({
    path: api.compare,
    tag: 'Index',
    summary:
      'Two to ten indexes beside each other: figures as of the same last common day and over any window, named crises, ' +
      'correlations of monthly returns, members and weight in common, what they hold and by which rules',
    query: z.object({
      ids: identifiers,
      base: identifier(
        'The index that the others are measured against; without it the first',
      ).optional(),
      from: comparedFigureQuery.from,
      to: comparedFigureQuery.to,
      lang,
    }),
    answer: comparison,
    answerName: 'Comparison',
    notFound: unknown,
    example: 'ids={fundId},{otherFundId}',
  }),
  blend: defineEndpoint({
    path: api.blend,
    tag: 'Index',
    summary:
      'A fixed mix of indexes, calculated from their public levels: hypothetical, and no index. Levels, returns, risk, ' +
      'contributions of its parts, weights over time, valuation and sustainability of the mix',
    query: z.object({ ...blendQuery, lang }),
    answer: blend,
    answerName: 'Blend',
    notFound: `${unknown}; or the provider allows no blends`,
    example: 'of={fundId}*60,{otherFundId}*40&rebalance=quarterly',
    permission: 'blends',
  }),
  compareWorking: defineEndpoint({
    path: api.compareWorking,
    tag: 'Index',
    summary:
      'How a figure of a comparison came about, over its window, a named crisis or against another index: as ' +
      '/index-details/working',
    query: z.object({ ...comparedFigureQuery, lang }),
    answer: mixedWorking,
    answerName: 'MixedWorking',
    notFound: `${unknown}; or comparisons have no such figure`,
    example: 'ids={fundId},{otherFundId}&index={fundId}&figure=volatility',
  }),
  blendWorking: defineEndpoint({
    path: api.blendWorking,
    tag: 'Index',
    summary:
      'How a figure of a blend, or of one of its parts over the days of the blend, came about: as /index-details/working',
    query: z.object({ ...blendedFigureQuery, lang }),
    answer: mixedWorking,
    answerName: 'MixedWorking',
    notFound: `${unknown}; or the provider allows no blends, or they have no such figure`,
    example: 'of={fundId}*60,{otherFundId}*40&figure=volatility',
    permission: 'blends',
  }),
} as const;

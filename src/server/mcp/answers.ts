import * as z from 'zod';
import { constituentsAnswer, indexPrices } from '#src/contract/api/indexes/index-details.ts';
import { portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { reviewChanges, reviewPage } from '#src/contract/api/indexes/reviews.ts';
import { figureWorking, mixedWorking } from '#src/contract/api/figures/working.ts';
import { isoDate } from '#src/contract/provider/index-record.ts';

/** The outputs of the tools as schemas. They reuse the API's contract, since the numbers are the API's. */

const release = z.int().describe('Number of the release that the answer is of');
const citeAs = z.string().describe('Address to cite');
const advice = z.string().optional().describe('What to know of an answer that has little to say');

/** Fields of an answer that comes in parts, each with its share of the rows. */
const inParts = {
  part: z.int(),
  parts: z.int().describe('Ask for each of them to get all'),
};

export const foundIndexes = z.object({
  release,
  numberOfIndexes: z.int().describe('All that match'),
  onlySpelledSimilarly: z.literal(true).optional(),
  understoodAs: z
    .object({
      filters: z.record(z.string(), z.array(z.string())),
      ranges: z.record(z.string(), z.number()),
      words: z.string().optional(),
    })
    .optional()
    .describe('No index has all words of the text: it was asked by these instead'),
  advice,
  indexes: z.array(portfolio.omit({ returns: true, crossesLaunch: true }).extend({ citeAs })),
  ...inParts,
});

export const screenedIndexes = z.object({
  release,
  numberOfIndexes: z.int().describe('Of all pages'),
  page: z.int(),
  pages: z.int(),
  ...inParts,
  citeAs,
  indexes: z.array(
    portfolio
      .pick({
        fundId: true,
        currency: true,
        returnType: true,
        hedgedTo: true,
        launchDate: true,
        asOfDate: true,
        backTested: true,
      })
      .extend({
        name: z.string(),
        level: portfolio.shape.asOfLevel,
        figures: z.record(z.string(), z.number().nullable()).describe('By tag, see list_figures'),
        citeAs,
      }),
  ),
  advice,
});

export const listedFigures = z.object({
  release,
  ...inParts,
  figures: z.array(
    z.object({
      stem: z.string().describe('A tag is the stem with one of the windows behind it'),
      windows: z.array(z.string()),
      name: z.string(),
      unit: z.string(),
      formula: z.string().describe('Address of the definition'),
    }),
  ),
});

const prices = indexPrices.shape.indexPrices.element.omit({
  pricesData: true,
  correctedDates: true,
});

export const readLevels = prices.extend({
  release,
  name: z.string(),
  hedgedTo: z.string().nullable(),
  isRounded: z.boolean(),
  licence: z.string(),
  citeAs,
  everything: z.string().optional().describe('All levels as a file, where the provider allows it'),
  corrections: z.string().optional().describe('Where old and new values of corrected levels are'),
  sampling: z.string(),
  sampledAs: z.string(),
  numberOfLevels: z.int().describe('Of all parts'),
  advice,
  ...inParts,
  levels: z
    .array(
      z.object({
        date: isoDate,
        level: z.number().nullable(),
        backTested: z
          .literal(true)
          .nullable()
          .optional()
          .describe('Absent: it is not; null: the launch date is unknown'),
        corrected: z.literal(true).optional().describe('Absent: it was not'),
      }),
    )
    .describe('In the order of their days; the newest are in part 1'),
});

const aboutIndex = {
  ...portfolio.pick({
    fundId: true,
    returnType: true,
    currency: true,
    hedgedTo: true,
    launchDate: true,
  }).shape,
  release,
  name: z.string(),
  licence: z.string(),
};

const { asOfDate, withheld, numberOfConstituents, classification, ownFields, constituents } =
  constituentsAnswer.shape;
const { additions, deletions, turnover, isBackTested } = reviewChanges.shape;

export const readConstituents = z.object({
  ...aboutIndex,
  asOfDate,
  backTested: isBackTested,
  withheld,
  citeAs,
  everything: z.string().optional().describe('The list as a file, where the provider allows it'),
  numberOfConstituents,
  weightsIn: z.string(),
  classification,
  ownFields,
  ...inParts,
  constituents,
  changes: z
    .object({
      since: isoDate.nullable(),
      turnoverInPerCent: turnover,
      numberOfAdditions: z.int().nullable().describe('Of all parts'),
      numberOfDeletions: z.int().nullable().describe('Of all parts'),
      additions,
      deletions,
    })
    .nullable(),
});

export const readReviews = z.object({
  ...aboutIndex,
  withheld: reviewPage.shape.withheld,
  numberOfReviews: z.int(),
  ...inParts,
  reviews: z.array(
    reviewPage.shape.reviews.element
      .omit({ isBackTested: true, turnover: true })
      .extend({ backTested: isBackTested, turnoverInPerCent: turnover, citeAs }),
  ),
});

/** Fields of an answer whose text comes in parts. */
const partOfText = {
  ...inParts,
  citeAs: citeAs.nullable().describe('Address to cite; null where the text is no page'),
};

/** A page of the site as Markdown text. */
export const readPage = z.object({ ...partOfText, release: release.nullable() });

/** An index in Markdown, and its figures as data. */
export const readIndex = readPage.extend({
  ...portfolio.pick({
    fundId: true,
    returnType: true,
    currency: true,
    hedgedTo: true,
    launchDate: true,
    asOfDate: true,
  }).shape,
  release,
  name: z.string(),
  figures: z
    .record(z.string(), z.number().nullable())
    .describe('The usual ones by the tags of list_figures, up to asOfDate'),
  backTested: z
    .array(z.string())
    .describe(
      'Tags of those that rest on back-tested levels; unknown, and empty, without a launchDate',
    ),
});

export const explainedFigure = z.object({
  ...figureWorking.pick({
    fundId: true,
    tag: true,
    unit: true,
    asOfDate: true,
    value: true,
    shown: true,
    missing: true,
    from: true,
    to: true,
    observations: true,
    withheld: true,
  }).shape,
  ...partOfText,
  release,
  name: z.string(),
  returnType: portfolio.shape.returnType,
  currency: portfolio.shape.currency,
  backTested: figureWorking.shape.crossesLaunch,
});

/** A figure of a comparison or blend in Markdown, and its facts as data. */
export const explainedMixedFigure = explainedFigure.extend({
  fundId: mixedWorking.shape.fundId,
  returnType: portfolio.shape.returnType.nullable().describe('Null for a blend'),
});

export const readChanges = z.object({
  ...partOfText,
  from: z.int(),
  to: z.int(),
  counts: z.record(z.string(), z.int()).describe('Lines by kind and change'),
  file: z.string().describe('Address of all of them'),
});

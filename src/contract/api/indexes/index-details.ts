import * as z from 'zod';
import { indexSections } from '#src/domain/index-sections.ts';
import { constituent, constituentList } from '../../provider/constituents.ts';
import { formerlyNamed, rowFigures } from './portfolios.ts';
import { id, indexRecord, isoDate } from '../../provider/index-record.ts';
import { notice } from '../../provider/notices.ts';
import { portfolio } from './portfolios.ts';

/** The factsheet of an index as of a release. */
export const factsheet = z.object({
  href: z.string().describe('Address of the PDF, in the requested language; it stays for good'),
  name: z.string().describe('Name to save it under'),
  asOfDate: isoDate,
});

/** `/index-details`: all data of an index except its long lists. */
export const indexDetails = indexRecord
  .omit({ name: true, names: true, entitlements: true })
  .extend({
    portfolioName: z.string(),
    portfolioId: id,
    indexId: id,
    /** Null for an index without levels. */
    level: z
      .object({
        value: z.number(),
        date: isoDate,
        previousValue: z.number().nullable(),
        previousDate: isoDate.nullable(),
        firstDate: isoDate,
        numberOfLevels: z.int(),
      })
      .nullable(),
    nextDue: z
      .object({
        date: isoDate.describe('Day of the level that comes next'),
        by: z.iso.datetime().describe("From then on the level is late, by the reader's clock"),
      })
      .nullable()
      .describe(
        'Null for an index that ceased or has no levels, or where the provider names no calendar',
      ),
    lateFrom: z.iso
      .datetime()
      .nullable()
      .describe(
        'From then on the index is late: its next level was due, or, without a calendar, its last one is older than its ' +
          'frequency allows; null where no level is to come',
      ),
    nextReview: z
      .object({
        date: isoDate.describe('Day on which it takes effect'),
        noticeId: notice.shape.noticeId.describe('The notice that announces it'),
        title: z.string(),
      })
      .nullable()
      .describe(
        'The first review that a notice announces for the day of the release or later; null where none is announced',
      ),
    figures: rowFigures.nullable().describe('By tag; null where the levels are no invested money'),
    returns: formerlyNamed.nullable().optional(),
    isInPreparation: z
      .boolean()
      .describe('No levels are published yet, and the launch lies after the day of the release'),
    hasCeased: z
      .boolean()
      .describe(
        'The day of the release is ceasedOn or later; until then a ceasedOn is an end that was announced',
      ),
    benchmarkName: z.string().nullable(),
    successorName: z.string().nullable(),
    /** What the provider withholds, described for the page; null where nothing is. */
    description: z.string().nullable(),
    ownFields: z
      .array(z.object({ field: z.string(), name: z.string(), value: z.string() }))
      .describe("Values of the provider's own fields of the index"),
    entitlements: indexRecord.shape.entitlements.extend({ licence: z.string() }),
    factsheet: factsheet.nullable().describe('Null for an index without levels'),
    legalDisclaimer: z.string(),
    sections: z
      .array(z.enum(indexSections))
      .nullable()
      .describe('Sections of its page that the provider chose, in order; null for all'),
    legalLinks: z
      .array(z.object({ title: z.string(), href: z.string() }))
      .describe('Pages and documents that the disclaimer speaks of; a path is one of this site'),
  });

/**
 * The details with the fields that depend on the clock. They are not part of the release, so no page may cache
 * them.
 */
export const indexDetailsAnswer = indexDetails.extend({
  isLate: z
    .boolean()
    .describe(
      'lateFrom lies before the moment of the answer, which is cached no longer than that holds',
    ),
});

const shares = z
  .array(
    z.object({
      name: z.string().nullable().describe('Null for members without a class'),
      weight: z.number().describe('Percent'),
      count: z.int(),
    }),
  )
  .nullable();

const shownConstituent = constituent.extend({
  ownFields: z
    .record(z.string(), z.string())
    .optional()
    .describe("Values of the provider's own fields, by field"),
});

/** `/index-details/constituents`. */
export const constituentsAnswer = constituentList.extend({
  constituents: z.array(shownConstituent),
  ownFields: z
    .array(z.object({ field: z.string(), name: z.string() }))
    .describe("The provider's own fields that have a value for some member of the list"),
  totalConstituents: z
    .int()
    .min(0)
    .describe('Members that this call gives without `size`; more where some are withheld'),
  topTenWeight: z
    .number()
    .nullable()
    .describe('Sum of the ten heaviest weights in percent; null without weights'),
  breakdowns: z
    .object({
      sectors: shares,
      countries: shares,
      currencies: shares,
      issuers: shares.describe('Of bonds'),
      ratings: shares.describe('Of bonds, the best first'),
      maturities: shares.describe('Of bonds, by years to go from the day of the list'),
    })
    .describe(
      'Weights by class of the whole list; null where not the whole list is published, or no member has a class',
    ),
});

const count = z.int().min(0);

/** `/index-details/contents`: the number of items of each kind, so that a page does not ask for what does not exist. */
export const indexContents = z.object({
  fundId: id,
  numberOfConstituents: count.describe('Members of the index, also those that are withheld'),
  constituents: count.describe('Members that may be shown'),
  constituentsWithheld: constituentList.shape.withheld,
  breakdowns: count.describe('Classes by which the weights of the whole list are given'),
  bondBreakdowns: count.describe('Those of them that are of bonds: issuer, rating, maturity'),
  characteristics: count.describe('Figures and distributions of what the index holds'),
  sustainability: count,
  variants: count,
  relatedIndexes: count,
  products: count,
  structuredProducts: count,
  documents: count,
  insights: count,
  notices: count,
  corrections: count,
});

/** The answer shared by `/resource-results/indexes/portfolio` and `/resource-results/performance/indexes`. */
export const identity = z.object({
  fundId: id,
  portfolioId: id,
  indexId: id,
  secId: id,
  performanceId: id,
  portfolioName: z.string(),
});

/** `/variants`: the indexes of one variant group, including the index asked for. */
export const variants = z.object({ fundId: id, variants: z.array(portfolio) });

/** Levels in columns, delta-coded at their published precision; `domain/levels/level-columns.ts` decodes them. */
export const pricesData = z.object({
  firstDate: isoDate,
  decimals: z.int().min(0).max(15).describe('Decimals that the levels are published with'),
  dayDeltas: z
    .array(z.int())
    .describe('Day i is the first date plus the sum of the deltas up to i, in calendar days'),
  valueDeltas: z
    .array(z.int())
    .describe('Level i is the sum of the deltas up to i, divided by 10 to the power of decimals'),
});

/** Whether the levels are given as they are published. */
export const levelResolution = z
  .enum(['published', 'weekly'])
  .describe(
    'weekly: the provider allows no downloads; the last level of each week, to four digits',
  );

/** `/index-prices`. */
export const indexPrices = z.object({
  indexPrices: z.array(
    z.object({
      secId: id,
      fundId: id,
      currency: z.string().nullable(),
      returnType: z.string().nullable(),
      launchDate: isoDate.nullable().describe('Levels before it are back-tested (hypothetical)'),
      historyFrom: isoDate.nullable().describe('Levels before it are withheld by the provider'),
      resolution: levelResolution,
      pricesData: pricesData.nullable(),
      correctedDates: z
        .array(isoDate)
        .describe(
          'Days of these levels that were published otherwise before; the ledger tells why',
        ),
    }),
  ),
});

export type IndexDetails = z.infer<typeof indexDetails>;
export type ConstituentsAnswer = z.infer<typeof constituentsAnswer>;
export type IndexContents = z.infer<typeof indexContents>;
export type Identity = z.infer<typeof identity>;
export type Variants = z.infer<typeof variants>;
export type PricesData = z.infer<typeof pricesData>;

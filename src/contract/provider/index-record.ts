import * as z from 'zod';
import { allAssetTypes, alternativesSegment, assetTypes } from '#src/domain/asset-type.ts';
import { otherLanguages } from '#src/domain/language.ts';
import { byLanguage, localText } from './local-text.ts';
import { ownTexts } from './own/own-fields.ts';

/** Identifiers hold no hyphen, so that an address `name-of-the-index-{fundId}` can be read back (RT-08). */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._]{0,39}$/;
export const id = z.string().regex(idPattern, 'letters, digits, dot or underscore, at most 40');

/** What no asset type of a provider can be called: these stand in addresses for something else. */
export const reservedAssetTypes: readonly string[] = [
  ...assetTypes,
  allAssetTypes,
  alternativesSegment,
  'all',
  'article',
  'null',
];

/** One of the specification, or one that `site.yaml` declares: a word of addresses. */
export const assetType = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    `one of ${assetTypes.join(', ')}, or of assetTypes of site.yaml`,
  )
  .max(40)
  .describe(
    'equity, fixed-income, multi-asset, alternatives, esg, private-markets, or one of the provider, see /index/types',
  );

export const isoDate = z.iso.date();
const currency = z.string().regex(/^[A-Z]{3}$/, 'a three-letter ISO 4217 code');
const isin = z.string().regex(/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/, 'a twelve-character ISIN');
const text = z.string().trim().min(1);

export const returnTypes = ['PR', 'NTR', 'TR'] as const;
export const bondSectors = ['GOVERNMENT', 'GOVERNMENT_OR_CORPORATE', 'CORPORATE'] as const;

/** What the provider allows to be shown; applied once, where data enters the release. */
export const entitlements = z.object({
  /** Levels before this date never enter the release. */
  historyFrom: isoDate.nullable(),
  constituents: z.enum(['none', 'top10', 'all']),
  /** Days by which constituents are held back, counted from their as-of date. */
  constituentsDelayDays: z.int().min(0).max(3650),
  downloads: z.boolean(),
  licence: localText,
});

/** One row of `indexes.csv`: the index master. Absent values are null, never an empty string. */
export const indexRecord = z.object({
  fundId: id,
  /** Identifies the price series; the fundId unless the provider gives another. */
  secId: id,
  /** Identifies the return variant; the fundId unless the provider gives another. */
  performanceId: id,
  name: text,
  /** The name on pages in other languages; the English one stands in for it, and alone in data files. */
  names: z.partialRecord(z.enum(otherLanguages), text.nullable()),
  formerNames: z.array(text),
  /** Words that visitors look for it by and that no name has, in any language. */
  keywords: z.array(text),
  assetType,
  family: text.nullable(),
  region: text.nullable(),
  currency: currency.nullable(),
  returnType: z.enum(returnTypes).nullable(),
  /** Currency that the variant is hedged to; null when it is not hedged. */
  hedgedTo: currency.nullable(),
  /** Indexes of one variant group measure the same portfolio in other return types or currencies. */
  variantGroup: id.nullable(),
  ticker: text.nullable(),
  isin: isin.nullable(),
  baseDate: isoDate.nullable(),
  baseValue: z.number().positive().nullable(),
  launchDate: isoDate.nullable(),
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  hasReturns: z
    .boolean()
    .describe(
      'Whether the levels are the value of invested money; of an implied volatility or a rate, which are not, ' +
        'no return, risk or drawdown is made',
    ),
  weighting: text.nullable(),
  rebalancing: text.nullable(),
  administrator: text.nullable(),
  description: byLanguage(text.nullable()),
  bondSector: z.enum(bondSectors).nullable(),
  benchmarkFundId: id.nullable(),
  /** Last date of an index that is no longer calculated, or that will not be from then on. */
  ceasedOn: isoDate.nullable(),
  successorFundId: id.nullable(),
  entitlements,
  /** Figures of the provider's own by their names; absent where it declares none. */
  ownFigures: z.record(z.string(), z.number().nullable()).optional(),
  /** What else the provider says of it, by the names of its own fields; absent where it declares none. */
  ownFields: ownTexts.optional(),
  /** Place in lists that are sorted by nothing else: 1 comes first, those without one at last. */
  rank: z
    .int()
    .min(1)
    .nullable()
    .transform((rank) => rank ?? undefined)
    .optional(),
  /** The calendar of `site.yaml` that it goes by; absent: the provider's own. */
  calendar: text
    .nullable()
    .transform((name) => name ?? undefined)
    .optional(),
});

export type IndexRecord = z.infer<typeof indexRecord>;

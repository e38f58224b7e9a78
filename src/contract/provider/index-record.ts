import * as z from 'zod';
import { allAssetTypes, alternativesSegment, assetTypes } from '#src/domain/asset-type.ts';
import { otherLanguages } from '#src/domain/language.ts';
import { byLanguage, localText } from './local-text.ts';
import { ownTexts } from './own/own-fields.ts';

/**
 * An identifier contains no hyphen, so that it can be read back from an address `name-of-the-index-{fundId}`
 * (RT-08).
 */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._]{0,39}$/;
export const id = z.string().regex(idPattern, 'letters, digits, dot or underscore, at most 40');

/** Names that no asset type of a provider may have, because they are segments of other addresses. */
export const reservedAssetTypes: readonly string[] = [
  ...assetTypes,
  allAssetTypes,
  alternativesSegment,
  'all',
  'article',
  'null',
];

export const hasReturns = z
  .boolean()
  .describe(
    'Whether the levels are the value of invested money; of an implied volatility or a rate, which are not, ' +
      'no return, risk or drawdown is made, and a change is the difference of two levels',
  );

/** An asset type of the specification, or one that `site.yaml` declares; it is a segment of addresses. */
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

/** What the provider allows to be shown. It is applied once, where data enters the release. */
export const entitlements = z.object({
  /** Levels before this date never enter the release. */
  historyFrom: isoDate.nullable(),
  constituents: z.enum(['none', 'top10', 'all']),
  /** The days by which constituents are withheld, counted from their as-of date. */
  constituentsDelayDays: z.int().min(0).max(3650),
  downloads: z.boolean(),
  licence: localText,
});

/** One row of `indexes.csv`: the index master. Absent values are null, never an empty string. */
export const indexRecord = z.object({
  fundId: id,
  /** Identifies the level series; defaults to the fundId. */
  secId: id,
  /** Identifies the return variant; defaults to the fundId. */
  performanceId: id,
  name: text,
  /** The name in other languages. Where one is missing, and in data files, the English name is used. */
  names: z.partialRecord(z.enum(otherLanguages), text.nullable()),
  formerNames: z.array(text),
  /** Search words, in any language, that the name does not contain. */
  keywords: z.array(text),
  assetType,
  family: text.nullable(),
  region: text.nullable(),
  currency: currency.nullable(),
  returnType: z.enum(returnTypes).nullable(),
  /** The currency that the variant is hedged to; null when it is not hedged. */
  hedgedTo: currency.nullable(),
  /** Indexes of one variant group measure the same portfolio in different currencies or return types. */
  variantGroup: id.nullable(),
  ticker: text.nullable(),
  isin: isin.nullable(),
  baseDate: isoDate.nullable(),
  baseValue: z.number().positive().nullable(),
  launchDate: isoDate.nullable(),
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  hasReturns,
  weighting: text.nullable(),
  rebalancing: text.nullable(),
  administrator: text.nullable(),
  description: byLanguage(text.nullable()),
  bondSector: z.enum(bondSectors).nullable(),
  benchmarkFundId: id.nullable(),
  /** The last date of an index that is no longer calculated, or whose end is announced. */
  ceasedOn: isoDate.nullable(),
  successorFundId: id.nullable(),
  entitlements,
  /** The provider's own figures by name; absent where it declares none. */
  ownFigures: z.record(z.string(), z.number().nullable()).optional(),
  /** The provider's own texts by field name; absent where it declares none. */
  ownFields: ownTexts.optional(),
  /** The place in lists in their default order: 1 comes first, indexes without a rank come last. */
  rank: z
    .int()
    .min(1)
    .nullable()
    .transform((rank) => rank ?? undefined)
    .optional(),
  /** The calendar of `site.yaml` that applies to it; absent for the provider's own. */
  calendar: text
    .nullable()
    .transform((name) => name ?? undefined)
    .optional(),
});

export type IndexRecord = z.infer<typeof indexRecord>;

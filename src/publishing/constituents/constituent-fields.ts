import * as z from 'zod';
import { constituent } from '#src/contract/provider/constituents.ts';
import { id, isoDate } from '#src/contract/provider/index-record.ts';
import type { OwnField } from '#src/contract/provider/own/own-fields.ts';
import type { Field } from '../tables/field.ts';
import { columnsOfFields } from '../tables/own-columns.ts';

/** Columns of `constituents/*.csv`: one row for each member of an index on a day. */
export const constituentFields: readonly Field[] = [
  { column: 'index', path: 'fundId', type: 'text', required: true },
  { column: 'as_of', path: 'asOfDate', type: 'date' },
  { column: 'classification', path: 'classification', type: 'text' },
  { column: 'ticker', path: 'member.ticker', type: 'text' },
  { column: 'isin', path: 'member.isin', type: 'text' },
  { column: 'member', path: 'member.name', type: 'text', required: true },
  { column: 'weight', path: 'member.weight', type: 'number' },
  { column: 'sector', path: 'member.sector', type: 'text' },
  { column: 'country', path: 'member.country', type: 'text' },
  { column: 'currency', path: 'member.currency', type: 'text' },
  { column: 'issuer', path: 'member.bond.issuer', type: 'text' },
  { column: 'coupon', path: 'member.bond.coupon', type: 'number' },
  { column: 'maturity', path: 'member.bond.maturity', type: 'date' },
  { column: 'rating', path: 'member.bond.rating', type: 'text' },
];

/** The same with the provider's own columns. */
export const constituentFieldsWith = (own: readonly OwnField[]): readonly Field[] => [
  ...constituentFields,
  ...columnsOfFields(own, 'member.ownFields'),
];

export const constituentRow = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  classification: z.string().nullable(),
  member: constituent,
});

/** A weight may be a measure of any size until its share of the sum is taken. */
export const measuredConstituentRow = constituentRow.extend({
  member: constituent.extend({ weight: z.number().min(0).nullable() }),
});

export type ConstituentRow = z.infer<typeof constituentRow>;

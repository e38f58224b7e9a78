import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { Notice } from '#src/contract/provider/notices.ts';
import type { Product } from '#src/contract/provider/products.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { RecordRow } from '../tables/read-records.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Ask, ItemOf } from './questions.ts';
import { askAboutRow } from './row-question.ts';
import { someOf } from './words.ts';

/** A value of a row that is odd: its column, and what is odd about it. */
export type OddTerm = { column: string; found: string };

/** What is said of the value of a column begins with its name. */
export const oddTerm = (column: string, rest: string): OddTerm => ({
  column,
  found: `its ${column}${rest}`,
});

const isOdd = (odd: OddTerm | false): odd is OddTerm => odd !== false;

/** What an index says of itself that contradicts something else. */
export function oddTermsOf(record: IndexRecord): OddTerm[] {
  const { currency, hedgedTo, successorFundId, ceasedOn, bondSector, assetType } = record;
  return [
    ...partialTermsOf(record),
    hedgedTo !== null &&
      currency !== null &&
      hedgedTo !== currency &&
      oddTerm('hedged_to', ` is ${hedgedTo}, and its currency ${currency}`),
    successorFundId !== null &&
      ceasedOn === null &&
      oddTerm('successor_fund_id', ` is ${successorFundId}, and it has no ceased_on`),
    bondSector !== null &&
      assetType === 'equity' &&
      oddTerm('bond_sector', ` is ${bondSector}, and its asset_type ${assetType}`),
    oddCurrency('currency', currency),
    oddCurrency('hedged_to', hedgedTo),
  ].filter(isOdd);
}

/** What means nothing without something else. */
function partialTermsOf({ baseDate, baseValue, entitlements }: IndexRecord): (OddTerm | false)[] {
  const { constituents, constituentsDelayDays } = entitlements;
  return [
    baseValue !== null &&
      baseDate === null &&
      oddTerm('base_value', ` is ${baseValue}, and it has no base_date`),
    constituents === 'none' &&
      constituentsDelayDays > 0 &&
      oddTerm(
        'constituents_delay_days',
        ` are ${constituentsDelayDays}, and its constituents none`,
      ),
  ];
}

/** Per cent a year, above which a fee is more likely one in basis points. */
const highestFee = 5;

/** The same of a product. */
export function oddTermsOfProduct({ currency, netAssets, fee }: Product): OddTerm[] {
  return [
    netAssets !== null &&
      currency === null &&
      oddTerm('net_assets', ` are ${netAssets}, and it has no currency`),
    fee !== null && fee > highestFee && oddTerm('fee', ` is ${fee}% a year`),
    oddCurrency('currency', currency),
  ].filter(isOdd);
}

const mostDaysApart = 3 * 366;

/** The same of a notice. */
export function oddTermsOfNotice(
  { date, effectiveDate, type, indexFundIds }: Notice,
  { directory, today }: { directory: Pick<IndexDirectory, 'facts'>; today: Day },
): OddTerm[] {
  const [announced, effective] = [dayOfIso(date), dayOfIso(effectiveDate ?? '')];
  if (announced === null || effective === null) return [];
  const isOver = type === 'termination' && effective < today;
  const going = indexFundIds.filter((fundId) => directory.facts(fundId)?.ceasedOn === null);
  return [
    Math.abs(effective - announced) > mostDaysApart &&
      oddTerm('date', ` is ${date}, and its effective_date ${effectiveDate}`),
    isOver &&
      going.length > 0 && {
        column: 'effective_date',
        found: `it ended ${someOf(going)} on ${effectiveDate}, and there is no ceased_on in indexes.csv`,
      },
  ].filter(isOdd);
}

/** Codes that are used and have no name as currencies: minor units such as pence, agorot and cents. */
const minorUnits = new Set(['GBX', 'ILA', 'ZAC']);

/** Codes of today, of currencies that exist no more and of metals have a name, in whichever language. */
const names = new Intl.DisplayNames([], { type: 'currency', fallback: 'none' });

/** Whether a code is one of ISO 4217, of today or earlier, or a minor unit. */
export const isCurrency = (code: string) =>
  minorUnits.has(code) || (/^[A-Z]{3}$/.test(code) && names.of(code) !== undefined);

const oddCurrency = (column: string, code: string | null): OddTerm | false =>
  code !== null && !isCurrency(code) && oddTerm(column, `, ${code}, is none of ISO 4217`);

/** Asks about odd terms of a row. */
export function askAboutTerms(odd: readonly OddTerm[], at: RecordRow, ask: Ask, of: ItemOf): void {
  for (const { column, found } of odd) {
    askAboutRow(ask, at, of, {
      guard: 'odd-terms',
      of: column,
      found,
      advice: 'Compare the row with its source',
    });
  }
}

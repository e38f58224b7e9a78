import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { Notice } from '#src/contract/provider/notices.ts';
import type { Product } from '#src/contract/provider/products.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { RecordRow } from '../tables/read-records.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Ask, ItemOf } from './questions.ts';
import { askAboutRow } from './row-question.ts';
import { someOf } from './words.ts';

/** What an index says of itself that contradicts something else. */
export function oddTermsOf(record: IndexRecord): string[] {
  const { currency, hedgedTo, successorFundId, ceasedOn, bondSector, assetType } = record;
  return [
    ...partialTermsOf(record),
    hedgedTo !== null &&
      currency !== null &&
      hedgedTo !== currency &&
      `its hedged_to is ${hedgedTo}, and its currency ${currency}`,
    successorFundId !== null &&
      ceasedOn === null &&
      `its successor_fund_id is ${successorFundId}, and it has no ceased_on`,
    bondSector !== null &&
      assetType === 'equity' &&
      `its bond_sector is ${bondSector}, and its asset_type ${assetType}`,
    oddCurrency('currency', currency),
    oddCurrency('hedged_to', hedgedTo),
  ].filter((odd) => typeof odd === 'string');
}

/** What means nothing without something else. */
function partialTermsOf({ baseDate, baseValue, entitlements }: IndexRecord): (string | false)[] {
  const { constituents, constituentsDelayDays } = entitlements;
  return [
    baseValue !== null &&
      baseDate === null &&
      `its base_value is ${baseValue}, and it has no base_date`,
    constituents === 'none' &&
      constituentsDelayDays > 0 &&
      `its constituents_delay_days are ${constituentsDelayDays}, and its constituents none`,
  ];
}

/** Per cent a year, above which a fee is more likely one in basis points. */
const highestFee = 5;

/** The same of a product. */
export function oddTermsOfProduct({ currency, netAssets, fee }: Product): string[] {
  return [
    netAssets !== null &&
      currency === null &&
      `its net_assets are ${netAssets}, and it has no currency`,
    fee !== null && fee > highestFee && `its fee is ${fee}% a year`,
    oddCurrency('currency', currency),
  ].filter((odd) => typeof odd === 'string');
}

const mostDaysApart = 3 * 366;

/** The same of a notice. */
export function oddTermsOfNotice(
  { date, effectiveDate, type, indexFundIds }: Notice,
  { directory, today }: { directory: Pick<IndexDirectory, 'facts'>; today: Day },
): string[] {
  const [announced, effective] = [dayOfIso(date), dayOfIso(effectiveDate ?? '')];
  if (announced === null || effective === null) return [];
  const isOver = type === 'termination' && effective < today;
  const going = indexFundIds.filter((fundId) => directory.facts(fundId)?.ceasedOn === null);
  return [
    Math.abs(effective - announced) > mostDaysApart &&
      `its date is ${date}, and its effective_date ${effectiveDate}`,
    isOver &&
      going.length > 0 &&
      `it ended ${someOf(going)} on ${effectiveDate}, and there is no ceased_on in indexes.csv`,
  ].filter((odd) => typeof odd === 'string');
}

/** Codes that are used and have no name as currencies: minor units such as pence, agorot and cents. */
const minorUnits = new Set(['GBX', 'ILA', 'ZAC']);

/** Codes of today, of currencies that exist no more and of metals have a name, in whichever language. */
const names = new Intl.DisplayNames([], { type: 'currency', fallback: 'none' });

/** Whether a code is one of ISO 4217, of today or earlier, or a minor unit. */
export const isCurrency = (code: string) =>
  minorUnits.has(code) || (/^[A-Z]{3}$/.test(code) && names.of(code) !== undefined);

const oddCurrency = (column: string, code: string | null): string | false =>
  code !== null && !isCurrency(code) && `its ${column}, ${code}, is none of ISO 4217`;

/** Asks about odd terms of a row. */
export function askAboutTerms(odd: readonly string[], at: RecordRow, ask: Ask, of: ItemOf): void {
  for (const found of odd) {
    askAboutRow(ask, at, of, {
      guard: 'odd-terms',
      found,
      advice: 'Compare the row with its source',
    });
  }
}

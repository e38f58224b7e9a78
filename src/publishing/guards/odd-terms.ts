import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { Notice } from '#src/contract/provider/notices.ts';
import type { Product } from '#src/contract/provider/products.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { RecordRow } from '../tables/read-records.ts';
import type { Ask, ItemOf } from './questions.ts';
import { askAboutRow } from './row-question.ts';

/** What an index says of itself that contradicts something else. */
export function oddTermsOf(record: IndexRecord): string[] {
  const { currency, hedgedTo, successorFundId, ceasedOn, bondSector, assetType } = record;
  return [
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
export function oddTermsOfNotice({ date, effectiveDate }: Notice): string[] {
  const [announced, effective] = [dayOfIso(date), dayOfIso(effectiveDate ?? '')];
  if (announced === null || effective === null) return [];
  if (Math.abs(effective - announced) <= mostDaysApart) return [];
  return [`its date is ${date}, and its effective_date ${effectiveDate}`];
}

/** Codes that are used and have no name as currencies: minor units such as pence, agorot and cents. */
const minorUnits = new Set(['GBX', 'ILA', 'ZAC']);

/** Codes of today, of currencies that exist no more and of metals have a name, in whichever language. */
const names = new Intl.DisplayNames([], { type: 'currency', fallback: 'none' });

const isCurrency = (code: string) =>
  minorUnits.has(code) || (/^[A-Z]{3}$/.test(code) && names.of(code) !== undefined);

const oddCurrency = (column: string, code: string | null): string | false =>
  code !== null && !isCurrency(code) && `its ${column}, ${code}, is none of ISO 4217`;

/** Asks about odd terms of a row. */
export function askAboutTerms(
  odd: readonly string[],
  at: Pick<RecordRow, 'file' | 'row'>,
  ask: Ask,
  of: ItemOf,
): void {
  for (const found of odd) {
    askAboutRow(ask, at, of, {
      guard: 'odd-terms',
      found,
      advice: 'Compare the row with its source',
    });
  }
}

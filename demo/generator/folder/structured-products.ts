import { isinOf } from '../isin.ts';
import { thirdFriday } from '../notices/days.ts';
import { hashOf, randomOf } from '../random.ts';
import { csvOf } from './csv.ts';
import type { DemoIndex } from './demo-index.ts';

const wanted = 60;

const columns = [
  'product_id',
  'name',
  'issuer',
  'isin',
  'symbol',
  'asset_class',
  'country',
  'underlying',
  'index',
  'maturity',
] as const;

const issuers = [
  ['Bankhaus Ahrenfels', 'DE'],
  ['Crédit Orvignac', 'FR'],
  ['Alvholmen Bank', 'SE'],
  ['Banca Teviero', 'IT'],
  ['Kelsmere Bank', 'GB'],
  ['Privatbank Zellenrode', 'CH'],
] as const;

const kinds = [
  'Autocallable Note',
  'Capital Protection Note',
  'Bonus Certificate',
  'Reverse Convertible',
];

const underlyings = [
  'PLWLD_PR_USD',
  'PLEUR_PR_EUR',
  'PLEZN_PR_EUR',
  'PLUSA_PR_USD',
  'PLJPN_PR_JPY',
  'PLGBR_PR_GBP',
  'PLDEU_PR_EUR',
  'PLWDV_PR_USD',
  'PLWTE_PR_USD',
  'PLWLC_PR_USD',
  'PLWGD_PR_USD',
  'PLV10E_TR_EUR',
  'PLV05E_TR_EUR',
  'PLCOM_PR_USD',
  'PLGRE_PR_USD',
];

/** `structured-products.csv`: notes and certificates of invented banks; some trackers have no end. */
export function structuredProductsText(indexes: readonly DemoIndex[]): string {
  const byId = new Map(indexes.map((index) => [index.fundId, index]));
  const rows = Array.from({ length: wanted }, (_, at) => {
    const index = byId.get(underlyings[at % underlyings.length]!)!;
    const random = randomOf(`structured product ${at}`);
    // The notes on one index are of banks that all differ, so that no two have the same name.
    const round = Math.floor(at / underlyings.length);
    const [issuer, country] = issuers[(hashOf(index.fundId) + round) % issuers.length]!;
    const theme = index.portfolio.name.replace('Plumbline ', '');
    const year = 2027 + random.integer(6);
    const isOpen = random.uniform() < 0.15;
    const productId = `N${String(at + 1).padStart(4, '0')}`;
    return {
      product_id: productId,
      name: `${issuer} ${isOpen ? 'Open-End Tracker' : random.pick(kinds)} on ${theme}${isOpen ? '' : ` ${year}`}`,
      issuer,
      isin: isinOf('S', productId),
      symbol: `${issuer.at(-1)!.toUpperCase()}${String(1000 + at * 37)}`,
      asset_class: index.portfolio.assetType,
      country,
      underlying: index.name,
      index: index.fundId,
      maturity: isOpen ? null : thirdFriday(year, random.pick([3, 6, 9, 12])),
    };
  });
  return csvOf(columns, rows);
}

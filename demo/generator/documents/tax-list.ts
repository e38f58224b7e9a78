import { taxRates } from '../members/tax-rates.ts';
import type { Paper } from './paper.ts';

const year = 2026;

/** The rates by which net total return is calculated: without them nobody could recompute it. */
export function taxList(): Paper {
  return {
    documentId: `withholding-tax-rates-${year}`,
    title: `Withholding tax rates ${year}`,
    titleJa: `${year}年の源泉税率（英語）`,
    description: `What net total return variants deduct from dividends, by country of the company, in ${year}.`,
    descriptionJa: `税引後配当込み指数で${year}年に用いる源泉税率を、企業の国・地域別に一覧にしています。`,
    category: 'methodology',
    subcategory: null,
    date: '2025-12-12',
    language: 'en-us',
    assetClasses: ['equity', 'esg', 'alternatives'],
    families: [],
    regions: [],
    indexes: [],
    format: 'md',
    sections: [
      {
        heading: 'Rates',
        paragraphs: [
          `Statutory rates for dividends paid to a foreign institution that no treaty helps, for ex-dates from 2 January ${year} on.`,
        ],
        table: {
          columns: ['Country', 'Rate'],
          rows: [...taxRates].map(([country, rate]) => [country, `${rate}%`]),
        },
      },
    ],
  };
}

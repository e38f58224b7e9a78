import { assetTypes } from '#src/domain/asset-type.ts';
import { isinOf } from '../isin.ts';
import type { DemoIndex } from '../folder/index-master.ts';
import { assetClassNames } from '../folder/products.ts';
import type { Paper } from './paper.ts';

const japaneseNames: Record<(typeof assetTypes)[number], string> = {
  equity: '株式',
  'fixed-income': '債券',
  'multi-asset': 'マルチアセット',
  alternatives: 'オルタナティブ',
  esg: 'ESG',
  'private-markets': 'プライベート・マーケット',
};

/** All indexes of an asset class with their identifiers, to load into other systems by hand. */
export function indexLists(indexes: readonly DemoIndex[]): Paper[] {
  return assetTypes.map((type) => {
    const own = indexes.filter(({ portfolio }) => portfolio.assetType === type);
    const families = [...new Set(own.map(({ portfolio }) => portfolio.family))];
    return {
      documentId: `identifiers-${type}`,
      title: `Identifiers: ${assetClassNames[type]} indexes`,
      titleJa: `指数コード一覧：${japaneseNames[type]}`,
      description: `Index ID, ticker, ISIN and launch date of ${own.length} indexes.`,
      descriptionJa: `${own.length}本の指数の指数ID、ティッカー、ISIN、公表開始日の一覧です。`,
      category: 'guides',
      subcategory: 'identifiers',
      date: '2026-11-13',
      language: 'en-us' as const,
      assetClasses: [type],
      families,
      regions: [],
      indexes: [],
      format: 'md' as const,
      sections: families.map((family) => ({
        heading: family,
        paragraphs: [],
        table: {
          columns: ['Index', 'Index ID', 'Ticker', 'ISIN', 'Launch'],
          rows: own
            .filter(({ portfolio }) => portfolio.family === family)
            .map(({ name, fundId, ticker, portfolio }) => [
              name,
              fundId,
              ticker,
              isinOf('X', fundId),
              portfolio.launchDate,
            ]),
        },
      })),
    };
  });
}

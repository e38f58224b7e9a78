import { assetTypes } from '#src/domain/asset-type.ts';
import type { DemoIndex, IndexRow } from '../folder/demo-index.ts';
import { indexRows } from '../folder/index-master.ts';
import { assetClassNames } from '../folder/products.ts';
import type { Paper } from './paper.ts';

const japaneseNames: Record<(typeof assetTypes)[number], string> = {
  equity: '株式',
  'fixed-income': '債券',
  'multi-asset': 'マルチアセット',
  alternatives: 'オルタナティブ',
  esg: 'ESG',
  'private-markets': 'プライベート市場',
};

/** An index of which nothing but its name is known belongs to no family yet. */
const familyOf = ({ family }: IndexRow): string => String(family ?? 'Announced');

/** All rows of the index master with their identifiers by asset class, to load into other systems by hand. */
export function indexLists(indexes: readonly DemoIndex[]): Paper[] {
  const rows = indexRows(indexes);
  return assetTypes.map((type) => {
    const own = rows.filter(({ asset_type }) => asset_type === type);
    const headings = [...new Set(own.map(familyOf))];
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
      families: [...new Set(own.flatMap(({ family }) => (family ? [String(family)] : [])))],
      regions: [],
      indexes: [],
      format: 'md' as const,
      sections: headings.map((heading) => ({
        heading,
        paragraphs: [],
        table: {
          columns: ['Index', 'Index ID', 'Ticker', 'ISIN', 'Launch'],
          rows: own
            .filter((row) => familyOf(row) === heading)
            .map((row) =>
              [row.name, row.fund_id, row.ticker, row.isin, row.launch_date].map((cell) =>
                String(cell ?? '—'),
              ),
            ),
        },
      })),
    };
  });
}

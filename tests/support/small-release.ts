import type { Figures } from '#src/contract/provider/figures.ts';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { basisOf } from '#src/catalogue/figures/figures-of.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { putFigures } from '#src/store/figures.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import type { Store } from '#src/store/store.ts';
import { smallDocuments, smallFiles } from './small-documents.ts';
import { smallCrises } from './small-crises.ts';
import { smallArticles, smallInsights } from './small-articles.ts';
import { smallGenderGroups, smallPages } from './small-pages.ts';
import { smallIndexes } from './small-indexes.ts';
import { smallProducts, smallStructuredProducts } from './small-products.ts';
import { smallNewestLists, smallReviews } from './small-reviews.ts';
import { smallOwnFigures, smallSustainability } from './small-sustainability.ts';

type Items = { [K in ItemKind]?: { key: string; body: ItemBody<K> }[] };

function figures(fundId: string, values: number[], returned: Figures['values']): Figures {
  return {
    fundId,
    numberOfLevels: values.length,
    firstDate: '2026-11-16',
    lastDate: `2026-11-${15 + values.length}`,
    lastLevel: values.at(-1) ?? Number.NaN,
    previousDate: `2026-11-${14 + values.length}`,
    previousLevel: values.at(-2) ?? null,
    values: returned,
    backTested: [],
  };
}

const levelValues: Record<string, number[]> = {
  US500: [1000, 1010.5, 1005.25, 1043.27],
  US500T: [2000, 2021, 2010.5, 2086.54],
  US500E: [950, 960, 955.5],
  WORLDESG: [1.005, 1.0101, 1.00995],
  GOVT: [300.1, 300.2],
  GOLD: [88.125, 87.5],
};

/** Levels from Monday 2026-11-16 on. PRIVATE and BALANCED have none. */
const smallLevels = Object.entries(levelValues).map(([fundId, values]) => {
  const monday = dayOfIso('2026-11-16') ?? Number.NaN;
  return {
    fundId,
    days: Int32Array.from(values, (_, i) => monday + i),
    values: Float64Array.from(values),
  };
});

const member = (name: string, weight: number | null) => ({
  ticker: name.slice(0, 4).toUpperCase(),
  isin: null,
  name,
  weight,
  sector: 'Industrials',
  country: 'United States',
  currency: 'USD',
});

/** Invented figures, which are stored as if they were calculated, because most figures need more than four levels. */
const smallFigures = [
  figures('US500', levelValues.US500 ?? [], { return1M: 1.5, return1Y: 12.25 }),
  figures('US500T', levelValues.US500T ?? [], { return1M: 1.6, return1Y: 13.75 }),
  figures('US500E', levelValues.US500E ?? [], { return1Y: 10.5 }),
  figures('WORLDESG', levelValues.WORLDESG ?? [], { return1Y: -3.5 }),
  figures('GOVT', levelValues.GOVT ?? [], { return1Y: 2.25 }),
  figures('GOLD', levelValues.GOLD ?? [], {}),
];

/** A few indexes of every asset type and entitlement, as the publish of a small folder would write them. */
const smallRelease = {
  site: [
    {
      key: 'site',
      body: {
        name: 'Harbour',
        languages: ['en-us', 'ja-jp'],
        legalName: 'Harbour Indexes Ltd',
        illustrativeNotice: { 'en-us': 'Figures are illustrative', 'ja-jp': '数値は例示です' },
        tagline: { 'en-us': 'Indexes' },
        description: { 'en-us': 'An index provider', 'ja-jp': 'インデックス・プロバイダー' },
        providerUrl: 'https://harbour.example',
        privacyPolicyUrl: 'https://harbour.example/privacy',
        embeds: true,
        fields: [{ field: 'theme', name: { 'en-us': 'Theme', 'ja-jp': 'テーマ' } }],
        memberFields: [{ field: 'listed-in', name: { 'en-us': 'Listed in', 'ja-jp': '上場先' } }],
        globalContacts: [
          { region: { 'en-us': 'Europe' }, email: 'europe@harbour.example', phone: null },
        ],
        contactFields: [],
        legalDisclaimer: { 'en-us': 'No investment advice.', 'ja-jp': '投資助言ではありません。' },
        legalLinks: [{ title: { 'en-us': 'Terms', 'ja-jp': '利用条件' }, href: '/page/terms' }],
        administrator: 'Harbour Indexes Ltd',
        productNotice: { 'en-us': 'No endorsement.', 'ja-jp': '推奨ではありません。' },
        documentCategories: [
          { id: 'policies', title: { 'en-us': 'Policies', 'ja-jp': '方針' } },
          { id: 'conduct', title: { 'en-us': 'Conduct' } },
          { id: 'methodology', title: { 'en-us': 'Methodology', 'ja-jp': '算出要領' } },
        ],
        blends: true,
        crises: smallCrises,
        figures: smallOwnFigures,
        assetTypes: [
          {
            type: 'equity',
            description: { 'en-us': 'Shares', 'ja-jp': '株式の指数' },
            link: '/page/equity',
          },
          { type: 'esg', description: { 'en-us': 'Sustainable indexes' }, link: null },
        ],
        home: {
          headline: { 'en-us': 'Measure markets' },
          introduction: { 'en-us': 'Open data' },
          featured: [{ title: { 'en-us': 'Flagships' }, fundIds: ['US500', 'NOT_THERE', 'GOVT'] }],
        },
      },
    },
  ],
  navigation: [
    {
      key: 'en-us',
      body: {
        banner: { text: 'New indexes', href: '/insights' },
        topHat: {
          logo: { text: 'Harbour Group', href: 'https://group.example' },
          drawerLinks: [{ title: 'Careers', href: 'https://group.example/careers' }],
          taxonomyLists: [{ title: 'Topics', links: [{ title: 'ESG', href: '/page/esg' }] }],
        },
        footer: [{ title: 'Policies', links: [{ title: 'ESG', href: '/page/esg' }] }],
        entries: [
          'Home',
          'Indexes',
          'Insights',
          'Products',
          'Services',
          'ESG',
          'About',
          'Eighth',
        ].map((title) => ({ title, href: `/${title.toLowerCase()}` })),
      },
    },
  ],
  insights: [{ key: 'insights', body: smallInsights }],
  article: smallArticles,
  notice: [
    {
      key: 'review-1',
      body: {
        noticeId: 'review-1',
        date: '2026-11-02',
        effectiveDate: '2026-12-18',
        type: 'review',
        families: ['Harbour World'],
        indexFundIds: ['US500'],
        title: { 'en-us': 'Review of December 2026', 'ja-jp': '2026年12月の定期見直し' },
        paragraphs: { 'en-us': ['Members and weights change.'] },
      },
    },
  ],
  index: smallIndexes.map((body) => ({ key: body.fundId, body })),
  constituents: [
    ...smallNewestLists,
    {
      key: 'US500',
      body: {
        fundId: 'US500',
        asOfDate: '2026-11-19',
        classification: 'Sectors',
        numberOfConstituents: 12,
        withheld: null,
        constituents: [20, 15, 12, 10, 9, 8, 7, 6, 5, 4, 3, 1].map((weight, i) => ({
          ...member(`Company ${i + 1}`, weight),
          isin: `ZZ000000000${i + 1}`,
        })),
      },
    },
    {
      key: 'WORLDESG',
      body: {
        fundId: 'WORLDESG',
        asOfDate: '2026-11-19',
        classification: null,
        numberOfConstituents: 40,
        withheld: 'top10',
        constituents: Array.from({ length: 10 }, (_, i) => member(`Member ${i + 1}`, 5)),
      },
    },
    {
      key: 'GOVT',
      body: {
        fundId: 'GOVT',
        asOfDate: '2026-11-18',
        classification: null,
        numberOfConstituents: 300,
        withheld: 'none',
        constituents: [],
      },
    },
    {
      key: 'GOLD',
      body: {
        fundId: 'GOLD',
        asOfDate: '2026-11-18',
        classification: null,
        numberOfConstituents: 2,
        withheld: null,
        constituents: [member('Gold coin', 60), member('Gold bar', null)],
      },
    },
  ],
  ...smallReviews,
  product: smallProducts.map((body) => ({ key: body.productId, body })),
  'structured-product': smallStructuredProducts.map((body) => ({ key: body.productId, body })),
  document: smallDocuments.map((body) => ({ key: body.documentId, body })),
  ...smallSustainability,
  page: smallPages,
  'gender-groups': [{ key: 'gender-groups', body: { companies: smallGenderGroups } }],
} satisfies Items;

/** Publishes the small release to a store. Returns its number. */
export async function publishSmallRelease(store: Store): Promise<number> {
  const draft = await beginRelease(store, { label: 'small', note: '', sourceHash: 'small' });
  for (const kind of Object.keys(smallRelease) as (keyof typeof smallRelease)[]) {
    await draft.putItems<ItemKind>(kind, smallRelease[kind]);
  }
  for (const bytes of Object.values(smallFiles)) await draft.putBlob(bytes);
  await draft.putLevels(smallLevels);
  const { number } = await draft.flip();
  await keepFigures(store, number);
  return number;
}

async function keepFigures(store: Store, levelsRelease: number): Promise<void> {
  const indexes = new Map(smallIndexes.map((index) => [index.fundId, index]));
  const kept = smallFigures.map((figures) => {
    const index = indexes.get(figures.fundId)!;
    const benchmark = indexes.get(index.benchmarkFundId ?? '');
    const others = {
      benchmark: benchmark ? { ...benchmark, levelsRelease, isClosed: false } : null,
      riskFree: null,
    };
    const basis = basisOf(index, () => new Set(), others);
    return { levelsRelease, basis, figures };
  });
  await putFigures(store.session, kept);
}

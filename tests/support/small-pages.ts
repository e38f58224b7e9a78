import type { GenderGroup } from '#src/contract/provider/gender-groups.ts';
import { pageKey, type ContentPage, type PageSection } from '#src/contract/provider/page.ts';

function page(given: Partial<ContentPage> & Pick<ContentPage, 'url' | 'title'>): ContentPage {
  return {
    language: 'en-us',
    eyebrow: null,
    lead: null,
    description: `About ${given.title}`,
    sections: [text(`<p>${given.title}</p>`)],
    microsite: null,
    ...given,
  };
}

function text(html: string): PageSection {
  return { type: 'richText', title: null, text: { html, headings: [] }, buttons: [] };
}

const sections: PageSection[] = [
  {
    type: 'indexesCards',
    title: 'Featured',
    note: null,
    categories: [{ title: 'Flagships', featuredIndexes: ['US500', 'GONE', 'PRIVATE'] }],
  },
  { type: 'unknown', asked: 'mapOfTheWorld' },
  {
    type: 'oneColumnSection',
    title: null,
    text: null,
    components: [
      { name: 'Unknown', asked: 'Heat Map' },
      { name: 'Index Screener', title: null, searchParams: 'assetType=equity', size: 5 },
    ],
  },
  {
    type: 'aboutUs',
    title: null,
    text: null,
    statistics: {
      caption: 'Figures',
      rows: [
        { label: 'Founded', value: '1921', count: null },
        { label: 'Indexes', value: null, count: 'indexes' },
        { label: 'Asset classes', value: null, count: 'assetTypes' },
        { label: 'Currencies', value: null, count: 'currencies' },
      ],
    },
  },
];

const microsite: NonNullable<ContentPage['microsite']> = {
  index: 'US500',
  names: {},
  resources: {
    title: 'Read on',
    links: [{ title: 'Methodology', href: '/page/esg', description: null }],
  },
};

const names = {
  Industrials: '資本財',
  Sectors: '業種',
  'United States': '米国',
  'Dev N. America': '北米先進国',
};

/** Pages of the small release: one of every kind, some in Japanese too. */
export const smallPages = [
  page({ url: '/page/esg', title: 'Sustainability' }),
  page({ url: '/page/esg', title: 'サステナビリティ', language: 'ja-jp' }),
  page({ url: '/page/complaints', title: 'Complaints' }),
  page({ url: '/page/tokyo', title: '東京', language: 'ja-jp' }),
  page({ url: '/equity', title: 'Equity', sections }),
  page({ url: '/solutions/retirement', title: 'Retirement' }),
  page({ url: '/our-services', title: 'Services' }),
  page({ url: '/open-index-project', title: 'Open Index Project' }),
  page({ url: '/gender-diversity', title: 'Gender diversity', microsite }),
  page({
    url: '/gender-diversity',
    title: 'ジェンダー・ダイバーシティ',
    language: 'ja-jp',
    microsite: { ...microsite, names },
  }),
].map((body) => ({ key: pageKey(body.language, body.url), body }));

/** The groups of half of the members of US500. */
export const smallGenderGroups: GenderGroup[] = [1, 2, 3, 4, 5, 1].map((group, at) => ({
  isin: `ZZ000000000${at + 1}`,
  region: at < 4 ? 'Dev N. America' : 'Dev Europe',
  group,
}));

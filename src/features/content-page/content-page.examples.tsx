import type {
  ContentPageAnswer,
  FeaturedIndex,
  ShownSection,
} from '#src/contract/api/page-answers.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import type { ContentPageData } from './content-page-data.ts';
import { ContentPage } from './content-page.tsx';
import { exampleDocument, exampleProduct, exampleRow } from './content-page.example-data.ts';

const index = (number: number, facts: Partial<FeaturedIndex> = {}): FeaturedIndex => ({
  fundId: `INDEX${number}`,
  secId: `SEC${number}`,
  portfolioName: `Example Index ${number}`,
  ticker: `EX${number}`,
  assetType: 'equity',
  currency: 'USD',
  returnType: 'NTR',
  hedgedTo: null,
  hasReturns: true,
  ...facts,
});

const cards: ShownSection = {
  type: 'indexesCards',
  title: 'Featured',
  note: 'Latest level',
  categories: [
    { title: 'Many', featuredIndexes: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => index(at)) },
    { title: 'Few', featuredIndexes: [index(10), index(11, { hedgedTo: 'EUR' })] },
    { title: 'None', featuredIndexes: [] },
  ],
};

const text: ShownSection = {
  type: 'richText',
  title: 'A text',
  text: {
    html: '<p>With <a href="/page/methodology" data-page-link>a link</a>.</p><h2 id="risk">Risk</h2><pre><code>R = I / J − 1\n</code></pre>',
    headings: [{ id: 'risk', text: 'Risk', level: 2 }],
  },
  buttons: [
    { text: 'Read', actionType: 'Go to url', target: '/page/methodology', disabled: false },
    { text: 'Article', actionType: 'Go to article', target: '42', disabled: false },
    { text: 'Write', actionType: 'contact', target: null, disabled: false },
    { text: 'Closed', actionType: 'Go to url', target: '/page/a', disabled: true },
  ],
};

const column: ShownSection = {
  type: 'oneColumnSection',
  title: 'Lists',
  text: null,
  components: [
    {
      name: 'Index Screener',
      title: 'Equity',
      searchParams: 'assetType=equity&family=A%20B',
      size: 5,
    },
    { name: 'Documents Table', title: null, searchParams: '', size: 5 },
    { name: 'Structured Products', title: null, searchParams: '', size: 5 },
    { name: 'Unknown', asked: 'Heat Map' },
    { name: 'Index Screener', title: null, searchParams: 'currency=CHF', size: 5 },
    { name: 'Index Screener', title: null, searchParams: 'currency=JPY', size: 5 },
  ],
};

const others: ShownSection[] = [
  { type: 'unknown', asked: 'globe' },
  {
    type: 'promoCards',
    title: null,
    cards: (['small', 'medium', 'large'] as const).map((size) => ({
      title: `A ${size} card`,
      description: 'What is offered.',
      text: 'Subscribe',
      actionType: 'subscribe',
      target: null,
      disabled: false,
      size,
      variation: size === 'small' ? 'plain' : size === 'medium' ? 'tinted' : 'accent',
    })),
  },
  {
    type: 'aboutUs',
    title: 'About us',
    text: { html: '<p>Who we are.</p>', headings: [] },
    statistics: { caption: 'Figures', rows: [{ label: 'Indexes', value: '91,181' }] },
  },
  { type: 'pageList', pages: [{ url: '/page/esg', title: 'Sustainable', description: 'Rules' }] },
];

const page: ContentPageAnswer = {
  language: 'en-us',
  languages: ['en-us'],
  url: '/equity',
  title: 'Equity indexes',
  eyebrow: 'Asset classes',
  lead: 'What this page is about.',
  description: 'Equity',
  sections: [cards, text, column, ...others],
};

/** A page with every section, each list in a state of its own. */
export const fullPage: ContentPageData = {
  page,
  levels: {
    SEC1: { date: '2026-11-19', value: 1010, previous: 1000 },
    SEC2: { date: '2026-11-19', value: 990, previous: 1000 },
    SEC3: { date: '2026-11-19', value: 1, previous: null },
    SEC4: null,
    SEC5: 'failed',
  },
  lists: {
    '2.0': {
      portfolios: { portfolios: [exampleRow], numberOfPortfolios: 1234, matchedBySpelling: false },
    },
    '2.1': {
      documents: { documents: [exampleDocument], totalDocuments: 60, matchedBySpelling: false },
    },
    '2.2': {
      structuredProducts: {
        structuredProducts: [exampleProduct],
        totalStructuredProducts: 1,
        matchedBySpelling: false,
        notice: 'Neither complete nor an endorsement.',
      },
    },
    '2.4': { portfolios: 'failed' },
    '2.5': { portfolios: { portfolios: [], numberOfPortfolios: 0, matchedBySpelling: false } },
  },
};

const headings = Array.from({ length: 5 }, (_, at) => ({
  id: `part-${at}`,
  text: `Part ${at + 1}`,
  level: 2,
}));

/** A long text, with a list of its headings. */
export const longPage: ContentPageData = {
  page: {
    ...page,
    sections: [
      {
        ...text,
        buttons: [],
        text: {
          html: headings.map((one) => `<h2 id="${one.id}">${one.text}</h2><p>Text.</p>`).join(''),
          headings,
        },
      },
    ],
  },
  levels: {},
  lists: {},
};

export const gallery: Gallery = (language) => ({
  title: 'Pages of content',
  examples: [
    { name: 'every section', content: <ContentPage language={language} data={fullPage} /> },
    { name: 'a long text', content: <ContentPage language={language} data={longPage} /> },
  ],
});

import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import {
  chartExample,
  insightExample,
  insightExamples,
} from '#src/insight-cards/insight-cards.examples.tsx';
import type { Gallery } from '#src/ui/gallery.ts';
import { ArticlePage, type ArticleData } from './article-page.tsx';

const world: Portfolio = {
  fundId: 'PLWLD',
  portfolioName: 'Plumbline World NTR USD',
  ticker: null,
  isin: null,
  assetType: 'equity',
  family: null,
  region: null,
  currency: 'USD',
  returnType: 'NTR',
  hedgedTo: null,
  launchDate: '2004-03-01',
  asOfDate: '2026-11-19',
  asOfLevel: 6215.52,
  previousLevel: 6200,
  backTested: [],
  figures: {
    return1M: 1,
    return3M: 2,
    returnYTD: -6.44,
    return1Y: 5,
    return3Y: 6,
    return5Y: 7,
    return10Y: 8,
    returnSinceInception: 9,
  },
};

const { picture: _, ...listed } = insightExample();

const article: ArticleAnswer = {
  ...listed,
  updated: '2026-11-02',
  languages: ['en-us'],
  blocks: [
    {
      kind: 'html',
      html:
        '<p>The first paragraph.</p><h2 id="depth">Depth</h2><div data-scroll-area="" tabindex="0" role="region" ' +
        'aria-label="Depth"><table><thead><tr><th>Index</th><th data-align="end">Fall</th></tr></thead><tbody>' +
        '<tr><td>World</td><td data-align="end">59.16%</td></tr></tbody></table></div>',
    },
    chartExample,
  ],
  indexes: [world, { ...world, fundId: 'PLPRIV', asOfDate: '2026-10-30', asOfLevel: null }],
};

const data: ArticleData = {
  article,
  authors: [
    {
      strategist: 'ines-marlowe',
      name: 'Ines Marlowe',
      role: 'Head of Index Research',
      biography: 'Leads research on equity indexes.',
    },
  ],
  recommended: insightExamples,
};

/** The article page in each of its states. */
export const articleExamples: readonly { name: string; data: ArticleData }[] = [
  { name: 'with everything', data },
  {
    name: 'a chart without levels, no index, nothing to recommend',
    data: {
      ...data,
      recommended: [],
      authors: [],
      article: {
        ...article,
        indexes: [],
        blocks: article.blocks.map((block) =>
          block.kind === 'chart' ? { ...block, series: [] } : block,
        ),
      },
    },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Article page',
  examples: articleExamples.map(({ name, data: shown }) => ({
    name,
    content: <ArticlePage language={language} data={shown} />,
  })),
});

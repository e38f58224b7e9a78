import type { ArticleAnswer } from '#src/contract/api/insights.ts';
import {
  chartExample,
  insightExample,
  insightExamples,
} from '#src/insight-cards/insight-cards.examples.tsx';
import { examplePortfolio, noReturns } from '#src/list-page/portfolio.example-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { ArticlePage, type ArticleData } from './article-page.tsx';

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
  indexes: [
    examplePortfolio({ fundId: 'PLWLD', figures: { ...noReturns, returnYTD: -6.44 } }),
    examplePortfolio({ fundId: 'PLPRIV', asOfDate: '2026-10-30', asOfLevel: null }),
  ],
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

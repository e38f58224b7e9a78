import { examplePortfolio, noReturns } from '#src/list-page/portfolio.example-data.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { pages } from '#src/urls.ts';
import { readClassicQuery } from './classic-query.ts';
import { ClassicScreenerPage, type ClassicScreenerData } from './classic-screener-page.tsx';

export const world = examplePortfolio({
  launchDate: '2024-03-01',
  figures: {
    ...noReturns,
    return1M: -1.1,
    return3M: 2.25,
    returnYTD: 6,
    return1Y: 7.4812,
    return3Y: 9.5,
    returnSinceInception: 5.5,
  },
  backTested: ['return3Y', 'returnSinceInception'],
});

export const narrowed: ClassicScreenerData = {
  query: readClassicQuery(pages.legacyScreener, { currency: ['USD', 'EUR'], sortBy: 'return1Y' }),
  options: [
    {
      field: { name: 'Currency', tag: 'currency' },
      values: [
        { value: 'EUR', label: 'EUR' },
        { value: 'USD', label: 'USD' },
      ],
    },
  ],
  rows: { rows: [world], total: 1, matchedBySpelling: false },
};

export const failed: ClassicScreenerData = { ...narrowed, options: 'failed', rows: 'failed' };

export const gallery: Gallery = (language) => ({
  title: 'Classic screener',
  examples: [
    { name: 'narrowed', content: <ClassicScreenerPage language={language} data={narrowed} /> },
    {
      name: 'everything failed',
      content: <ClassicScreenerPage language={language} data={failed} />,
    },
  ],
});

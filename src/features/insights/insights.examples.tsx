import { chartExample, insightExamples } from '#src/insight-cards/insight-cards.examples.tsx';
import type { Gallery } from '#src/ui/gallery.ts';
import { InsightsPage, type InsightsData } from './insights-page.tsx';
import { readInsightsQuery } from './insights-query.ts';

const all: InsightsData = {
  query: readInsightsQuery(null, {}),
  kind: null,
  assetTypes: ['equity', 'fixed-income', 'multi-asset', 'alternatives', 'esg', 'private-markets'],
  author: null,
  options: [
    {
      field: { name: 'Type', tag: 'type' },
      values: [{ value: 'research', label: 'Research', count: 3 }],
    },
    {
      field: { name: 'Asset class', tag: 'assetType' },
      values: [{ value: 'equity', label: 'Equity', count: 3 }],
    },
  ],
  rows: { rows: insightExamples, total: 21, matchedBySpelling: false },
  lead: { chart: chartExample },
};

/** The insights page in each of its states. */
export const insightsExamples: readonly { name: string; data: InsightsData }[] = [
  { name: 'the first of three pages', data: all },
  {
    name: 'articles of one author in one asset class',
    data: {
      ...all,
      lead: null,
      query: readInsightsQuery('equity', { strategist: 'ines-marlowe', sortBy: 'title' }),
      kind: { filter: 'assetType', value: 'equity', label: 'Equity' },
      author: {
        name: 'Ines Marlowe',
        role: 'Head of Index Research',
        biography: 'Leads research on equity indexes.',
      },
    },
  },
  {
    name: 'nothing found',
    data: {
      ...all,
      lead: null,
      query: readInsightsQuery(null, { filterPattern: 'zzz' }),
      rows: { rows: [], total: 0, matchedBySpelling: false },
    },
  },
  {
    name: 'an address that is refused',
    data: {
      ...all,
      lead: null,
      query: readInsightsQuery(null, { type: 'gossip' }),
      rows: { refused: [{ parameter: 'type', value: 'gossip', nearest: null }] },
    },
  },
  {
    name: 'filters that could not be loaded',
    data: { ...all, options: 'failed' },
  },
  {
    name: 'a lead story without a chart',
    data: { ...all, lead: { chart: null } },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Insights page',
  examples: insightsExamples.map(({ name, data }) => ({
    name,
    content: <InsightsPage language={language} data={data} />,
  })),
});

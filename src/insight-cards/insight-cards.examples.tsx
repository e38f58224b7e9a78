import type { ChartWithLevels, Insight } from '#src/contract/api/insights.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { InsightGrid } from './insight-grid.tsx';

const wave = (height: number) =>
  Array.from({ length: 48 }, (_, i) => Math.round(50 + height * Math.sin(i / 7) * (i / 47)));

/** An article as the API lists it; what an example is about is changed. */
export function insightExample(changes: Partial<Insight> = {}): Insight {
  return {
    articleId: '2601',
    articleName: 'two-crashes-two-speeds',
    language: 'en-us',
    title: 'Two crashes, two speeds',
    summary: 'The depth of a fall says little about how long an investor waits.',
    date: '2026-10-14',
    updated: null,
    type: { value: 'research', label: 'Research' },
    assetTypes: ['equity'],
    strategists: [
      { strategist: 'ines-marlowe', name: 'Ines Marlowe', role: 'Head of Index Research' },
    ],
    readingMinutes: 4,
    picture: {
      fundId: 'PLWLD',
      portfolioName: 'Plumbline World NTR USD',
      from: '2006-12-29',
      to: '2021-12-31',
      launchDate: '2004-03-01',
      change: 129.6,
      changeUnit: 'percent',
      level: 2296,
      line: wave(40),
    },
    ...changes,
  };
}

/** A chart of an article with its levels, its finding and a mark. */
export const chartExample: ChartWithLevels = {
  kind: 'chart',
  title: 'World, three levels',
  finding: 'A quarter up, two fifths down',
  marks: [{ from: '2026-02-27', to: '2026-03-31', label: 'The fall' }],
  indexes: ['PLWLD'],
  from: '2026-01-30',
  to: '2026-03-31',
  rebased: true,
  scale: 'linear',
  sampling: 'month-ends',
  series: [
    {
      fundId: 'PLWLD',
      portfolioName: 'Plumbline World NTR USD',
      currency: 'USD',
      returnType: 'NTR',
      hedgedTo: null,
      hasReturns: true,
      launchDate: '2004-03-01',
      resolution: 'published',
      levels: {
        firstDate: '2026-01-30',
        decimals: 2,
        dayDeltas: [0, 28, 32],
        valueDeltas: [20_000, 5000, -10_000],
      },
    },
  ],
};

/** Cards with a picture and without, in the language of the page and in another. */
export const insightExamples: readonly Insight[] = [
  insightExample(),
  insightExample({
    articleId: '2602',
    title:
      'What the coupon carries and what the price takes away: interest-rate risk over two decades',
    assetTypes: ['fixed-income', 'multi-asset', 'private-markets'],
    picture: null,
  }),
  insightExample({
    articleId: '2603',
    language: 'ja-jp',
    title: '円建て投資家にとっての為替ヘッジ',
    summary: 'ヘッジの効果は、通貨の動きだけでなく金利差にも左右されます。',
  }),
];

export const gallery: Gallery = (language) => ({
  title: 'Cards of articles',
  examples: [
    {
      name: 'with a picture, without one, in another language',
      content: <InsightGrid language={language} insights={insightExamples} />,
    },
  ],
});

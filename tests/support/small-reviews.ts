import type { ItemBody } from '#src/contract/provider/item-kinds.ts';

const member = (name: string, weight: number) => ({
  ticker: null,
  isin: null,
  name,
  weight,
  sector: 'Industrials',
  country: 'United States',
  currency: 'USD',
});

const changed = (name: string, weight: number) => ({ name, weight, ticker: null, isin: null });

const listOf = (
  fundId: string,
  date: string,
  numberOfConstituents: number,
  withheld: 'top10' | null,
): { key: string; body: ItemBody<'earlier-constituents'> } => ({
  key: `${fundId}/${date}`,
  body: {
    fundId,
    asOfDate: date,
    classification: null,
    numberOfConstituents,
    withheld,
    constituents: [member(`Company of ${date}`, 60), member('Other company', 40)],
  },
});

const one = { classification: null, numberOfConstituents: 1, withheld: null };

/** Newest lists: one as of the day on which its index was launched, and one that is not due yet. */
export const smallNewestLists: { key: string; body: ItemBody<'constituents'> }[] = [
  {
    key: 'US500T',
    body: { ...one, fundId: 'US500T', asOfDate: '2001-01-02', constituents: [member('One', 100)] },
  },
  {
    key: 'PRIVATE',
    body: {
      fundId: 'PRIVATE',
      asOfDate: '2026-11-19',
      classification: null,
      numberOfConstituents: 0,
      withheld: 'delayed',
      constituents: [],
    },
  },
];

/** Earlier lists of an index, one of them from before its launch, and of an index that publishes only ten members. */
export const smallReviews = {
  'earlier-constituents': [
    listOf('US500', '2026-09-18', 2, null),
    listOf('US500', '2000-12-15', 2, null),
    listOf('WORLDESG', '2026-06-19', 39, 'top10'),
  ],
  reviews: [
    {
      key: 'US500',
      body: {
        fundId: 'US500',
        reviews: [
          {
            date: '2026-11-19',
            numberOfConstituents: 12,
            changes: { additions: [changed('Newcomer', 8)], deletions: [], turnover: 4.25 },
          },
          {
            date: '2026-09-18',
            numberOfConstituents: 2,
            changes: {
              additions: [changed('Company of 2026-09-18', 60)],
              deletions: [changed('Company of 2000-12-15', 60)],
              turnover: 60,
            },
          },
          { date: '2000-12-15', numberOfConstituents: 2, changes: null },
        ],
      },
    },
    {
      key: 'WORLDESG',
      body: {
        fundId: 'WORLDESG',
        reviews: [
          { date: '2026-11-19', numberOfConstituents: 40, changes: null },
          { date: '2026-06-19', numberOfConstituents: 39, changes: null },
        ],
      },
    },
  ],
};

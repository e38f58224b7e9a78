import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';

type Constituent = ConstituentsAnswer['constituents'][number];

/** Members of which name, ticker, ISIN, sector or country contain every word of the term. */
export function filterConstituents(all: readonly Constituent[], term: string): Constituent[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((row) => {
    const text = [row.name, row.ticker, row.isin, row.sector, row.country].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

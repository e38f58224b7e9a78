import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';

type Constituent = ConstituentsAnswer['constituents'][number];

/** Members of which name, ticker, ISIN, sector, country, issuer, rating or a field of the provider's own contain every word of the term. */
export function filterConstituents(all: readonly Constituent[], term: string): Constituent[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((row) => {
    const { name, ticker, isin, sector, country, bond, ownFields = {} } = row;
    const own = Object.values(ownFields);
    const searched = [name, ticker, isin, sector, country, bond?.issuer, bond?.rating, ...own];
    const text = searched.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

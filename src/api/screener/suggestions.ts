import { toSuggestion } from '../indexes/listed-index.ts';
import type { Resource } from '../source.ts';

/** SR-01, SR-08, SR-09. Nothing is suggested without a term. */
export const suggestions: Resource<'suggestions'> = (
  query,
  {
    snapshot: {
      catalogue: { indexes },
    },
  },
) => {
  const { page, size } = query;
  const text = query.filterPattern ?? query.term ?? '';
  const found = indexes.search({ text, limit: size, offset: (page - 1) * size });
  return {
    portfolios: found.rows.map((row) => toSuggestion(indexes.row(row))),
    numberOfPortfolios: found.total,
    matchedBySpelling: found.matchedBySpelling,
  };
};

import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import type { Language } from '#src/domain/language.ts';
import { listEditions } from './find-edition.ts';
import type { ListedArticle } from './to-insight.ts';

/** The number of newest articles that are compared; older ones are not recommended. */
const compared = 200;

/**
 * Other articles in a language, closest first: by common indexes, asset types, authors and type, then by date. Throws
 * NotFoundError for an unknown id.
 */
export function recommendedRows(
  articles: Catalogue['articles'],
  articleId: string,
  lang: Language,
): ListedArticle[] {
  const [read] = listEditions(articles, articleId, lang);
  const { rows } = articles.screen({
    filters: { listedIn: [lang] },
    sortBy: 'date',
    sortOrder: -1,
    page: 1,
    size: compared,
  });
  const others = rows
    .map((row) => articles.row(row))
    .filter((other) => other.articleId !== articleId)
    .map((other) => ({ other, nearness: nearness(read, other) }));
  // A stable sort keeps equally close ones in the order of the list: newest first.
  return others.toSorted((a, b) => b.nearness - a.nearness).map(({ other }) => other);
}

function nearness(one: ListedArticle, other: ListedArticle): number {
  return (
    4 * shared(one.indexes, other.indexes) +
    3 * shared(one.assetTypes, other.assetTypes) +
    shared(one.strategists, other.strategists) +
    (one.type === other.type ? 1 : 0)
  );
}

function shared(some: readonly string[], others: readonly string[]): number {
  return some.filter((one) => others.includes(one)).length;
}

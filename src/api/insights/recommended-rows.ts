import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import type { Language } from '#src/domain/language.ts';
import { listEditions } from './find-edition.ts';
import type { ListedArticle } from './to-insight.ts';

/** How many of the newest articles are compared; older ones are no good advice. */
const compared = 200;

/**
 * Other articles of a language, nearest first: by the indexes, asset types, authors and type that they share
 * with one, then the newest. Throws NotFoundError where no article bears the id.
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
  // Equally near ones stay in the order of the list: newest first.
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

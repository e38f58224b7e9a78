import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import type { ListedArticle } from './to-insight.ts';

/**
 * The editions of an article, the preferred one first: that of the language, else the English one, else any. Throws
 * NotFoundError for an unknown id.
 */
export function listEditions(
  articles: Catalogue['articles'],
  articleId: string,
  lang: Language,
): [ListedArticle, ...ListedArticle[]] {
  const editions = articles.findAll('articleId', articleId).map((row) => articles.row(row));
  const wanted = (language: Language) => editions.filter((one) => one.language === language);
  const [first, ...others] = new Set([...wanted(lang), ...wanted(defaultLanguage), ...editions]);
  if (!first) throw new NotFoundError(`There is no article ${articleId}`);
  return [first, ...others];
}

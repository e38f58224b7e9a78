import type { Article } from '#src/contract/provider/article.ts';
import { defaultLanguage, languages, type Language } from '#src/domain/language.ts';
import type { ArticleRow } from './article-list.ts';
import { eachBody, type ReadItems } from '#src/store/items/each-item.ts';

/**
 * All articles of a release. The keys of one article's languages are consecutive, so that it is read together with its
 * translations.
 */
export async function* articleRows(read: ReadItems): AsyncGenerator<ArticleRow, void> {
  let editions: Article[] = [];
  for await (const article of eachBody(read, 'article')) {
    if (editions[0] && editions[0].articleId !== article.articleId) {
      yield* rowsOf(editions);
      editions = [];
    }
    editions.push(article);
  }
  yield* rowsOf(editions);
}

function rowsOf(editions: readonly Article[]): ArticleRow[] {
  const written = editions.map(({ language }) => language);
  return editions.map((article) => ({ article, listedIn: listedIn(article.language, written) }));
}

/** A language lists the articles written in it, and untranslated ones in the default language (I18-01). */
function listedIn(language: Language, written: readonly Language[]): Language[] {
  if (language !== defaultLanguage) return [language];
  return languages.filter((one) => one === defaultLanguage || !written.includes(one));
}

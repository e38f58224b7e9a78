import { pageKey, type ContentPage } from '#src/contract/provider/page.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { defaultLanguage, languages, type Language } from '#src/domain/language.ts';
import { findItem } from '#src/store/items/items.ts';
import type { Source } from '../source.ts';

/** A page and the languages that it exists in. */
export type FoundPage = { page: ContentPage; languages: Language[] };

/**
 * A page in a language, else in English (I18-01), else in any: an address without its prefix is a page in all languages
 * or in none, so that the language switch never fails. @throws NotFoundError
 */
export async function getPage(
  { snapshot: { release }, db }: Source,
  language: Language,
  url: string,
): Promise<FoundPage> {
  const editions = await Promise.all(
    languages.map((one) => findItem(db, release, 'page', pageKey(one, url))),
  );
  const written = editions.filter((edition) => edition !== null);
  const inLanguage = (wanted: Language) => written.find((edition) => edition.language === wanted);
  const page = inLanguage(language) ?? inLanguage(defaultLanguage) ?? written[0];
  if (!page) throw new NotFoundError(`There is no page ${url}`);
  return { page, languages: written.map((edition) => edition.language) };
}

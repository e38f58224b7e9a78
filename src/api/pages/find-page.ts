import { pageKey, type ContentPage } from '#src/contract/provider/page.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { defaultLanguage, type Language } from '#src/i18n/languages.ts';
import { findItem } from '#src/store/items.ts';
import type { Source } from '../source.ts';

/** A page in a language, or in English where it has no other (I18-01). @throws NotFoundError */
export async function getPage(
  { snapshot: { release }, db }: Source,
  language: Language,
  url: string,
): Promise<ContentPage> {
  const own = await findItem(db, release, 'page', pageKey(language, url));
  const found =
    own ??
    (language === defaultLanguage
      ? null
      : await findItem(db, release, 'page', pageKey(defaultLanguage, url)));
  if (found === null) throw new NotFoundError(`There is no page ${url}`);
  return found;
}

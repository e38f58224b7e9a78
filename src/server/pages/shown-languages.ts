import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import type { Store } from '#src/store/store.ts';
import { splitLanguage } from '#src/urls.ts';

export type IsShown = (snapshot: Snapshot, pathname: string) => Promise<boolean>;

/** Whether the provider shows the site in the language of an address; addresses of other languages do not exist. */
export function shownLanguages(db: Store['db']): IsShown {
  return async (snapshot, pathname) => {
    const { language } = splitLanguage(pathname);
    if (language === defaultLanguage) return true;
    const { site } = await siteTexts({ snapshot, db });
    return site.languages.includes(language);
  };
}

import type { Navigation, Site } from '#src/contract/provider/site.ts';
import { defaultLanguage, languages, type Language } from '#src/domain/language.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { Stored } from '../source.ts';

export type SiteTexts = { site: Site; navigation: Record<Language, Navigation | null> };

/**
 * The texts that every page needs, a few kilobytes. A language without a menu of its own has the default language's.
 */
export const siteTexts = oncePerRelease(
  async ({ snapshot: { release }, db }: Stored): Promise<SiteTexts> => {
    const [site, ...menus] = await Promise.all([
      getItem(db, release, 'site', 'site'),
      ...languages.map((language) => findItem(db, release, 'navigation', language)),
    ]);
    const byDefault = menus[languages.indexOf(defaultLanguage)] ?? null;
    const navigation = Object.fromEntries(
      languages.map((language, i) => [language, menus[i] ?? byDefault]),
    ) as SiteTexts['navigation'];
    return { site, navigation };
  },
);

import type { Navigation, Site } from '#src/contract/provider/site.ts';
import { defaultLanguage, languages, type Language } from '#src/i18n/languages.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { findItem, getItem } from '#src/store/items.ts';
import type { Source } from './source.ts';

export type SiteTexts = { site: Site; navigation: Record<Language, Navigation | null> };

const held = new WeakMap<Snapshot, Promise<SiteTexts>>();

/**
 * The texts that every page needs, read once a release: they are a few kilobytes, and go on being served
 * when the store is down. A language without a menu of its own has the default language's.
 */
export function siteTexts(source: Source): Promise<SiteTexts> {
  const known = held.get(source.snapshot);
  if (known) return known;
  const texts = readSiteTexts(source);
  held.set(source.snapshot, texts);
  // A failure is not held: the next request tries again.
  texts.catch(() => held.delete(source.snapshot));
  return texts;
}

async function readSiteTexts({ snapshot: { release }, db }: Source): Promise<SiteTexts> {
  const [site, ...menus] = await Promise.all([
    getItem(db, release, 'site', 'site'),
    ...languages.map((language) => findItem(db, release, 'navigation', language)),
  ]);
  const own = new Map(languages.map((language, i) => [language, menus[i] ?? null]));
  const menuOf = (language: Language) => own.get(language) ?? own.get(defaultLanguage) ?? null;
  return { site, navigation: { 'en-us': menuOf('en-us'), 'ja-jp': menuOf('ja-jp') } };
}

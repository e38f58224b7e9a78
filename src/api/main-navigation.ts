import { localText } from '#src/i18n/local-text.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { findItem, getItem } from '#src/store/items.ts';
import type { Resource } from './source.ts';

const mostEntries = 7;

/** LY-08, LY-18. A language without a menu of its own shows the default language's. */
export const mainNavigation: Resource<'mainNavigation'> = async ({ lang }, { snapshot, db }) => {
  const { release } = snapshot;
  const [site, own, standard] = await Promise.all([
    getItem(db, release, 'site', 'site'),
    findItem(db, release, 'navigation', lang),
    findItem(db, release, 'navigation', defaultLanguage),
  ]);
  const navigation = own ?? standard;
  return {
    banner: navigation?.banner ?? null,
    entries: navigation?.entries.slice(0, mostEntries) ?? [],
    provider: {
      name: site.name,
      legalName: site.legalName,
      url: site.providerUrl,
      privacyPolicyUrl: site.privacyPolicyUrl,
      illustrativeNotice: site.illustrativeNotice && localText(site.illustrativeNotice, lang),
      globalContacts: site.globalContacts.map((contact) => ({
        ...contact,
        region: localText(contact.region, lang),
      })),
    },
  };
};

import { localText } from '#src/i18n/local-text.ts';
import { siteTexts } from './site-texts.ts';
import type { Resource } from './source.ts';

const mostEntries = 7;

/** LY-08, LY-18. */
export const mainNavigation: Resource<'mainNavigation'> = async ({ lang }, source) => {
  const texts = await siteTexts(source);
  const navigation = texts.navigation[lang];
  const { site } = texts;
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

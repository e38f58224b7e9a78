import type { ShownContactField } from '#src/contract/api/site-answers.ts';
import type { ContactField } from '#src/contract/provider/own/contact-fields.ts';
import { mostMenuEntries } from '#src/contract/provider/site.ts';
import type { Language } from '#src/domain/language.ts';
import { previewMessages } from '#src/i18n/messages/site/preview.ts';
import { localText } from '#src/i18n/local-text.ts';
import { localPath } from '#src/urls.ts';
import { previewChanges } from '#src/urls/preview-link.ts';
import { brandOf } from './brand-of.ts';
import { defaultMenu } from './default-menu.ts';
import { siteTexts } from './site-texts.ts';
import type { Resource } from '../source.ts';

/** LY-08, LY-18. */
export const mainNavigation: Resource<'mainNavigation'> = async ({ lang }, source) => {
  const texts = await siteTexts(source);
  const navigation = texts.navigation[lang];
  const { site } = texts;
  const brand = await brandOf(source);
  return {
    banner: source.preview
      ? previewBanner(lang, source.preview, source.publicUrl)
      : (navigation?.banner ?? null),
    entries: (navigation?.entries ?? defaultMenu(source, lang)).slice(0, mostMenuEntries),
    footer: navigation?.footer ?? [],
    languages: site.languages,
    brand: brand && brand.shown,
    provider: {
      allowsBlends: site.blends,
      allowsEmbeds: site.embeds !== false,
      name: site.name,
      legalName: site.legalName,
      url: site.providerUrl,
      privacyPolicyUrl: inLanguage(site.privacyPolicyUrl, lang),
      contactFields: site.contactFields.map((field) => shownField(field, lang)),
      illustrativeNotice: site.illustrativeNotice && localText(site.illustrativeNotice, lang),
      globalContacts: site.globalContacts.map((contact) => ({
        ...contact,
        region: localText(contact.region, lang),
      })),
    },
  };
};

function shownField(asked: ContactField, lang: Language): ShownContactField {
  const { field, kind, choices = [] } = asked;
  return {
    field,
    kind,
    name: localText(asked.name, lang),
    choices: choices.map(({ choice, name }) => ({ value: choice, name: localText(name, lang) })),
  };
}

/** Links out of the single-page app: the list of changes is not a page of the site. */
const previewBanner = (lang: Language, draft: string, origin: string) => ({
  text: previewMessages(lang).previewOf(draft),
  href: origin + previewChanges,
});

/** Prefixes an address of this site with the language; others stay unchanged. */
function inLanguage(address: string, lang: Language): string {
  return address.startsWith('/') ? localPath(lang, address) : address;
}

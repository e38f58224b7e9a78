import { deprecationPolicy } from '#src/urls/api-documents.ts';
import { dataTerms } from '#src/urls/data-files.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import { openapiDocument } from './openapi.ts';

/** The document for one provider: title, contact and terms of use. */
export async function describedApi(source: Stored, publicUrl: string) {
  const { site } = await siteTexts(source);
  const document = openapiDocument();
  const terms = publicUrl + dataTerms;
  const [contact] = site.globalContacts;
  return {
    ...document,
    info: {
      ...document.info,
      title: `${document.info.title} of ${site.name}`,
      description: `${document.info.description} How long names work that are deprecated: ${publicUrl}${deprecationPolicy}`,
      termsOfService: terms,
      contact: {
        name: site.legalName,
        url: new URL(site.providerUrl, publicUrl).href,
        ...(contact ? { email: contact.email } : {}),
      },
      license: { name: `Terms of ${site.legalName}`, url: terms },
    },
    servers: [{ url: publicUrl + document.servers[0].url }],
  };
}

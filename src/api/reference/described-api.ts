import { deprecationPolicy } from '#src/urls/api-documents.ts';
import { dataTerms } from '#src/urls/data-files.ts';
import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { offeredCalls, type Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Stored } from '../source.ts';
import { openapiDocument } from './openapi.ts';

type Site = Parameters<typeof offeredCalls>[1];

/** The document for one provider: title, contact, terms of use, and no call that it refuses altogether. */
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
    paths: offeredPaths(document.paths, site),
    components: {
      ...document.components,
      schemas: offeredSchemas(document.components.schemas, site),
    },
    servers: [{ url: publicUrl + document.servers[0].url }],
  };
}

function offeredPaths<Paths extends object>(paths: Paths, site: Site): Paths {
  const calls: Record<string, Pick<Endpoint, 'path' | 'permission'>> = {
    ...endpoints,
    ...downloadCalls,
  };
  const offered = new Set(offeredCalls(calls, site).map(([name]) => name));
  const refused = Object.keys(calls).filter((name) => !offered.has(name));
  return withoutKeys(paths, new Set(refused.map((name) => calls[name]!.path)));
}

function offeredSchemas<Schemas extends object>(schemas: Schemas, site: Site): Schemas {
  const offered = offeredCalls<Endpoint>(endpoints, site);
  const answers = new Set(offered.map(([, { answerName }]) => answerName));
  const all = Object.values<Endpoint>(endpoints).map(({ answerName }) => answerName);
  return withoutKeys(schemas, new Set(all.filter((name) => !answers.has(name))));
}

const withoutKeys = <Entries extends object>(entries: Entries, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.has(key))) as Entries;

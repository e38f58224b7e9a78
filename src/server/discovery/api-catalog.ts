import type { Site } from '#src/contract/provider/site.ts';
import { api, health, pages } from '#src/urls.ts';
import { apiChangelog, apiDocuments } from '#src/urls/api-documents.ts';
import { dataPackageAddress } from '#src/urls/data-files.ts';
import { noticesFollowed } from '#src/urls/feeds.ts';
import { found } from '#src/urls/discovery.ts';

const modelContext = api.base + api.modelContext;

type Link = { href: string; type?: string };
type Linked = { anchor: string; [relation: string]: string | Link[] };

/** What of the site is for programs, each with its description, its words for people and its state (RFC 9727, RFC 9264). */
export function apiCatalog(site: Site, origin: string): { linkset: Linked[] } {
  const at = (path: string, type?: string): Link[] => [
    { href: origin + path, ...(type ? { type } : {}) },
  ];
  const terms = [{ href: new URL(site.privacyPolicyUrl, origin).href, type: 'text/html' }];
  return {
    linkset: [
      {
        anchor: origin + found.apiCatalog,
        item: [api.base, pages.data, modelContext, noticesFollowed().atom].map((path) => ({
          href: origin + path,
        })),
      },
      {
        anchor: origin + api.base,
        'service-desc': at(apiDocuments.openapi, 'application/json'),
        'service-doc': at(pages.apiReference, 'text/html'),
        'service-meta': at(found.llms, 'text/plain'),
        // RFC 5829: what changed, and what is deprecated.
        'version-history': [
          ...at(apiDocuments.changelog, 'application/json'),
          ...at(apiChangelog, 'text/html'),
        ],
        status: at(health.ready, 'application/json'),
        'privacy-policy': terms,
      },
      {
        anchor: origin + pages.data,
        'service-desc': at(dataPackageAddress, 'application/json'),
        'service-doc': at(pages.data, 'text/html'),
      },
      { anchor: origin + modelContext, 'service-doc': at(pages.apiReference, 'text/html') },
      {
        anchor: origin + noticesFollowed().atom,
        'service-doc': at(pages.notices, 'text/html'),
      },
    ],
  };
}

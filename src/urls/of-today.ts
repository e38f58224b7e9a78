import { apiDocuments } from './api-documents.ts';
import { found, headFiles } from './discovery.ts';

const { sitemap, robots, llms, security, apiCatalog } = found;
const ofSite = [sitemap, robots, llms, security, apiCatalog, headFiles.manifest];
const documents: ReadonlySet<string> = new Set([...ofSite, ...Object.values(apiDocuments)]);

/** Whether a file tells programs of the site as it is today. As of an earlier release there is none of it. */
export const isOfToday = (path: string): boolean =>
  documents.has(path) || path.startsWith('/sitemaps/');

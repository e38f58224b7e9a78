import { health } from '../urls.ts';
import { apiDocuments } from './api-documents.ts';
import { found, headFiles } from './discovery.ts';
import { embedFrameScript, embedHostScript } from './embeds.ts';

const scripts = [embedFrameScript, embedHostScript];
const files: ReadonlySet<string> = new Set(
  [found, headFiles, apiDocuments, health].flatMap((group) =>
    Object.values(group).filter((path) => typeof path === 'string'),
  ),
);

/** Folders of files that are found by the hash of their bytes, or are those of the brand: what is in them has no release. */
const folders = /^\/(?:assets|brand|files|media|sitemaps)\//;

/** Whether something is no part of a release: how the site is today, or a file whose address says what it is. */
export const isOfToday = (path: string): boolean =>
  files.has(path) || scripts.includes(path) || folders.test(path);

import { api, health } from '../urls.ts';
import { apiDocuments } from './api-documents.ts';
import { dataFormats, dataTables } from './data-files.ts';
import { found, headFiles } from './discovery.ts';
import { downloadPaths } from './downloads.ts';
import { embedFrameScript, embedHostScript, oembedPath } from './embeds.ts';
import { marketDataPaths } from './market-data.ts';

const { base, ...calls } = api;
const textsOf = (group: object): string[] =>
  Object.values(group).filter((path): path is string => typeof path === 'string');

const callPatterns = [calls, downloadPaths, marketDataPaths]
  .flatMap(textsOf)
  .map((path) => base + path);
const filePatterns = [
  ...[apiDocuments, found, headFiles, health].flatMap(textsOf),
  ...dataTables.flatMap((table) => dataFormats.map((format) => `/data/${table}.${format}`)),
  embedFrameScript,
  embedHostScript,
  oembedPath,
];

const anyOf = (patterns: readonly string[]) =>
  new RegExp(`^(?:${patterns.map((pattern) => expressionOf(pattern)).join('|')})/?$`, 'i');
const expressionOf = (pattern: string) =>
  pattern
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{\w+\}/g, '[^/]+');

const call = anyOf([...callPatterns, `${base}/reference/{topic}`]);
const file = anyOf(filePatterns);

/** What the software has at a path in every release, whatever a provider publishes: no page of a provider's old site. */
export function softwareAt(path: string): 'call' | 'file' | null {
  if (call.test(path)) return 'call';
  return file.test(path) ? 'file' : null;
}

import { dirname, join, normalize, relative } from 'node:path';

/**
 * Who may import whom, below `src`. A room may always import its own files; `features/*` only its own
 * feature. `type` after a room's name allows types only.
 */
const allowed: Record<string, readonly string[]> = {
  domain: [],
  urls: ['domain'],
  i18n: ['domain', 'urls', 'contract/forms'],
  contract: ['domain', 'urls'],
  ui: ['domain'],
  charts: ['domain', 'ui', 'i18n', 'contract type'],
  client: ['domain', 'contract type', 'contract/forms', 'urls', 'i18n'],
  // The forms' contract is made for the browser (zod/mini); the rest of the contract would bring all of zod.
  // What every list page is made of: below the features, which bring their columns and words.
  'list-page': ['ui', 'i18n', 'domain', 'urls', 'client', 'contract type'],
  // Cards of articles: on the insights pages, below an article, on the page of an index.
  'insight-cards': ['ui', 'charts', 'i18n', 'domain', 'urls', 'contract type'],
  // The release that an address asks for: its line above the page, the choice of another, and that there is none.
  'as-of': ['ui', 'i18n', 'domain', 'urls', 'client', 'contract type'],
  // How a figure came about: beside it on whatever page shows it, and as a page.
  workings: ['ui', 'i18n', 'domain', 'urls', 'client', 'contract type'],
  features: [
    'as-of',
    'workings',
    'insight-cards',
    'list-page',
    'ui',
    'charts',
    'i18n',
    'domain',
    'contract type',
    'contract/forms',
    'urls',
    'client',
  ],
  routes: [
    'as-of',
    'workings',
    'features',
    'list-page',
    'ui',
    'client',
    'contract type',
    'contract/forms',
    'domain',
    'i18n',
    'urls',
  ],
  app: ['routes', 'features', 'client', 'domain', 'urls', 'i18n'],
  // Spans around what a request waits for.
  tracing: [],
  // Files that take long to make are made beside the thread that answers.
  threads: ['domain'],
  store: ['tracing', 'contract', 'domain'],
  // What the site looks like: colours derived from a palette, and the stylesheet of them.
  brand: ['contract', 'domain'],
  catalogue: ['store', 'contract', 'domain', 'i18n'],
  publishing: ['brand', 'store', 'contract', 'domain', 'i18n', 'urls'],
  // Services of others: the one place that waits for them, and stops waiting.
  outside: ['tracing', 'domain'],
  leads: ['store', 'outside', 'tracing', 'contract', 'domain'],
  // What the provider's systems, a CDN and operators are told.
  outbox: ['store', 'outside', 'contract', 'domain'],
  'market-data': ['outside', 'tracing', 'store', 'contract', 'domain'],
  // Charts as pictures, on pages of others.
  pictures: ['brand', 'threads', 'charts', 'i18n', 'contract', 'domain'],
  factsheets: ['brand', 'threads', 'charts', 'i18n', 'contract', 'domain'],
  api: [
    'brand',
    'outside',
    'threads',
    'catalogue',
    'store',
    'leads',
    'market-data',
    'contract',
    'domain',
    'i18n',
    'urls',
  ],
  // What people let go out, at a port of its own: by the functions of the command line.
  newsroom: [
    'api',
    'catalogue',
    'store',
    'leads',
    'outside',
    'publishing',
    'contract',
    'domain',
    'urls',
  ],
  // The server mounts everything; of the pages it knows their handler's type and the page for old browsers.
  server: [
    'api',
    'catalogue',
    'store',
    'leads',
    'outbox',
    'market-data',
    'outside',
    'tracing',
    'factsheets',
    'pictures',
    'charts',
    'brand',
    'publishing',
    'newsroom',
    'contract',
    'domain',
    'i18n',
    'urls',
    'app type',
    'client type',
    'features',
  ],
  cli: ['publishing', 'store', 'leads', 'catalogue', 'server', 'contract', 'domain', 'urls'],
};

/** A room and all that it may come to import, through others too. */
export function roomsBelow(room: string): string[] {
  const found = new Set([room]);
  for (const each of found) {
    // Types leave nothing in what runs, and a part of a room is taken for the whole of it.
    const rules = (allowed[each] ?? []).filter((rule) => !rule.endsWith(' type'));
    for (const rule of rules) found.add(rule.split('/', 1)[0] ?? rule);
  }
  return Array.from(found);
}

export type Import = { file: string; specifier: string; typeOnly: boolean };

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsOf(file: string, source: string): Import[] {
  return Array.from(source.matchAll(statement), (match) => ({
    file,
    specifier: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}

/** Path below `src` that an import leads to; null for a package, or for a file outside `src`. */
function targetOf({ file, specifier }: Import): string | null {
  if (specifier.startsWith('#src/')) return specifier.slice('#src/'.length);
  if (!specifier.startsWith('.')) return null;
  const path = relative('src', normalize(join(dirname(file), specifier)));
  return path.startsWith('..') ? null : path;
}

function roomOf(pathBelowSrc: string): string {
  const [room = '', next = ''] = pathBelowSrc.split('/');
  if (room === 'features' || pathBelowSrc.startsWith('contract/forms/')) return `${room}/${next}`;
  return room.replace(/\.tsx?$/, '');
}

/** What is wrong with an import, in words; null when it is allowed. */
export function breachOf(found: Import): string | null {
  const target = targetOf(found);
  if (target === null) return null;
  const from = roomOf(relative('src', found.file));
  const to = roomOf(target);
  if (from === to || mayImport(from, to, found.typeOnly)) return null;
  return `${found.file}: ${from} may not import ${to} (${found.specifier})`;
}

function mayImport(from: string, to: string, typeOnly: boolean): boolean {
  const [importer = ''] = from.split('/');
  const [room = ''] = to.split('/');
  const rules = allowed[importer] ?? [];
  if (importer === 'features' && room === 'features') return false;
  if (rules.includes(to) || rules.includes(room)) return true;
  return importer === room || (typeOnly && rules.includes(`${room} type`));
}

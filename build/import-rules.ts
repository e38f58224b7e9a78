import { dirname, join, normalize, relative } from 'node:path';

/**
 * Which rooms of `src` each room may import. A room may always import its own files, but a feature may not import
 * another feature. `type` after a room's name allows imports of types only.
 */
const allowed: Record<string, readonly string[]> = {
  domain: [],
  urls: ['domain'],
  i18n: ['domain', 'contract/forms'],
  contract: ['domain', 'urls'],
  ui: ['domain'],
  charts: ['domain', 'ui', 'i18n', 'contract type'],
  client: ['domain', 'contract type', 'urls', 'i18n'],
  'list-page': ['ui', 'i18n', 'domain', 'urls', 'client', 'contract type'],
  'insight-cards': ['ui', 'charts', 'i18n', 'domain', 'urls', 'contract type'],
  'as-of': ['ui', 'i18n', 'domain type', 'urls', 'client', 'contract type'],
  workings: ['ui', 'i18n', 'domain type', 'urls', 'client', 'contract type'],
  // The contract of the forms is written for the browser (zod/mini). The rest would load all of zod, so only its types may
  // be imported.
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
  tracing: [],
  threads: ['domain'],
  store: ['tracing', 'contract', 'domain'],
  brand: ['contract'],
  catalogue: ['store', 'contract', 'domain', 'i18n'],
  publishing: ['brand', 'store', 'contract', 'domain', 'i18n', 'urls'],
  outside: ['tracing', 'domain'],
  leads: ['store', 'outside', 'contract/forms', 'domain'],
  outbox: ['store', 'outside', 'contract'],
  'market-data': ['outside', 'tracing', 'contract'],
  pictures: ['brand', 'threads', 'charts', 'i18n', 'contract', 'domain'],
  factsheets: ['brand', 'threads', 'charts', 'urls', 'i18n', 'contract', 'domain'],
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
  // Of the features, the server uses the page for old browsers and texts of the index page for its Markdown.
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
  cli: ['publishing', 'store', 'leads', 'server', 'contract', 'domain', 'urls'],
};

/** A room and all rooms that it may import, directly or through others. */
export function roomsBelow(room: string): string[] {
  const found = new Set([room]);
  for (const each of found) {
    // Imports of types do not run. A rule for a part of a room counts as one for the whole room.
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

/** The path below `src` of the imported file; null for a package, or for a file outside `src`. */
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

/** A message about a forbidden import; null when it is allowed. */
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

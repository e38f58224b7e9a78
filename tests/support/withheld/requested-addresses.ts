import { readFileSync } from 'node:fs';
import {
  articlePictureQuery,
  blendPictureQuery,
  comparisonPictureQuery,
  pictureQuery,
  pointsPictureQuery,
} from '#src/contract/api/chart-pictures.ts';
import { dataFileQuery } from '#src/contract/api/data-files.ts';
import { blendEmbedQuery, comparisonEmbedQuery, embedQuery } from '#src/contract/api/embeds.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import type { OpenApi } from '../../faults/generated-addresses.ts';
import { examplesOfReference } from '../reference-examples.ts';
import type { SiteApp } from '../site-app.ts';
import {
  anyIndex,
  requestedValues,
  requestedWindows,
  namesOfFiles,
  partsOfPaths,
} from './requested-values.ts';
import { measuredAgainst, withheld } from './twin-folders.ts';

/** A form of address with `anyIndex` in place of the index: its path, its optional parameters and its required ones. */
type Form = { path: string; names: readonly string[]; given: Record<string, string> };

/** The parameters of addresses that the OpenAPI document does not describe, by the beginning of the path. */
const namesByPath: [begin: string, names: readonly string[]][] = [
  ['/charts/indexes/', Object.keys(pictureQuery.shape)],
  ['/charts/compare', Object.keys(comparisonPictureQuery.shape)],
  ['/charts/blend', Object.keys(blendPictureQuery.shape)],
  ['/charts/screener', Object.keys(pointsPictureQuery.shape)],
  ['/charts/articles/', Object.keys(articlePictureQuery.shape)],
  ['/embed/indexes/', Object.keys(embedQuery.shape)],
  ['/embed/compare', Object.keys(comparisonEmbedQuery.shape)],
  ['/embed/blend', Object.keys(blendEmbedQuery.shape)],
];

/** All paths that a pattern stands for. @throws Error for a part without known values, which must be added to `partsOfPaths` */
function filled(pattern: string): string[] {
  const [, before = '', name, , within = '', after = ''] =
    /^(.*?\/):(\w+)(\{((?:[^{}]|\{[^{}]*\})*)\})?(.*)$/.exec(pattern) ?? [];
  if (name === undefined) return [pattern];
  const values = name === 'file' ? filesOf(within) : partsOfPaths[name];
  if (values === undefined) throw new Error(`Nothing is known to stand for ${name} in ${pattern}`);
  return values.flatMap((value) => filled(before + value + after));
}

/** All file names that a pattern allows. */
function filesOf(pattern: string): readonly string[] {
  const choices = Array.from(pattern.matchAll(/\(\?:([^)]+)\)/g), ([, all = '']) =>
    all.replaceAll('\\', '').split('|'),
  );
  const endings = choices.at(-1);
  if (pattern.endsWith('\\.md')) return [`${anyIndex}.md`];
  const names =
    choices.length > 1
      ? choices[0]
      : (namesOfFiles.find(([begin]) => pattern.startsWith(begin))?.[1] ??
        /^([a-z]+)\\\./.exec(pattern)?.slice(1));
  if (names === undefined) throw new Error(`Nothing is known to stand for the file ${pattern}`);
  return endings === undefined
    ? names
    : names.flatMap((name) => endings.map((ending) => `${name}.${ending}`));
}

/** The calls in the OpenAPI document, with the parameters of its examples. */
async function calls(site: SiteApp): Promise<Form[]> {
  const { paths } = (await (await site.get('/api/openapi.json')).json()) as OpenApi;
  const examples = await examplesOfReference({ request: (path) => site.get(path) });
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const names = (get?.parameters ?? []).flatMap((one) => (one.in === 'query' ? one.name : []));
    const whole = `/api${path}`;
    const example = examples.find((one) => one.split('?')[0] === whole) ?? '';
    const given = Object.fromEntries(new URLSearchParams(example.split('?')[1] ?? ''));
    return filled(whole.replaceAll(/\{(\w+)\}/g, ':$1')).map((one) => ({
      path: one,
      names,
      // The examples of the reference use other indexes.
      given: mapped(given, (value) =>
        value.replace(/AGAINST|ONE/, anyIndex).replace('BEYOND', 'TWO'),
      ),
    }));
  });
}

const mapped = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The files, feeds, pictures and embeds that the server has mounted. */
function files(site: SiteApp): Form[] {
  const mounted = site.app.routes.filter(
    ({ method, path }) => method === 'GET' && !path.includes('*') && !path.startsWith('/api/'),
  );
  return mounted
    .flatMap(({ path }) => filled(path))
    .map((path) => ({
      path,
      names: namesOf(path),
      given: {},
    }));
}

function namesOf(path: string): readonly string[] {
  if (path.startsWith('/data/releases/')) return [];
  // A table is the same in every format, so only CSV is requested with all parameters.
  if (/^\/data\/(?!.*observations).*\.csv$/.test(path)) return Object.keys(dataFileQuery.shape);
  return namesByPath.find(([begin]) => path.startsWith(begin))?.[1] ?? ['asof'];
}

/** The pages of the router, and their Markdown. */
async function pages(): Promise<Form[]> {
  const { parametersOf } = (await loadBuiltPages()).pages;
  const tree = readFileSync('src/app/route-tree.gen.ts', 'utf8');
  const [, routes = ''] = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree) ?? [];
  const patterns = Array.from(routes.matchAll(/'(.+?)': typeof/g), ([, path = '']) =>
    path
      .replaceAll(/\/\{-\$\w+\}/g, '')
      .replaceAll('$', ':')
      .replace('/:mix/figures/:tag', '/:mix/figures/:figure'),
  );
  return patterns.flatMap(filled).flatMap((path) => {
    const known = parametersOf(path);
    const all = known === null || known === 'any' ? [] : known;
    const names = all.filter((name) => typeof name === 'string');
    const inMarkdown = `${path === '/' ? '/index' : path}.md`;
    return [path, inMarkdown].map((one) => ({ path: one, names, given: {} }));
  });
}

/** The queries to request of a form: none, each value of each parameter, and windows. */
function queriesOf({ names, given }: Form): Record<string, string>[] {
  const needed = ['ids', 'of', ...(names.includes('ids') ? ['index'] : [])].filter((name) =>
    names.includes(name),
  );
  const base = {
    ...Object.fromEntries(needed.map((name) => [name, requestedValues[name]![0]!])),
    ...given,
  };
  const ways = names.flatMap((name) =>
    (requestedValues[name] ?? []).map((value) => ({ [name]: value })),
  );
  const windows = names.includes('from') && names.includes('to') ? requestedWindows : [];
  return [{}, ...ways, ...windows].map((way) => ({ ...base, ...way }));
}

/**
 * Every address that might reveal withheld data of an index, for the current and each earlier release.
 * @param times how many combinations of index and release each address is requested for; all by default
 */
export async function requestedAddresses(site: SiteApp, times = Infinity): Promise<string[]> {
  const forms = [...(await calls(site)), ...files(site), ...(await pages())];
  const indexes = [...withheld, ...measuredAgainst];
  let turn = 0;
  const all = forms.flatMap((form) => {
    const moments = form.names.includes('asof') ? [null, '1', '2'] : [null];
    const asks = indexes.flatMap((index) => moments.map((asof) => ({ index, asof })));
    return queriesOf(form).flatMap((query) => {
      const asked = Array.from({ length: Math.min(times, asks.length) }, () => {
        turn += 1;
        return asks[(turn * 7) % asks.length]!;
      });
      return asked.map((one) => addressOf(form.path, query, one));
    });
  });
  return [...new Set(all)];
}

function addressOf(
  path: string,
  query: Record<string, string>,
  { index, asof }: { index: string; asof: string | null },
): string {
  const search = new URLSearchParams({ ...query, ...(asof === null ? {} : { asof }) });
  const address = search.size === 0 ? path : `${path}?${search}`;
  return address.replaceAll(anyIndex, index).replaceAll(encodeURIComponent(anyIndex), index);
}

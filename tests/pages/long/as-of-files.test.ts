import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { isOfToday } from '#src/urls/of-today.ts';
import { call } from '../../support/ask-program.ts';
import { putEverythingChanged } from '../../support/changed-release.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { onePerRoute } from '../../support/one-per-route.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

// Everything that the server has mounted beside the calls, and every page in Markdown: what it says as of a release is
// said for ever, byte for byte, whatever later releases change, close or take back.

const { full, governmentBond } = demoIndexes;

/** An index that the next release does not have any more. */
const closed = governmentBond.fundId;

/** What stands for the parts of the paths. */
const parts: Record<string, readonly string[]> = {
  fundId: [full.fundId, closed],
  id: [full.fundId],
  articleId: ['2604'],
  release: ['1'],
  language: ['en-us.pdf', 'ja-jp.pdf'],
  name: ['levels', 'drawdown', 'calendar-years', 'composition', 'figures'],
  span: [],
  rest: [],
};

/** Names of files whose pattern is more than a list of words, by the beginning of the pattern. */
const names: readonly [begin: string, names: readonly string[]][] = [
  ['[a-z-]+', ['levels', 'drawdown', 'calendar-years', 'composition', 'share']],
  ['[0-9]{4}\\.', ['2024']],
  ['[0-9]{4}-', ['2026-09-18']],
  ['[A-Za-z0-9-]+', ['return1Y.csv']],
];

const mix = `${full.fundId},${closed}`;
const blend = `${closed}*60,${full.fundId}*40`;

/** What an address asks for besides the release, by the beginning of its path. */
const queries: readonly [begin: RegExp, query: string][] = [
  [/compare\/figures/, `?ids=${mix}&index=${full.fundId}`],
  [/blend\/figures/, `?of=${blend}`],
  [/\/compare(?:\.|$)/, `?ids=${mix}`],
  [/\/api\/blend/, `?of=${blend}&format=pdf`],
  [/\/blend(?:\.|$)/, `?of=${blend}`],
  [/\/screener\./, '?x=volatility1Y&y=return1Y'],
];

function filesOf(pattern: string): readonly string[] {
  const choices = Array.from(pattern.matchAll(/\(\?:([^)]+)\)/g), ([, all = '']) =>
    all.replaceAll('\\', '').split('|'),
  );
  const endings = choices.at(-1);
  if (pattern.endsWith('\\.md')) return ['return1Y.md', `${full.fundId}.md`, `${closed}.md`];
  const known =
    choices.length > 1
      ? choices[0]
      : (names.find(([begin]) => pattern.startsWith(begin))?.[1] ??
        /^([a-z]+)\\\./.exec(pattern)?.slice(1));
  if (known === undefined) throw new Error(`Nothing is known to stand for the file ${pattern}`);
  return endings === undefined
    ? known
    : known.flatMap((name) => endings.map((ending) => `${name}.${ending}`));
}

function filled(pattern: string): string[] {
  const [, before = '', name, , within = '', after = ''] =
    /^(.*?\/):(\w+)(\{((?:[^{}]|\{[^{}]*\})*)\})?(.*)$/.exec(pattern) ?? [];
  if (name === undefined) return [pattern];
  const values = name === 'file' ? filesOf(within) : parts[name];
  if (values === undefined) throw new Error(`Nothing is known to stand for ${name} in ${pattern}`);
  return values.flatMap((value) => filled(before + value + after));
}

const reason = 'Everything was wrong';

/** Whole tables of many megabytes, of which one format is enough. */
const isHeavy = (path: string) => /\/(?:levels|constituents)\.(?:json|ndjson|zip)$/.test(path);

/** Quotes and tokens are of this moment, an oEmbed names a page, and a path with a release has that one. */
const isAsked = (path: string) =>
  !isOfToday(path.replace(/\/:.*$/, '/')) &&
  !path.includes('*') &&
  !/credentials|\/market-data\/|^\/oembed|^\/factsheets\/:fundId\/:language/.test(path);

const namesRelease = (path: string) =>
  path.startsWith('/data/releases/') || path.startsWith('/factsheets/');

function filesOfServer(): string[] {
  const mounted = site.app.routes.filter(({ method, path }) => method === 'GET' && isAsked(path));
  const paths = [...new Set(mounted.flatMap(({ path }) => filled(path)))].filter(
    (path) => !isHeavy(path) || path.includes('/indexes/'),
  );
  return paths.map((path) => path + (queries.find(([begin]) => begin.test(path))?.[1] ?? ''));
}

/** The pages of forms, which are of today alone. */
const isForm = (path: string) => /\/(?:contact-us|subscribe)$|\/page\/privacy$/.test(path);

async function pagesInMarkdown(): Promise<string[]> {
  const pages = (await onePerRoute(site)).filter((path) => !isForm(path));
  return pages.map((path) => `${path.replace(/^(\/ja-jp)?\/?$/, '$1/index')}.md`);
}

/** The address as of a release, in its query or in its path. */
function asOf(address: string, release: string): string {
  if (namesRelease(address)) return address.replace(/\/1\//, `/${release}/`);
  return `${address}${address.includes('?') ? '&' : '?'}asof=${release}`;
}

type Answer = { status: number; tag: string | null; kept: string; text: string };

async function ask(address: string): Promise<Answer> {
  const answer = await site.getMade(address);
  const { status, headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  // A citation names its publisher as header and footer do: as it is called today.
  const text = bytes.replaceAll(
    /(Plumbline Indexes) again(?= ?\(2026\)|\u00EF\u00BC\u008820)/g,
    '$1',
  );
  const kept = [headers.get('Cache-Control'), headers.get('Surrogate-Key')].join();
  return { status, tag: text === bytes ? headers.get('ETag') : null, kept, text };
}

/** What two texts say where they begin to differ. */
function whereOf(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at += 1;
  return [one, two].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' | ');
}

/** Caches keep what is of an earlier release, and are told of both releases that may end it. */
const keptForADay = 'public, max-age=0, s-maxage=86400,release-1 release-2';

let site: SiteApp;
const first = new Map<string, Answer>();

async function publishEverythingChanged(): Promise<void> {
  const { store } = site;
  const draft = await beginRelease(store, { label: 'all', note: '', sourceHash: 'all' });
  await putEverythingChanged(store, draft, 1, new Set([closed]));
  const keep = new Set<string>();
  for await (const { key } of eachItem(itemsOfRelease(store.db, 1), 'index')) keep.add(key);
  keep.delete(closed);
  await draft.closeMissing('index', keep);
  await draft.flip();
  await site.untilServed(2);
}

beforeAll(async () => {
  site = await openSiteApp();
  const addresses = [...filesOfServer(), ...(await pagesInMarkdown())];
  for (const address of addresses) {
    const answer = await ask(asOf(address, '1'));
    if (answer.status === 200) first.set(address, answer);
  }
  await publishEverythingChanged();
}, 600_000);
afterAll(() => site.close());

test('15.1 every file, picture, frame, feed and page in Markdown says as of a release what it said when that was the current one', async () => {
  const other: string[] = [];
  let unlike = 0;
  for (const [address, before] of first) {
    const then = await ask(asOf(address, '1'));
    if (then.status !== 200 || then.text !== before.text)
      other.push(`${address} ${then.status} ${whereOf(before.text, then.text)}`);
    else if (then.tag !== null && then.tag !== before.tag)
      other.push(`${address} has another entity tag`);
    else if (then.kept !== keptForADay) other.push(`${address} is kept ${then.kept}`);
    if (!namesRelease(address) && (await ask(address)).text !== before.text) unlike += 1;
  }
  expect(other).toEqual([]);
  expect(first.size).toBeGreaterThan(200);
  // The next release is one that nearly all of them have to tell from the first.
  expect(unlike).toBeGreaterThan(first.size / 3);
}, 600_000);

test('15.2 as of a release that was taken back everything is gone, and as of one that never was nothing is found', async () => {
  await rollbackTo(site.store, 1, reason);
  await site.untilServed(3);
  const expected: [asof: string, status: number][] = [
    ['2', 410],
    ['99', 404],
    ['soon', 400],
  ];
  const other: string[] = [];
  for (const address of first.keys()) {
    for (const [asof, status] of expected) {
      if (asof === 'soon' && namesRelease(address)) continue;
      const answer = await ask(asOf(address, asof));
      if (answer.status !== status) other.push(`${asOf(address, asof)} ${answer.status}`);
      else if (status === 410 && !answer.text.includes(reason))
        other.push(`${asOf(address, asof)} does not say why`);
    }
  }
  expect(other).toEqual([]);
  await expectReasonForPrograms();
}, 600_000);

/** A page of the release that was taken back has nothing to cite, and says why to programs in every form. */
async function expectReasonForPrograms() {
  const page = `/indexes/screener/equity/${full.fundId}`;
  for (const path of [page, '/status', `/indexes/details/${full.fundId}`]) {
    const read = await call(site.app, 'read_page', { path: `${path}?asof=2` });
    expect([path, read]).toEqual([
      path,
      { isError: true, text: expect.stringMatching(`[Rr]elease 2[^]*${reason}`) },
    ]);
  }
  expect((await ask('/status.md?asof=2')).text).not.toContain('\ncite:');
  const working = await ask(`/indexes/details/${full.fundId}/figures/return1Y.md?asof=2`);
  expect(JSON.parse(working.text)).toMatchObject({ reasons: [{ code: 'release-withdrawn' }] });
}

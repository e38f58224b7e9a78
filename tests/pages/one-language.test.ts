import { afterAll, beforeAll, expect, test } from 'vitest';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';

const { fundId } = demoIndexes.full;
const index = `/indexes/details/${fundId}`;

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
  const draft = await beginRelease(site.store, { label: 'English', note: '', sourceHash: 'x' });
  const body = await getItem(site.store.db, 1, 'site', 'site');
  await draft.putItems('site', [{ key: 'site', body: { ...body, languages: ['en-us'] } }]);
  const led = { '/ja-jp/was': '/status', '/ja-jp/old': '/ja-jp/status' };
  const redirects = Object.entries(led).map(([from, to]) => ({ key: from, body: { from, to } }));
  await draft.putItems('redirect', redirects);
  await draft.flip();
  await site.untilServed(2);
});
afterAll(() => site.close());

const textAt = async (path: string) => {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

test('I18-02 a site of one language has no switch, no alternates and no address of another', async () => {
  const shown = ['/', '/indexes/screener', index, '/documents', '/insights', '/notices', '/data'];
  for (const path of shown) {
    const html = await textAt(path);
    expect([
      path,
      html.match(/.{40}(?:\/ja-jp|hrefLang=|ja_JP|lang="ja-JP" class).{40}/gi),
    ]).toEqual([path, null]);
  }
  for (const path of ['/llms.txt', '/sitemap.xml', '/sitemaps/1.xml', `${index}.md`])
    expect([path, /ja-jp/i.test(await textAt(path))]).toEqual([path, false]);
});

test('RT-17 below the address of a language that the site is not shown in there is nothing', async () => {
  const hidden = [
    '/ja-jp',
    '/ja-jp/indexes/screener',
    `/ja-jp${index}`,
    '/JA-JP/documents',
    `/ja-jp${index}.md`,
    '/ja-jp/notices/feed.xml',
    `/factsheets/${fundId}/2/ja-jp.pdf`,
  ];
  for (const path of hidden) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  const page = await site.get('/ja-jp/nothing');
  expect([page.status, await page.text()]).toEqual([
    404,
    expect.stringMatching(/<html lang="en-US"/),
  ]);
});

test('RT-17 an old address in a language that the site is no longer shown in leads where redirects.csv says', async () => {
  const was = await site.get('/ja-jp/was?x=1');
  expect([was.status, was.headers.get('Location')]).toEqual([301, '/status?x=1']);
  expect((await site.get('/ja-jp/old')).status).toBe(404);
});

test('API-04 the API is described with the languages that it takes', async () => {
  type Described = { parameters?: { name: string; schema: { enum?: string[] } }[] };
  const { paths } = JSON.parse(await textAt('/api/openapi.json')) as {
    paths: Record<string, Record<string, Described>>;
  };
  const asked = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ parameters = [] }) => parameters)
    .filter(({ name }) => name === 'lang');
  expect(asked.length).toBeGreaterThan(20);
  for (const { schema } of asked) expect(schema.enum).toEqual(['en-us']);
  const { topic } = JSON.parse(await textAt('/api/api-reference?topic=site')) as {
    topic: { calls: { parameters: { name: string; type: string }[] }[] };
  };
  const types = topic.calls
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ name, type }) => (name === 'lang' ? [type] : []));
  expect([...new Set(types)]).toEqual(['one of en-us']);
});

test('API-04 a call in a language that the site is not shown in is refused, and says which it is shown in', async () => {
  const answer = await site.get('/api/home?lang=ja-jp');
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { detail: 'lang: this site is shown in en-us' },
  ]);
  const register = JSON.parse(await textAt('/api/figures')) as { figures: { names: object }[] };
  expect(Object.keys(register.figures[0]!.names)).toEqual(['en-us']);
});

test('what is in a language that is not shown stays listed where it is a document, by its own language', async () => {
  const html = await textAt('/docs/policies/complaints-procedure-ja');
  expect(html).toContain('lang="ja-JP"');
  expect(html).toContain(
    '<link rel="canonical" href="https://indexes.example/docs/policies/complaints-procedure-ja"',
  );
});

import { expect, test } from 'vitest';
import { fileExample } from '#src/api/reference/examples/with-examples.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { examplesOfReference } from '../../support/reference-examples.ts';
import { ask } from '../../support/ask-program.ts';
import { remarksOnOpenApi } from '../../support/remarks-on-openapi.ts';
import { secondSite } from '../../support/made-second-provider.ts';
import type { SiteApp } from '../../support/site-app.ts';

let site: SiteApp;
secondSite.beforeAll(({ secondSite: shared }) => {
  site = shared;
});

const json = async (path: string) => (await site.get(path)).json();

test('the reference offers a provider with indexes alone only examples that are answered', async () => {
  const addresses = await examplesOfReference({ request: (path) => site.get(path) });
  // None for what it has nothing of: documents by their id, articles, notices, pages of other kinds.
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((address) => /products|documents|pages/.test(address))).not.toEqual([]);
  for (const address of addresses) {
    expect([address, (await site.get(address)).status]).toEqual([address, 200]);
  }
});

test('API-04 a linter has no remark on its OpenAPI document, whose examples are of what it has', async () => {
  const text = await (await site.get('/api/openapi.json')).text();
  expect(await remarksOnOpenApi(text)).toEqual([]);
});

/** What the contract asks of each call that it tries. */
const examples = new Map(
  Object.values(endpoints).map(({ path, example }) => [path.replace(/\/$/, ''), example]),
);

type Parameter = { name: string; required: boolean; example?: string };

test('API-04 every parameter of its OpenAPI document can be tried with its example', async () => {
  const { paths } = (await json('/api/openapi.json')) as {
    paths: Record<string, { get?: { parameters: Parameter[] } }>;
  };
  let tried = 0;
  for (const [path, { get }] of Object.entries(paths)) {
    // What depends on the moment needs a token; and there are no pages at fixed addresses.
    const apart = /credentials|market-data|service|open-index-project|gender-diversity/;
    if (!get || apart.test(path)) continue;
    const named = [...new URLSearchParams(examples.get(path)).keys()];
    const needed = get.parameters.filter(({ name, required }) => required || named.includes(name));
    if (needed.some(({ example }) => example === undefined)) continue;
    for (const parameter of get.parameters.filter(({ example }) => example !== undefined)) {
      const asked = [...needed, parameter].map(({ name, example }) => [name, example] as const);
      const { status } = await site.get(callAddress(path, Object.fromEntries(asked)));
      if (status !== 404)
        expect([path, parameter.name, status]).toEqual([path, parameter.name, 200]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(300);
});

type Media = { schema?: { type?: string }; [fileExample]?: string };
type Operation = { responses: Record<string, { content?: Record<string, Media> }> };

test('generators of code can read its OpenAPI document alone: it leads to no file, and files that are examples are there', async () => {
  const document = (await json('/api/openapi.json')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  expect(JSON.stringify(document)).not.toContain('"externalValue"');
  const content = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap((answer) => Object.entries(answer.content ?? {}));
  // Of an object without fields a generator makes one that has none.
  const bare = content.filter(([, { schema }]) => JSON.stringify(schema) === '{"type":"object"}');
  expect(bare.map(([type]) => type)).toEqual([]);
  const files = content.flatMap(([, media]) => media[fileExample] ?? []);
  expect(files.length).toBeGreaterThan(3);
  for (const address of files) {
    const answer = await site.get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    await answer.arrayBuffer();
  }
});

test('01 files of its brand lead to themselves without a release', async () => {
  const home = await (await site.get('/')).text();
  const linked = Array.from(home.matchAll(/"(\/(?:brand|media)\/[^"?]+)"/g), ([, at = '']) => at);
  for (const folder of ['/brand/', '/media/'])
    expect(linked.some((path) => path.startsWith(folder))).toBe(true);
  for (const path of [...linked, '/brand/licences.txt']) {
    const answer = await site.get(`${path}?asof=99`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, path]);
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  }
});

test('what it refuses altogether is offered to no program: no call, schema, tool or word of blends', async () => {
  const { paths, components } = (await json('/api/openapi.json')) as {
    paths: object;
    components: { schemas: object };
  };
  const { tools } = await ask(site.app, 'tools/list');
  const reference = await (await site.get('/api/reference/index')).text();
  const offered = {
    paths: Object.keys(paths),
    schemas: Object.keys(components.schemas),
    tools: (tools as { name: string }[]).map(({ name }) => name),
    calls: Array.from(reference.matchAll(/id="(\w+)"/g), ([, name = '']) => name),
    guide: (await (await site.get('/llms.txt')).text()).split(/\W+/),
  };
  const known = {
    paths: '/compare',
    schemas: 'Comparison',
    tools: 'compare_indexes',
    calls: 'compareWorking',
    guide: 'comparisons',
  };
  for (const [where, names] of Object.entries(offered)) {
    expect([where, names]).toEqual([
      where,
      expect.arrayContaining([known[where as keyof typeof known]]),
    ]);
    expect([where, names.filter((name) => /blend/i.test(name))]).toEqual([where, []]);
  }
});

test('every file that its Data Package names is there, with what the package says of it', async () => {
  const { resources } = (await json('/data/datapackage.json')) as {
    resources: { path: string; schema: { fields: { name: string }[] } }[];
  };
  expect(resources.length).toBeGreaterThan(5);
  for (const { path, schema } of resources) {
    const { pathname } = new URL(path, 'https://indexes.example/data/datapackage.json');
    const answer = await site.get(pathname);
    expect([pathname, answer.status]).toEqual([pathname, 200]);
    const [header = ''] = (await answer.text()).split('\r\n', 1);
    expect([pathname, header]).toEqual([pathname, schema.fields.map(({ name }) => name).join()]);
  }
});

type Dataset = { '@type': string; description: string; license: string; version: string };

async function describedAt(path: string): Promise<Record<string, unknown>[]> {
  const html = await (await site.get(path)).text();
  return Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)).flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );
}

test('programs are told of sets of data that have rows, with all that search engines ask of them', async () => {
  const found = (await describedAt('/data')).find((one) => one['@type'] === 'DataCatalog');
  const catalog = (found?.['dataset'] ?? []) as (Dataset & { name: string })[];
  const names = catalog.map(({ name }) => name);
  expect(names).toEqual(['Indexes', 'Figures', 'Levels', 'Constituents']);
  const ofIndexes = await Promise.all(
    ['HYLGUSD', 'HYTYUSD'].map((fundId) => describedAt(`/indexes/details/${fundId}`)),
  );
  const own = ofIndexes.flat().filter((one) => one['@type'] === 'Dataset') as Dataset[];
  expect(own).toHaveLength(2);
  for (const { description, license, version } of [...catalog, ...own]) {
    expect([description, description.length >= 50]).toEqual([description, true]);
    expect([license, version]).toEqual(['https://indexes.example/data#terms', '1']);
  }
});

test('I18-02 documents have no title in a language that the site is not shown in', async () => {
  const [header = ''] = (await (await site.get('/data/documents.csv')).text()).split('\r\n', 1);
  expect(header).toMatch(/^documentId,title,description,/);
  for (const path of ['/data', '/data/datapackage.json', '/data/documents.metadata.json'])
    expect([path, /ja-JP/.test(await (await site.get(path)).text())]).toEqual([path, false]);
});

import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { dataFormats, dataTables } from '#src/urls/data-files.ts';
import { openSmallApi, sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { openDataFiles } from '../../../tests/support/data-files.ts';

let shared: SmallApi;
sharedApi.beforeAll(({ smallApi }) => void (shared = smallApi));

type Rows = Record<string, string>[];

function reader(site: SmallApi) {
  const { app, close } = openDataFiles(site);
  onTestFinished(close);
  const text = async (path: string) => {
    const answer = await app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const rows = async (path: string): Promise<Rows> => parse(await text(path), { columns: true });
  const metadata = async (path: string) => JSON.parse(await text(path)) as Record<string, unknown>;
  return { text, rows, metadata };
}

test('every table is there in every form, with the columns that its metadata name', async () => {
  const { text, rows, metadata } = reader(shared);
  for (const table of dataTables) {
    const { columns, files } = await metadata(`/data/${table}.metadata.json`);
    const names = (columns as { name: string }[]).map(({ name }) => name);
    expect((await text(`/data/${table}.csv`)).split('\r\n', 1)[0]).toBe(names.join(','));
    expect(Object.keys(files as object)).toEqual([...dataFormats]);
    const objects = JSON.parse(await text(`/data/${table}.json`)) as object[];
    const count = (await rows(`/data/${table}.csv`)).length;
    expect([table, objects.length]).toEqual([table, count]);
    for (const one of objects) expect(Object.keys(one)).toEqual(names);
    const lines = (await text(`/data/${table}.ndjson`)).split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(objects);
  }
});

test('constituents are those of the newest list of every index that shows them', async () => {
  const { rows, metadata } = reader(shared);
  const all = await rows('/data/constituents.csv');
  const shown = ['GOLD', 'US500', 'US500T', 'WORLDESG'];
  expect([...new Set(all.map(({ fundId }) => fundId))]).toEqual(shown);
  for (const portfolioId of shown) {
    const query = await shared.ask('constituents', { portfolioId, size: 1000 });
    const mine = all.filter(({ fundId }) => fundId === portfolioId);
    expect(mine.map(({ name, weight, date }) => [name, weight, date])).toEqual(
      query.constituents.map(({ name, weight }) => [name, String(weight ?? ''), query.asOfDate]),
    );
  }
  expect(await metadata('/data/constituents.metadata.json')).toMatchObject({
    leftOut: { count: 2, fundIds: ['GOVT', 'PRIVATE'] },
    inPart: { count: 1, fundIds: ['WORLDESG'] },
  });
});

test('18.6 a file of chosen indexes of which none may be downloaded is refused with the reason, not empty', async () => {
  const { app, close } = openDataFiles(shared);
  onTestFinished(close);
  const refused = await app.request('/data/constituents.csv?ids=GOVT,PRIVATE');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringMatching(
      /does not allow data of GOVT, PRIVATE .*\/contact-us\?index=GOVT/,
    ),
  });
  expect((await app.request('/data/constituents.csv?ids=GOVT,US500')).status).toBe(200);
});

test('the list of an earlier review has an address of its own', async () => {
  const { rows, metadata } = reader(shared);
  const found = await rows('/data/indexes/US500/constituents/2026-09-18.csv');
  expect(found.map(({ name, date }) => [name, date])).toEqual([
    ['Company of 2026-09-18', '2026-09-18'],
    ['Other company', '2026-09-18'],
  ]);
  const answered = await metadata('/data/indexes/US500/constituents/2026-09-18.metadata.json');
  expect(answered['files']).toMatchObject({
    csv: 'https://indexes.example/data/indexes/US500/constituents/2026-09-18.csv',
  });
});

test('figures of sustainability are those of the API, a row each, also where there is none', async () => {
  const { rows } = reader(shared);
  const { datapoints } = await shared.ask('sustainabilityDatapoints', { portfolioKey: 'US500' });
  const found = await rows('/data/sustainability.csv');
  expect(found.map(({ fundId, metric, value, gap }) => [fundId, metric, value, gap])).toEqual(
    datapoints.map(({ metric, value, gap }) => ['US500', metric, String(value ?? ''), gap ?? '']),
  );
  expect(found[0]).toMatchObject({ pillar: 'governance', name: 'Women on boards', unit: '%' });
});

test("figures of the provider are columns of the indexes' files, in every form, with what they mean", async () => {
  const { text, rows, metadata } = reader(shared);
  for (const table of ['figures', 'indexes']) {
    const found = (await rows(`/data/${table}.csv`)).map((row) => [
      row['fundId'],
      row['free-capacity'],
    ]);
    expect(found).toContainEqual(['US500', '4.25']);
    expect(found.filter(([, value]) => value !== '')).toHaveLength(1);
    const [us500] = (
      JSON.parse(await text(`/data/${table}.json`)) as Record<string, unknown>[]
    ).filter(({ fundId }) => fundId === 'US500');
    expect(us500?.['free-capacity']).toBe(4.25);
    const { columns } = await metadata(`/data/${table}.metadata.json`);
    const column = { name: 'free-capacity', type: 'number', unit: 'USD billion' };
    const description = 'Free capacity: Money that may follow it';
    expect(columns).toContainEqual({ ...column, description });
    const { resources } = (await metadata('/data/datapackage.json')) as {
      resources: { name: string; schema: { fields: object[] } }[];
    };
    expect(resources.find(({ name }) => name === table)?.schema.fields).toContainEqual({
      name: 'free-capacity',
      type: 'number',
      description: `${description}, USD billion`,
    });
  }
});

test('products and documents are those of the lists', async () => {
  const { rows } = reader(shared);
  const { totalProducts } = await shared.ask('products', { size: 1 });
  const products = await rows('/data/products.csv');
  expect(products).toHaveLength(totalProducts);
  expect(products.find(({ productId }) => productId === 'F1')).toMatchObject({
    countries: 'US;CA',
    indexFundId: 'US500',
  });
  const { totalDocuments } = await shared.ask('documents', { size: 1 });
  expect(await rows('/data/documents.csv')).toHaveLength(totalDocuments);
});

test('corrections and characteristics have their own rows, of one index alone too', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const draft = await beginRelease(site.store, { label: 'second', note: 'late', sourceHash: 'x' });
  const day = dayOfIso('2026-11-17')!;
  const body = {
    fundId: 'GOVT',
    asOfDate: '2026-10-30',
    figures: [{ figure: 'modifiedDuration' as const, value: 7.5 }],
    buckets: [{ kind: 'rating' as const, shares: [{ name: 'AAA', weight: 60 }] }],
  };
  await draft.putItems('characteristics', [{ key: 'GOVT', body }]);
  await draft.putLevels([
    { fundId: 'GOVT', days: Int32Array.of(day - 1, day), values: Float64Array.of(300.5, 301.5) },
  ]);
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release, { timeout: 30_000 }).toBe(number);
  const { rows, text } = reader(site);
  expect(await rows('/data/characteristics.csv')).toEqual([
    { ...ofGovt, kind: 'figure', name: 'modifiedDuration', value: '7.5', unit: 'years' },
    { ...ofGovt, kind: 'rating', name: 'AAA', value: '60', unit: '%' },
  ]);
  const corrections = JSON.parse(await text('/data/indexes/GOVT/corrections.json')) as object[];
  const { corrections: asked } = await site.ask('corrections', { indexId: 'GOVT' });
  expect(corrections).toEqual([
    expect.objectContaining({ date: '2026-11-16', oldValue: 300.1, newValue: 300.5 }),
    {
      fundId: 'GOVT',
      date: '2026-11-17',
      kind: 'corrected',
      oldValue: 300.2,
      newValue: 301.5,
      reason: asked[0]!.reason,
      release: number,
      restores: null,
      published: asked[0]!.published,
    },
  ]);
  expect(await rows('/data/indexes/US500/corrections.csv')).toEqual([]);
});

const ofGovt = { fundId: 'GOVT', date: '2026-10-30' };

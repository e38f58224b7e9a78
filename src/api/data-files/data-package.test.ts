import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { dataTables } from '#src/urls/data-files.ts';
import { openDataFiles } from '../../../tests/support/data-files.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let shared: SmallApi;
sharedApi.beforeAll(({ smallApi }) => void (shared = smallApi));

type Package = {
  name: string;
  version: string;
  licenses: { path: string }[];
  resources: {
    name: string;
    path: string;
    schema: {
      fields: { name: string; type: string }[];
      primaryKey?: string[];
      foreignKeys?: { fields: string[] }[];
    };
  }[];
};

const origin = 'https://indexes.example';

function opened() {
  const { app, close } = openDataFiles(shared);
  onTestFinished(close);
  return async (path: string) => (await app.request(path.replace(origin, ''))).text();
}

/** Whether a cell is written as Table Schema wants it. */
const lexical: Record<string, RegExp> = {
  string: /^.*$/su,
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  number: /^-?\d+(\.\d+)?(e[+-]?\d+)?$/,
  integer: /^-?\d+$/,
  boolean: /^(true|false)$/,
};

test('a data package describes every table: its file has these columns, with cells of their types', async () => {
  const read = opened();
  const described = JSON.parse(await read('/data/datapackage.json')) as Package;
  expect(described).toMatchObject({ name: 'harbour', version: '1' });
  expect(described.licenses).toEqual([
    { title: 'Terms of Harbour Indexes Ltd', path: `${origin}/data#terms` },
  ]);
  expect(described.resources.map(({ name }) => name)).toEqual([...dataTables]);
  for (const { name, path, schema } of described.resources) {
    expect(path).toBe(`${origin}/data/releases/1/${name}.csv`);
    const text = await read(path);
    const names = schema.fields.map((field) => field.name);
    expect(text.split('\r\n', 1)[0]).toBe(names.join(','));
    const rows: Record<string, string>[] = parse(text, { columns: true });
    for (const field of schema.fields) {
      const cells = rows.map((row) => row[field.name]!).filter(Boolean);
      const wrong = cells.filter((cell) => !lexical[field.type]!.test(cell));
      expect([name, field.name, wrong]).toEqual([name, field.name, []]);
    }
    const { primaryKey } = schema;
    if (primaryKey === undefined) continue;
    const keys = rows.map((row) => primaryKey.map((one) => row[one]).join('\n'));
    expect([name, new Set(keys).size]).toEqual([name, rows.length]);
  }
});

test('rows that name an index name one of the table of indexes', async () => {
  const read = opened();
  const { resources } = JSON.parse(await read('/data/releases/1/datapackage.json')) as Package;
  const rowsOf = async (path: string): Promise<Record<string, string>[]> =>
    parse(await read(path), { columns: true });
  const known = (await rowsOf('/data/indexes.csv')).map(({ fundId }) => fundId);
  const referring = resources.filter(({ schema }) => schema.foreignKeys !== undefined);
  expect(referring.length).toBeGreaterThan(4);
  for (const { path } of referring) {
    for (const { fundId } of await rowsOf(path)) expect(known).toContain(fundId);
  }
});

test('the API names the files, their columns and how large they are', async () => {
  const read = opened();
  const { tables, years, leftOut, examples } = await shared.ask('dataFiles', {});
  expect(tables.map(({ table }) => table)).toEqual([...dataTables]);
  for (const { table, rows } of tables) {
    const found = JSON.parse(await read(`/data/${table}.json`)) as object[];
    expect([table, rows ?? found.length]).toEqual([table, found.length]);
  }
  expect(tables.find(({ table }) => table === 'levels')?.rows).not.toBeNull();
  expect([years, leftOut]).toEqual([[2026], 1]);
  const levels = JSON.parse(await read('/data/levels.json')) as { fundId: string }[];
  for (const fundId of examples) expect(levels.map((one) => one.fundId)).toContain(fundId);
  expect(examples).toHaveLength(2);
});

test.each(['csv', 'json', 'ndjson', 'parquet', 'zip', 'metadata.json'])(
  'a year before the first level or after the last has no file, and is told so (%s)',
  async (ending) => {
    const { app, close } = openDataFiles(shared);
    onTestFinished(close);
    for (const year of [1900, 2025, 2027]) {
      for (const folder of ['/data', '/data/releases/1']) {
        const answer = await app.request(`${folder}/levels/${year}.${ending}`);
        expect(answer.status).toBe(404);
        const detail = `There are no levels of ${year}: they are of 2026 to 2026`;
        expect(await answer.json()).toMatchObject({ detail });
      }
    }
    expect((await app.request(`/data/levels/2026.${ending}`)).status).toBe(200);
  },
);

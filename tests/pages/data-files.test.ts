import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { expect, inject, onTestFinished, test } from 'vitest';
import { withPlainCode } from '../support/text-of.ts';
import { dataFormats, dataTables } from '#src/urls/data-files.ts';

const base = inject('demoUrl');

const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

async function read(path: string): Promise<string> {
  const answer = await fetch(base + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Lines of code on the page, by their names. The server of the tests learns its port only when it listens. */
async function examples(page = '/data'): Promise<Map<string, string>> {
  const html = withPlainCode(await read(page));
  const found = html.matchAll(/<dt[^>]*><span>([^<]*)<\/span>.*?<code>(.*?)<\/code>/gs);
  return new Map(
    Array.from(found, ([, name = '', code = '']) => [
      name,
      unescaped(code).replaceAll('http://localhost:0', base),
    ]),
  );
}

/** Programs that are not on this machine cannot be tried. */
const has = (program: string, ...asked: string[]) => {
  try {
    execFileSync(program, asked, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test('every file that the page leads to is there, and the plain ones begin with their header', async () => {
  for (const page of ['/data', '/ja-jp/data']) {
    const html = await read(page);
    const files = [...html.matchAll(/href="(\/data\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(files).toHaveLength(dataTables.length * (dataFormats.length + 1));
    for (const file of files.filter((one) => !/\/(?:levels|constituents)\.(?!meta)/.test(one))) {
      const text = await read(file);
      if (file.endsWith('.csv')) expect(text).toMatch(/^(?:fundId|productId|documentId),/);
      else if (file.endsWith('.parquet')) expect(text).toMatch(/^PAR1.*PAR1$/s);
      else if (file.endsWith('.zip')) expect(text).toMatch(/^PK/);
      else if (file.endsWith('.ndjson')) expect(text).toMatch(/^\{.*\}\n|^$/);
      else expect(JSON.parse(text)).toBeTypeOf('object');
    }
  }
  expect(await read('/')).toContain('href="/data"');
});

test('the addresses on the page give what they say', async () => {
  const found = await examples();
  const addresses = [...found.values()].filter((text) => /^https?:\/\/\S+$/.test(text));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses.filter((one) => one.includes('ids='))) {
    const rows: Record<string, string>[] = parse(await (await fetch(address)).text(), {
      columns: true,
    });
    expect([address, rows.length > 1]).toEqual([address, true]);
    const [{ date } = { date: '' }] = rows;
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    if (address.includes('to=2020')) {
      expect(rows.every((row) => row['date']!.startsWith('2020-'))).toBe(true);
    }
  }
  const year = addresses.find((one) => /\/data\/levels\/\d{4}\.parquet$/.test(one))!;
  const rows = await parquetReadObjects({ file: await (await fetch(year)).arrayBuffer() });
  const years = new Set(rows.map((row) => (row['date'] as Date).getUTCFullYear()));
  expect([...years].join()).toBe(year.slice(-12, -8));
});

test('what spreadsheets are told to import is a table with the columns that they give types', async () => {
  const found = await examples();
  const sheets = /^=IMPORTDATA\("([^"]+)"\)$/.exec(found.get('Google Sheets')!)!;
  const query = found.get('Excel (Power Query)')!;
  const [, excel = ''] = /Web\.Contents\("([^"]+)"\)/.exec(query)!;
  for (const address of [sheets[1]!, excel]) {
    const answer = await fetch(address);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const [row]: Record<string, string>[] = parse(await answer.text(), { columns: true });
    for (const [, name = '', type] of query.matchAll(/\{"(\w+)", type (\w+)\}/g)) {
      expect(row![name]).toMatch(type === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d+(\.\d+)?$/);
    }
  }
});

test('a release is cited in words and as programs keep references', async () => {
  const found = await examples();
  const [csl] = JSON.parse(found.get('CSL-JSON')!) as Record<string, unknown>[];
  const { release, published, source } = (await (await fetch(`${base}/api/data-files`)).json()) as {
    release: number;
    published: string;
    source: { name: string };
  };
  const address = `${base}/data?asof=${release}`;
  expect(csl).toMatchObject({ type: 'dataset', version: String(release), URL: address });
  expect(found.get('BibTeX')).toContain(`author = {{${source.name}}}`);
  expect(found.get('RIS')).toMatch(/^TY {2}- DATA\n[^]*\nER {2}- $/);
  expect(found.get('Text')).toContain(`${published.slice(0, 10)}. ${address}`);
});

test('an index is cited in the same forms, by its permanent address', async () => {
  const { release } = (await (await fetch(`${base}/api/data-files`)).json()) as { release: number };
  const found = await examples('/data?index=PLWLD_NTR_USD');
  const address = `${base}/indexes/details/PLWLD_NTR_USD?asof=${release}`;
  const title = `Plumbline World NTR USD (index ID PLWLD_NTR_USD), release ${release}`;
  const [csl] = JSON.parse(found.get('CSL-JSON')!) as Record<string, unknown>[];
  expect(csl).toMatchObject({ type: 'dataset', title, URL: address });
  expect(found.get('RIS')).toContain(`TI  - ${title}\n`);
  expect(found.get('RIS')).toContain(`UR  - ${address}\n`);
  expect(found.get('BibTeX')).toContain(
    `title = {{Plumbline World NTR USD (index ID PLWLD\\_NTR\\_USD), release ${release}}}`,
  );
  expect(found.get('Text')).toContain(`${title}, published on`);
});

test('each download of an index leads to code that reads it, where it may be downloaded', async () => {
  const { portfolios } = (await (
    await fetch(`${base}/api/our-resources/all-portfolios?size=1`)
  ).json()) as { portfolios: { fundId: string }[] };
  const [{ fundId } = { fundId: '' }] = portfolios;
  const html = await read(`/indexes/details/${fundId}`);
  const [, href = ''] = /href="(\/data\?index=[^"]*levels#code)"/.exec(html) ?? [];
  const found = await examples(unescaped(href));
  expect(found.get('curl')).toContain(`/data/levels.csv?ids=${fundId}`);
  const members = await examples(`/data?index=${fundId}&table=constituents`);
  expect(members.get('R')).toContain(`/data/constituents.csv?ids=${fundId}`);
});

test('the files are a catalogue for programs, each with its columns and addresses', async () => {
  const html = await read('/data');
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  const catalog = graph.find((one) => one['@type'] === 'DataCatalog')!;
  const sets = catalog['dataset'] as {
    license: string;
    variableMeasured: { name: string }[];
    distribution: { contentUrl: string; encodingFormat: string }[];
  }[];
  // No level of the demo was corrected, and a set without a row is left out.
  expect(sets).toHaveLength(dataTables.length - 1);
  for (const { license, variableMeasured, distribution } of sets) {
    expect(license).toMatch(/^https?:\/\/.*\/data#terms$/);
    const csv = distribution.find(({ encodingFormat }) => encodingFormat === 'text/csv')!;
    const path = new URL(csv.contentUrl).pathname;
    const answer = await fetch(base + path.replace('.csv', '.metadata.json'));
    const { columns } = (await answer.json()) as { columns: { name: string }[] };
    expect(variableMeasured.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  }
});

/** Python with the packages that a line of code needs. */
const hasPackages = (...names: string[]) => has('python3', '-c', `import ${names.join(', ')}`);
const runPython = (code: string) => execFileSync('python3', ['-c', code], { encoding: 'utf8' });

test.skipIf(!has('python3', '--version'))('the lines of Python run as they stand', async () => {
  const code = (await examples()).get('Python');
  expect(runPython(code!)).toMatch(/'fundId': '\w+', 'date': '\d{4}-\d\d-\d\d', 'level': '[\d.]+'/);
});

test.skipIf(!hasPackages('pandas'))('the lines for pandas run as they stand', async () => {
  const code = (await examples()).get('Python (pandas)')!;
  expect(runPython(code)).toContain('fundId');
  expect(runPython(`${code}\nprint(table.dtypes["date"])`)).toContain('datetime64');
});

test.skipIf(!hasPackages('pandas', 'pyarrow'))(
  'the lines for pandas and Parquet run as they stand',
  async () => {
    const code = (await examples()).get('Python (pandas, Parquet)')!;
    expect(runPython(`${code}\nprint(table.dtypes["level"])`)).toContain('float64');
  },
);

test.skipIf(!hasPackages('duckdb'))('every table reads in DuckDB with its types', async () => {
  const { tables } = (await (await fetch(`${base}/api/data-files`)).json()) as {
    tables: { table: string; rows: number | null; columns: { type: string }[] }[];
  };
  const types: Record<string, string> = {
    text: 'VARCHAR',
    date: 'DATE',
    time: 'TIMESTAMP',
    number: 'DOUBLE',
    integer: 'INTEGER',
    boolean: 'BOOLEAN',
  };
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-duckdb-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { table, rows, columns } of tables) {
    const path = join(folder, `${table}.parquet`);
    const answer = await fetch(`${base}/data/${table}.parquet`);
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    const printed = runPython(`import duckdb, json
found = duckdb.sql("from read_parquet('${path}')")
print(json.dumps([[str(one) for one in found.types], found.count('*').fetchone()[0]]))`);
    const [found, count] = JSON.parse(printed) as [string[], number];
    expect([table, found]).toEqual([table, columns.map(({ type }) => types[type])]);
    expect([table, count]).toEqual([table, rows ?? count]);
  }
});

test.skipIf(!has('Rscript', '--version'))('the lines of R run as they stand', async () => {
  const code = `${(await examples()).get('R')}\ncat(sapply(table, class))`;
  expect(execFileSync('Rscript', ['-e', code], { encoding: 'utf8' })).toMatch(
    /fundId[^]*\ncharacter Date numeric logical logical$/,
  );
});

test.skipIf(!has('duckdb', '--version'))('the lines for DuckDB run as they stand', async () => {
  const code = (await examples()).get('DuckDB');
  expect(execFileSync('duckdb', ['-c', code!], { encoding: 'utf8' })).toContain('fundId');
});

test.skipIf(!has('curl', '--version'))('the line for curl runs as it stands', async () => {
  const code = (await examples()).get('curl');
  const printed = execFileSync('sh', ['-c', code!], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(printed).toMatch(/^fundId,date,level,backTested,corrected\r\n/);
});

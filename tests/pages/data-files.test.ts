import { execFileSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import { expect, inject, test } from 'vitest';
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
async function examples(): Promise<Map<string, string>> {
  const html = await read('/data');
  const found = html.matchAll(/<dt>([^<]*)<\/dt>.*?<code>(.*?)<\/code>/gs);
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
  expect(addresses.length).toBeGreaterThan(4);
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
});

test.skipIf(!has('python3', '--version'))('the lines of Python run as they stand', async () => {
  const code = (await examples()).get('Python');
  const printed = execFileSync('python3', ['-c', code!], { encoding: 'utf8' });
  expect(printed).toMatch(/'fundId': '\w+', 'date': '\d{4}-\d\d-\d\d', 'level': '[\d.]+'/);
});

test.skipIf(!has('python3', '-c', 'import pandas'))(
  'the lines for pandas run as they stand',
  async () => {
    const code = (await examples()).get('Python (pandas)');
    expect(execFileSync('python3', ['-c', code!], { encoding: 'utf8' })).toContain('fundId');
  },
);

test.skipIf(!has('Rscript', '--version'))('the lines of R run as they stand', async () => {
  const code = (await examples()).get('R');
  expect(execFileSync('Rscript', ['-e', code!], { encoding: 'utf8' })).toContain('fundId');
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

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isUpToDate, markUpToDate } from './folder/stamp.ts';
import { generateDemo } from './generate-demo.ts';

const base = await mkdtemp(join(tmpdir(), 'plumbline-demo-'));
afterAll(() => rm(base, { recursive: true }));

const folder = join(base, 'demo');
await generateDemo(folder, { years: 1, scale: 0.1 });

async function contentsOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const contents = new Map<string, string>();
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    if ((await stat(path)).isFile()) contents.set(name, await readFile(path, 'utf8'));
  }
  return contents;
}

test('generates the same bytes every time', async () => {
  const again = join(base, 'again');
  await generateDemo(again, { years: 1, scale: 0.1 });
  const one = await contentsOf(folder);
  const two = await contentsOf(again);
  expect(one.size).toBeGreaterThan(50);
  expect([...one.keys()]).toEqual([...two.keys()]);
  expect([...one].filter(([path, text]) => two.get(path) !== text).map(([path]) => path)).toEqual(
    [],
  );
});

test('writes a complete provider folder and leaves no drafts behind', async () => {
  expect((await readdir(folder)).toSorted()).toEqual([
    'articles',
    'characteristics.csv',
    'constituents',
    'document-versions.csv',
    'documents.csv',
    'files',
    'gender-diversity.csv',
    'indexes.csv',
    'insights.yaml',
    'levels',
    'navigation.yaml',
    'notices.csv',
    'pages',
    'products.csv',
    'redirects.csv',
    'site.yaml',
    'structured-products.csv',
    'sustainability-metrics.csv',
    'sustainability.csv',
  ]);
});

test('a smaller extent shortens levels and lists and keeps the values', async () => {
  const lines = (await readFile(join(folder, 'levels/global-equity.csv'), 'utf8'))
    .trimEnd()
    .split('\n');
  expect(lines[1]).toMatch(/^2025-11-19,/);
  expect(lines.at(-1)).toMatch(/^2026-11-19,/);
  const members = await readFile(join(folder, 'constituents/global-equity.csv'), 'utf8');
  expect(members.match(/^PLAIM_NTR_USD,/gm)?.length).toBe(300);
});

test('is up to date only with all files there, the sources unchanged and the day reached', async () => {
  const stamped = await mkdtemp(join(base, 'stamp-'));
  expect(await isUpToDate(stamped, '2026-11-19')).toBe(false);
  await writeFile(join(stamped, 'levels.csv'), 'date,A\n');
  await markUpToDate(stamped, '2026-11-19', ['levels.csv']);
  expect(await isUpToDate(stamped, '2026-11-19')).toBe(true);
  expect(await isUpToDate(stamped, '2026-11-20')).toBe(false);
  expect(await isUpToDate(stamped, null)).toBe(true);
  await rm(join(stamped, 'levels.csv'));
  expect(await isUpToDate(stamped, '2026-11-19')).toBe(false);
  await writeFile(join(stamped, 'levels.csv'), 'date,A\n');
  const stamp = await readFile(join(stamped, '.generated.json'), 'utf8');
  await writeFile(
    join(stamped, '.generated.json'),
    stamp.replace(/"sources": "./, '"sources": "x'),
  );
  expect(await isUpToDate(stamped, '2026-11-19')).toBe(false);
});

test('what earlier sources made and these do not is removed; files of others stay', async () => {
  const stamped = await mkdtemp(join(base, 'stamp-'));
  for (const name of ['old.csv', 'kept.csv', 'own.csv']) await writeFile(join(stamped, name), '');
  await markUpToDate(stamped, '2026-11-19', ['old.csv', 'kept.csv']);
  await markUpToDate(stamped, '2026-11-19', ['kept.csv']);
  expect((await readdir(stamped)).toSorted()).toEqual(['.generated.json', 'kept.csv', 'own.csv']);
});

test('the companies of the gender diversity index are placed in five groups of the same number', async () => {
  const [, ...rows] = (await readFile(join(folder, 'gender-diversity.csv'), 'utf8'))
    .trim()
    .split('\n');
  const list = await readFile(join(folder, 'constituents/gender-diversity.csv'), 'utf8');
  const members = list.split('\n').filter((line) => line.startsWith('PLWGD_NTR_USD,'));
  // A tenth of 320 members.
  expect(rows).toHaveLength(32);
  expect(members).toHaveLength(32);
  const isins = members.map((line) => line.split(',')[3]);
  expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(isins));
  const groups = Map.groupBy(rows, (row) => row.split(',')[2]);
  expect([...groups.keys()]).toEqual(['1', '2', '3', '4', '5']);
  const sizes = Array.from(groups.values(), ({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
});

test('pictures are drawn from the levels, and hold no words that would need a translation', async () => {
  for (const name of ['private-and-listed', 'drawdowns-by-risk']) {
    const svg = await readFile(join(folder, `pages/pictures/${name}.svg`), 'utf8');
    expect(svg).not.toMatch(/NaN|undefined/);
    const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !/^(\d+|−?\d+%)$/.test(text ?? ''))).toEqual([]);
  }
});

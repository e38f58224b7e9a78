import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { idPattern, indexRecord } from '#src/contract/provider/index-record.ts';
import { product, structuredProduct } from '#src/contract/provider/products.ts';
import { navigation, redirect, site } from '#src/contract/provider/site.ts';
import { allAssetTypes, assetTypeOfSegment, assetTypes } from '#src/domain/asset-type.ts';
import { sustainabilityPillars } from '#src/contract/provider/sustainability.ts';
import { pages } from '#src/urls.ts';
import { listIndexes } from './folder/index-master.ts';
import { sustainabilityFile } from './folder/sustainability.ts';
import { referenceFiles } from './generate-demo.ts';
import { makeMarket } from './market/market.ts';
import { portfolios } from './portfolios/portfolios.ts';
import { hasValidCheckDigit, rowsOf } from './support/parsed-files.ts';

const demoFolder = join(import.meta.dirname, '..');
const readDemo = (path: string): Promise<string> => readFile(join(demoFolder, path), 'utf8');

const generated = new Map(referenceFiles(makeMarket()).map(({ path, text }) => [path, text]));
const indexRows = rowsOf(generated.get('indexes.csv')!);
const fundIds = new Set(indexRows.map((row) => row['fund_id']!));
const orNull = (cell: string | undefined): string | null => cell || null;

const both = (english: string | null, japanese: string | undefined) =>
  japanese ? { 'en-us': english, 'ja-jp': japanese } : { 'en-us': english };

test('the reference files in the folder are those that the generator writes', async () => {
  expect([...generated.keys()]).toEqual(
    'indexes.csv products.csv structured-products.csv notices.csv'.split(' '),
  );
  for (const [path, text] of generated) {
    expect([path, text === (await readDemo(path))]).toEqual([path, true]);
  }
});

test('the indexes cover all six asset types', () => {
  expect(indexRows.length).toBeGreaterThan(400);
  expect(new Set(indexRows.map((row) => row['asset_type']))).toEqual(new Set(assetTypes));
});

test('every row of the index master is a valid index record', () => {
  for (const row of indexRows) {
    const fundId = row['fund_id']!;
    const number = (cell: string | undefined): number | null => (cell ? Number(cell) : null);
    const read = indexRecord.safeParse({
      fundId,
      secId: row['sec_id'] || fundId,
      performanceId: row['performance_id'] || fundId,
      name: row['name'],
      names: { 'ja-jp': orNull(row['name_ja']) },
      formerNames: row['former_names'] ? row['former_names'].split('|') : [],
      keywords: row['keywords'] ? row['keywords'].split('|') : [],
      assetType: row['asset_type'],
      family: orNull(row['family']),
      region: orNull(row['region']),
      currency: orNull(row['currency']),
      returnType: orNull(row['return_type']),
      hedgedTo: orNull(row['hedged_to']),
      variantGroup: orNull(row['variant_group']),
      ticker: orNull(row['ticker']),
      isin: orNull(row['isin']),
      baseDate: orNull(row['base_date']),
      baseValue: number(row['base_value']),
      launchDate: orNull(row['launch_date']),
      hasReturns: row['returns'] !== 'no',
      frequency: row['frequency'] || 'daily',
      weighting: orNull(row['weighting']),
      rebalancing: orNull(row['rebalancing']),
      administrator: orNull(row['administrator']),
      description: both(orNull(row['description']), row['description_ja']),
      bondSector: orNull(row['bond_sector']),
      benchmarkFundId: orNull(row['benchmark_fund_id']),
      ceasedOn: orNull(row['ceased_on']),
      successorFundId: orNull(row['successor_fund_id']),
      entitlements: {
        historyFrom: orNull(row['history_from']),
        constituents: row['constituents'] || 'all',
        constituentsDelayDays: number(row['constituents_delay_days']) ?? 0,
        downloads: row['downloads'] !== 'no',
        licence: both(row['licence'] ?? '', row['licence_ja']),
      },
    });
    expect([fundId, read.error]).toEqual([fundId, undefined]);
  }
});

test('ids, names, tickers and ISINs are each given once', () => {
  for (const column of ['fund_id', 'name', 'ticker', 'isin']) {
    const given = indexRows.map((row) => row[column]!).filter(Boolean);
    expect([column, new Set(given).size]).toEqual([column, given.length]);
  }
  expect([...fundIds].every((fundId) => idPattern.test(fundId))).toBe(true);
});

test('the check of check digits knows true ISINs from false ones', () => {
  // Examples of ISO 6166 and of the numbering agencies.
  expect(['US0378331005', 'JP3633400001', 'GB0002634946'].map(hasValidCheckDigit)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['US0378331006', 'JP3633400010'].map(hasValidCheckDigit)).toEqual([false, false]);
});

test('every ISIN has a valid check digit and the prefix that no country has', async () => {
  const texts = [...generated.values()].flatMap(rowsOf);
  const isins = texts.map((row) => row['isin']!).filter(Boolean);
  expect(isins.length).toBeGreaterThan(600);
  expect(isins.filter((isin) => !isin.startsWith('ZZ') || !hasValidCheckDigit(isin))).toEqual([]);
});

test('benchmarks, successors, products and structured products refer to indexes that exist', () => {
  const references = [
    ...indexRows.flatMap((row) => [row['benchmark_fund_id']!, row['successor_fund_id']!]),
    ...rowsOf(generated.get('products.csv')!).map((row) => row['index']!),
    ...rowsOf(generated.get('structured-products.csv')!).map((row) => row['index']!),
  ].filter(Boolean);
  expect(references.length).toBeGreaterThan(300);
  expect(references.filter((fundId) => !fundIds.has(fundId))).toEqual([]);
});

test('no name bears a label that a regulation reserves', () => {
  const names = indexRows.map((row) => `${row['name']} ${row['description']}`);
  expect(names.filter((name) => /climate transition|paris[- ]aligned/i.test(name))).toEqual([]);
});

test('base dates come before launch dates, so that back-tests exist, but for the index of last week', () => {
  const dated = indexRows.filter((row) => row['launch_date']);
  const withoutBackTest = dated.filter((row) => row['base_date']! >= row['launch_date']!);
  expect(withoutBackTest.map((row) => row['fund_id'])).toEqual(['PLWAU_NTR_USD', 'PLWAU_TR_USD']);
});

test('the special lives are there: ceased with successor, renamed, nothing but a name', () => {
  const ceased = indexRows.filter((row) => row['ceased_on']);
  expect(ceased.map((row) => [row['fund_id'], row['successor_fund_id']])).toEqual([
    ['PLIBU_TR_USD', 'PLONU_TR_USD'],
  ]);
  expect(indexRows.find((row) => row['former_names'])?.['former_names']).toBe(
    'Plumbline World Four Factor NTR USD',
  );
  const bare = indexRows.filter((row) => Object.values(row).filter(Boolean).length === 3);
  expect(bare.map((row) => row['fund_id'])).toEqual(['PLWNC']);
});

test('entitlements of every kind are used', () => {
  const used = (column: string): Set<string> => new Set(indexRows.map((row) => row[column]!));
  expect(used('constituents')).toEqual(new Set(['', 'top10', 'none']));
  expect(used('downloads')).toEqual(new Set(['', 'no']));
  expect(used('constituents_delay_days')).toEqual(new Set(['', '30']));
  expect(used('history_from').size).toBeGreaterThan(2);
  expect(used('licence').size).toBeGreaterThan(2);
});

test('products and structured products are valid records', () => {
  const products = rowsOf(generated.get('products.csv')!).map((row) => ({
    productId: row['product_id'],
    name: row['name'],
    productType: orNull(row['product_type']),
    provider: orNull(row['provider']),
    ticker: orNull(row['ticker']),
    isin: orNull(row['isin']),
    currency: orNull(row['currency']),
    exchange: orNull(row['exchange']),
    assetClass: orNull(row['asset_class']),
    category: orNull(row['category']),
    indexFundId: orNull(row['index']),
    countries: row['countries']!.split('|'),
    url: orNull(row['url']),
  }));
  const structured = rowsOf(generated.get('structured-products.csv')!).map((row) => ({
    productId: row['product_id'],
    name: row['name'],
    issuer: orNull(row['issuer']),
    isin: orNull(row['isin']),
    symbol: orNull(row['symbol']),
    assetClass: orNull(row['asset_class']),
    country: orNull(row['country']),
    underlying: orNull(row['underlying']),
    indexFundId: orNull(row['index']),
    maturity: orNull(row['maturity']),
  }));
  expect(products.map((one) => product.safeParse(one).error).filter(Boolean)).toEqual([]);
  expect(structured.map((one) => structuredProduct.safeParse(one).error).filter(Boolean)).toEqual(
    [],
  );
  expect([products.length, structured.length]).toEqual([120, 60]);
});

test('site.yaml is valid, complete in both languages, and features indexes that exist', async () => {
  const text = await readDemo('site.yaml');
  const { home, assetTypes: described, illustrativeNotice } = site.parse(parse(text));
  expect(illustrativeNotice?.['en-us']).toMatch(/invented/);
  expect(described.map(({ type }) => type)).toEqual([allAssetTypes, ...assetTypes]);
  expect(text.match(/en-us:/g)?.length).toBe(text.match(/ja-jp:/g)?.length);
  for (const { fundIds: featured } of home.featured) {
    expect(featured.length).toBeGreaterThanOrEqual(4);
    expect(featured.length).toBeLessThanOrEqual(8);
    expect(featured.filter((fundId) => !fundIds.has(fundId))).toEqual([]);
  }
});

test('navigation.yaml has at most seven entries a language, all to pages that exist', async () => {
  const trees = parse(await readDemo('navigation.yaml')) as Record<string, unknown>;
  expect(Object.keys(trees)).toEqual(['en-us', 'ja-jp']);
  for (const [language, tree] of Object.entries(trees)) {
    const { entries } = navigation.parse(tree);
    expect(entries.length).toBeLessThanOrEqual(7);
    const prefix = language === 'ja-jp' ? '/ja-jp' : '';
    for (const { href } of entries) {
      expect(href.startsWith(prefix || '/')).toBe(true);
      expect([href, isPage(href.slice(prefix.length) || '/')]).toEqual([href, true]);
    }
  }
});

const { home, products, documents } = pages;
const named = new Set<string>([home, pages.screener(), pages.insights(), products, documents]);
const contentFile = (path: string) => join(demoFolder, 'pages/en-us', `${path.slice(1)}.yaml`);

function isPage(path: string): boolean {
  const segment = /^\/indexes\/screener\/([^/]+)$/.exec(path)?.[1];
  if (segment === undefined) return named.has(path) || existsSync(contentFile(path));
  return assetTypeOfSegment(segment, assetTypes) !== null;
}

test('redirects.csv leads from old addresses to new ones, never on to another old one', async () => {
  const redirects = rowsOf(await readDemo('redirects.csv')).map((row) => redirect.parse(row));
  const old = new Set(redirects.map(({ from }) => from));
  expect(old.size).toBe(redirects.length);
  expect(redirects.filter(({ to }) => old.has(to))).toEqual([]);
  const toIndexes = redirects.flatMap(({ to }) => /\/details\/(.+)$/.exec(to)?.[1] ?? []);
  expect(toIndexes.filter((fundId) => !fundIds.has(fundId))).toEqual([]);
});

test('sustainability figures name defined metrics and known indexes, with gaps of both kinds', async () => {
  const metrics = rowsOf(await readDemo('sustainability-metrics.csv'));
  const defined = new Set(metrics.map((row) => row['metric']));
  expect(new Set(metrics.map((row) => row['pillar']))).toEqual(new Set(sustainabilityPillars));
  const rows = rowsOf(sustainabilityFile(listIndexes(portfolios)).text);
  expect(rows.filter((row) => !defined.has(row['metric']))).toEqual([]);
  expect(rows.filter((row) => !fundIds.has(row['index'] ?? ''))).toEqual([]);
  expect(new Set(rows.map((row) => row['gap']))).toEqual(
    new Set(['', 'no-coverage', 'not-processed']),
  );
  expect(rows.filter((row) => (row['value'] === '') === (row['gap'] === ''))).toEqual([]);
});

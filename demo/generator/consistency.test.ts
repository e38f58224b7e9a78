import { expect, test } from 'vitest';
import { indexLists } from './documents/index-lists.ts';
import { rulebooks } from './documents/rulebooks.ts';
import { listIndexes } from './folder/index-master.ts';
import { referenceFiles } from './generate-demo.ts';
import { makeMarket } from './market/market.ts';
import { makeCompanies } from './members/companies.ts';
import { listMembers } from './members/list-members.ts';
import { portfolios } from './portfolios/portfolios.ts';
import { rowsOf } from './support/parsed-files.ts';

const files = new Map(referenceFiles(makeMarket()).map(({ path, text }) => [path, rowsOf(text)]));
const indexRows = files.get('indexes.csv')!;
const indexById = new Map(indexRows.map((row) => [row['fund_id']!, row]));
const companies = makeCompanies();

const portfolioOf = (code: string) => portfolios.find((portfolio) => portfolio.code === code)!;

function membersOf(code: string) {
  return listMembers(portfolioOf(code).members!, companies, 1);
}

const words: Record<string, number> = { five: 5, six: 6 };

test('a number of markets in a description is the number of countries among the members', () => {
  const counted = portfolios.flatMap(({ code, description, members }) => {
    const found = /(\d+|five|six) (?:developed|emerging|frontier) markets/.exec(description)?.[1];
    if (found === undefined || !members) return [];
    return [{ code, said: words[found] ?? Number(found) }];
  });
  expect(counted.length).toBeGreaterThanOrEqual(4);
  const held = counted.map(({ code }) => ({
    code,
    said: new Set(membersOf(code).map(({ country }) => country)).size,
  }));
  expect(counted).toEqual(held);
});

test('a list of identifiers has, and counts, every index of its asset class in the index master', () => {
  for (const list of indexLists(listIndexes(portfolios))) {
    const [type] = list.assetClasses;
    const ids = indexRows.filter((row) => row['asset_type'] === type).map((row) => row['fund_id']);
    const listed = list.sections.flatMap(({ table }) => table!.rows.map(([, fundId]) => fundId));
    expect(listed).toHaveLength(ids.length);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(list.description).toContain(`of ${ids.length} indexes`);
    expect(list.descriptionJa).toContain(`${ids.length}本`);
  }
});

test('an index of several countries covers each alike, as its currencies say; a narrower one is part of a broader', () => {
  const world = membersOf('PLWLD');
  const inDollars = world.filter(({ currency }) => currency === 'USD');
  const weight = inDollars.reduce((sum, one) => sum + one.weight, 0);
  // What the currency variants of the World index take its exposure to the dollar for.
  expect(Math.abs(weight - 100 * portfolioOf('PLWLD').basket.USD!)).toBeLessThan(4);
  const broader = new Set(membersOf('PLACW').map(({ isin }) => isin));
  expect(world.filter(({ isin }) => !broader.has(isin))).toEqual([]);
});

test('no two portfolios of different members have the same weights', () => {
  const ladders = new Map<string, string>();
  for (const { code, members } of portfolios) {
    if (members?.kind !== 'companies' || members.bySize === 0) continue;
    const list = membersOf(code);
    const ladder = list.map((one) => one.weight).join(' ');
    const held = list.map((one) => one.isin).join(' ');
    expect([code, ladders.get(ladder) ?? held]).toEqual([code, held]);
    ladders.set(ladder, held);
  }
});

test('every index that has levels says what may be done with it', () => {
  const silent = indexRows.filter((row) => row['launch_date'] && !row['licence']);
  expect(silent).toEqual([]);
  expect(indexById.get('PLWLD_NTR_USD')?.['licence']).toMatch(/^Free for measurement/);
});

test('a fund is traded in the currency of its index, where that currency is traded', () => {
  const traded: Record<string, string> = {
    Frankfurt: 'EUR',
    Milan: 'EUR',
    London: 'USD GBP',
    Zurich: 'CHF USD EUR',
    'New York': 'USD',
    Toronto: 'CAD USD',
    Tokyo: 'JPY',
  };
  const funds = files.get('products.csv')!;
  const odd = funds.filter(
    (row) =>
      row['currency'] !== indexById.get(row['index']!)?.['currency'] ||
      (row['exchange'] && !traded[row['exchange']]?.includes(row['currency']!)),
  );
  expect(odd).toEqual([]);
});

test('countries of sale stand in the order of their names', () => {
  const nameOf = new Intl.DisplayNames('en', { type: 'region' });
  for (const row of files.get('products.csv')!) {
    const names = row['countries']!.split('|').map((code) => nameOf.of(code)!);
    expect(names).toEqual(names.toSorted());
  }
});

test('no two funds and no two notes have the same name', () => {
  for (const path of ['products.csv', 'structured-products.csv']) {
    const names = files.get(path)!.map((row) => row['name']!);
    expect([path, new Set(names).size]).toEqual([path, names.length]);
  }
});

test('an index is compared with the same variant of another: return type, currency and hedge', () => {
  const variantOf = (row: Record<string, string>) =>
    ['return_type', 'currency', 'hedged_to'].map((name) => row[name]).join(' ');
  const compared = indexRows.filter((row) => row['benchmark_fund_id']);
  expect(compared.length).toBeGreaterThan(250);
  const unlike = compared.filter(
    (row) => variantOf(row) !== variantOf(indexById.get(row['benchmark_fund_id']!)!),
  );
  expect(unlike.map((row) => row['fund_id'])).toEqual([]);
});

test('a license speaks of delayed constituents where they are delayed, and nowhere else', () => {
  const said = indexRows.filter((row) => row['licence']!.includes('days after'));
  const delayed = indexRows.filter((row) => row['constituents_delay_days']);
  expect(said.length).toBeGreaterThan(20);
  expect(said.map((row) => row['fund_id'])).toEqual(delayed.map((row) => row['fund_id']));
  for (const row of said)
    expect(row['licence']).toContain(`${row['constituents_delay_days']} days after`);
});

test('rules are not older than the portfolios that they name', () => {
  for (const { families, date } of rulebooks(portfolios)) {
    const launches = portfolios
      .filter(({ family }) => family === families[0])
      .map(({ launchDate }) => launchDate);
    expect([families[0], launches.filter((launch) => launch > date)]).toEqual([families[0], []]);
  }
});

test('notes mature and notices are dated on working days', () => {
  const dates = [
    ...files.get('structured-products.csv')!.map((row) => row['maturity']!),
    ...files.get('notices.csv')!.flatMap((row) => [row['date']!, row['effective_date']!]),
  ].filter(Boolean);
  expect(dates.length).toBeGreaterThan(150);
  expect(dates.filter((date) => new Date(date).getUTCDay() % 6 === 0)).toEqual([]);
});

test('every portfolio is described in Japanese in words of its own', () => {
  const described = new Map<string, string>();
  for (const row of indexRows.filter((one) => one['description_ja'])) {
    const portfolio = row['variant_group']!;
    const text = row['description_ja']!;
    expect([text, described.get(text) ?? portfolio]).toEqual([text, portfolio]);
    described.set(text, portfolio);
  }
  expect(described.size).toBeGreaterThan(200);
});

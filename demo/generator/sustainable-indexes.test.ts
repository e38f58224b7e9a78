import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listIndexes } from './folder/index-master.ts';
import { sustainabilityFile } from './folder/sustainability.ts';
import { referenceFiles } from './generate-demo.ts';
import { makeMarket } from './market/market.ts';
import { makeCompanies } from './members/companies.ts';
import { listMembers } from './members/list-members.ts';
import { portfolios } from './portfolios/portfolios.ts';
import { rowsOf } from './support/parsed-files.ts';

const files = new Map(referenceFiles(makeMarket()).map(({ path, text }) => [path, rowsOf(text)]));
const indexRows = files.get('indexes.csv')!;
const companies = makeCompanies();

const portfolioOf = (code: string) => portfolios.find((portfolio) => portfolio.code === code)!;

function membersOf(code: string) {
  return listMembers(portfolioOf(code).members!, companies, 1);
}

test('a gender diversity index holds every company of its parent, at other weights', () => {
  const pairs = portfolios.filter(({ family }) => family === 'Plumbline Gender Diversity');
  expect(pairs).toHaveLength(4);
  for (const { code, benchmark } of pairs) {
    const parent = membersOf(benchmark!);
    const own = membersOf(code);
    const isins = (members: typeof own) => new Set(members.map(({ isin }) => isin));
    expect([code, isins(own)]).toEqual([code, isins(parent)]);
    expect(own.map(({ weight }) => weight)).not.toEqual(parent.map(({ weight }) => weight));
  }
});

test('a screened index leaves few companies out, and what remains keeps its proportions', () => {
  const parent = new Map(membersOf('PLWLD').map(({ isin, weight }) => [isin, weight]));
  const own = membersOf('PLWSR');
  const ratios = own.map(({ isin, weight }) => weight / parent.get(isin)!);
  expect(own.length).toBe(304);
  expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.02);
});

test('a low-carbon index keeps the weights of sectors, and no company gains two points', () => {
  const pairs = portfolios.filter(({ family }) => family === 'Plumbline Low Carbon');
  expect(pairs).toHaveLength(5);
  for (const { code, benchmark } of pairs) {
    const [own, parent] = [membersOf(code), membersOf(benchmark!)];
    const ofSector = (list: typeof own, sector: string) =>
      list.reduce((sum, one) => sum + (one.sector === sector ? one.weight : 0), 0);
    for (const sector of new Set(parent.map((one) => one.sector))) {
      const apart = Math.abs(ofSector(own, sector) - ofSector(parent, sector));
      expect([code, sector, apart < 2]).toEqual([code, sector, true]);
    }
    const before = new Map(parent.map(({ isin, weight }) => [isin, weight]));
    const gains = own.map(({ isin, weight }) => weight - before.get(isin)!);
    expect([code, Math.max(...gains) < 2, Math.max(...gains)]).toEqual([
      code,
      true,
      Math.max(...gains),
    ]);
  }
});

test('a leaders index holds half of each sector, and leaves its weight to it', () => {
  const [own, parent] = [membersOf('PLWSL'), membersOf('PLWLD')];
  for (const [sector, peers] of Map.groupBy(parent, (one) => one.sector)) {
    const kept = own.filter((one) => one.sector === sector);
    expect([sector, Math.abs(kept.length - peers.length / 2) <= 1]).toEqual([sector, true]);
    const weightOf = (list: typeof own) => list.reduce((sum, one) => sum + one.weight, 0);
    // Where a member is capped its sector loses a little.
    expect([sector, Math.abs(weightOf(kept) - weightOf(peers)) < 3]).toEqual([sector, true]);
  }
});

test('sustainability figures are those of what an index holds', () => {
  const rows = rowsOf(sustainabilityFile(listIndexes(portfolios)).text);
  const of = (index: string, metric: string) =>
    rows.find((row) => row['index'] === index && row['metric'] === metric)!;
  const figure = (index: string, metric: string) => Number(of(index, metric)['value']);
  expect(figure('PLWEN_NTR_USD', 'fossil-fuel-revenue')).toBeGreaterThan(60);
  expect(figure('PLWTE_NTR_USD', 'fossil-fuel-revenue')).toBeLessThan(1);
  expect(figure('PLWUT_NTR_USD', 'carbon-intensity')).toBeGreaterThan(
    5 * figure('PLWLD_NTR_USD', 'carbon-intensity'),
  );
  expect(figure('PLWCE_NTR_USD', 'fossil-fuel-revenue')).toBeLessThan(10);
  expect(figure('PLWSR_NTR_USD', 'fossil-fuel-revenue')).toBeLessThan(
    figure('PLWLD_NTR_USD', 'fossil-fuel-revenue'),
  );
  const between = (metric: string) => {
    const parts = [figure('PLWLD_NTR_USD', metric), figure('PLEMG_NTR_USD', metric)];
    const whole = figure('PLACW_NTR_USD', metric);
    return whole >= Math.min(...parts) && whole <= Math.max(...parts);
  };
  for (const metric of ['board-independence', 'carbon-intensity', 'human-rights-policy'])
    expect([metric, between(metric)]).toEqual([metric, true]);
  // A government has no enterprise value that its emissions could be set against.
  expect(of('PLUST_TR_USD', 'carbon-intensity')['gap']).toBe('no-coverage');
  expect(of('PLUST_TR_USD', 'esg-risk-score')['coverage']).toBe('100.0');
});

test('a figure is shown of so much of the weight as the guide says', () => {
  const least = /Below (\d+)% the figure is not shown/.exec(
    readFileSync(join(import.meta.dirname, 'documents/texts/sustainable-data-guide.md'), 'utf8'),
  )?.[1];
  const rows = rowsOf(sustainabilityFile(listIndexes(portfolios)).text);
  const shown = rows.filter((row) => row['value']).map((row) => Number(row['coverage']));
  expect(shown.filter((coverage) => !(coverage >= Number(least)))).toEqual([]);
});

test('a low-carbon index has at most half of the intensity of its parent', () => {
  const rows = rowsOf(sustainabilityFile(listIndexes(portfolios)).text);
  const intensity = new Map(
    rows
      .filter((row) => row['metric'] === 'carbon-intensity' && row['value'])
      .map((row) => [row['index']!, Number(row['value'])]),
  );
  const low = indexRows.filter((row) => row['family'] === 'Plumbline Low Carbon');
  const pairs = low.flatMap((row) => {
    const parent = intensity.get(row['benchmark_fund_id']!);
    return parent === undefined ? [] : [[intensity.get(row['fund_id']!)!, parent] as const];
  });
  expect(pairs.length).toBeGreaterThan(4);
  expect(pairs.filter(([own, parent]) => !(own <= parent / 2 + 0.1))).toEqual([]);
});

test('what a gender diversity index is scored by is known of it, and better than its parent’s', () => {
  const rows = rowsOf(sustainabilityFile(listIndexes(portfolios)).text);
  const women = new Map(
    rows
      .filter((row) => row['metric'] === 'women-on-boards')
      .map((row) => [row['index']!, Number(row['value'])]),
  );
  const scored = indexRows.filter((row) => row['family'] === 'Plumbline Gender Diversity');
  const worse = scored.filter(
    (row) => !(women.get(row['fund_id']!)! > (women.get(row['benchmark_fund_id']!) ?? 0)),
  );
  expect(worse).toEqual([]);
});

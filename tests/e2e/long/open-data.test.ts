import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, type Outcome } from '../../publishing/run-command.ts';
import { openPage } from '../../support/browser.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../support/stores.ts';
import { untilScriptsRun } from '../../support/visits.ts';

const data = '../shared/data';
const isHere = existsSync(data);
if (!isHere) console.warn(`${data} is absent: publishing the open data is not tested`);

/** Seconds that a publish shall take on a quiet machine of two cores; printed, not asserted. */
const goals = { embedded: 90, postgres: 45 } as const;

type Row = Record<string, string>;

/** The rows as another reader sees them. */
function rowsOf(file: string): Row[] {
  const bytes = readFileSync(join(data, file));
  return parse(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true, bom: true });
}

const isNamed = ({ name }: Row) => name !== undefined && name.trim() !== '';

describe.skipIf(!isHere).each(engines)('the open data on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-open-data-'));
  let thrown: ThrowawayStore;
  let published: Outcome;
  let site: RunningSite;
  const report = join(folder, 'left-out.jsonl');

  beforeAll(async () => {
    thrown = await copiedStore(engine);
    const { dataDir, databaseUrl = '' } = thrown.config;
    // The command opens the directory by itself, as on an operator's machine.
    if (engine === 'embedded') await thrown.store.close();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const started = performance.now();
    published = await runCommand(
      ['publish', 'examples/open-data', '--files', data, '--report', report],
      settings,
    );
    const seconds = (performance.now() - started) / 1000;
    console.info(
      `open data on ${engine}: ${seconds.toFixed(1)} s, goal ${goals[engine]} s on a quiet machine`,
    );
    site = await startSite(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, dataDir);
  }, 900_000);

  afterAll(async () => {
    await site.stop();
    await thrown.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every row left out is accounted for, by file, line and reason', () => {
    expect(published).toMatchObject({ code: 0 });
    const indexes = rowsOf('index-list/financedatabase_indices.csv.gz');
    const products = rowsOf('products/financedatabase_etfs.csv.gz');
    const namelessIndexes = indexes.filter((row) => !isNamed(row)).length;
    const namelessProducts = products.filter((row) => !isNamed(row)).length;
    const shifted = products.filter(
      (row) => isNamed(row) && row['category_group'] === "wide moat'",
    ).length;
    expect([indexes.length, namelessIndexes]).toEqual([91_181, 15_677]);

    const entries = readFileSync(report, 'utf8').trim().split('\n');
    const counts = new Map<string, number>();
    for (const line of entries) {
      const { file, leftOut } = JSON.parse(line) as { file: string; leftOut: string };
      const key = `${file.split('/').at(-1)}: ${leftOut}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'financedatabase_indices.csv.gz: no name in the source': namelessIndexes,
      'financedatabase_etfs.csv.gz: no name in the source': namelessProducts,
      'financedatabase_etfs.csv.gz: cells shifted by a comma in the summary': shifted,
    });
    // Nothing else is missing: what was read less what was left out is public.
    const own = parse(readFileSync('examples/open-data/indexes.csv'), { columns: true }).length;
    const publicIndexes = indexes.length + own - namelessIndexes;
    const publicProducts = products.length - namelessProducts - shifted;
    expect(published.stdout).toMatch(new RegExp(`^index +\\d+ +${publicIndexes} `, 'm'));
    expect(published.stdout).toMatch(new RegExp(`^product +\\d+ +${publicProducts} `, 'm'));
  });

  test('SR-08 a visitor searches, screens and opens the S&P 500 with its chart and constituents', async () => {
    const { page, expectNoErrors, close } = await openPage({ baseURL: site.url });
    await page.goto('/indexes/screener?variants=all');
    await untilScriptsRun(page);
    const total = await totalOf(page.locator('main').innerText());
    expect(total).toBe(75_540);

    // Every index of the source that is quoted in yen and named, and nothing else.
    const yen = rowsOf('index-list/financedatabase_indices.csv.gz').filter(
      (row) => isNamed(row) && row['currency'] === 'JPY',
    ).length;
    const ownYen = 1;
    await page.goto(
      '/indexes/screener?variants=all&currency=JPY&sortBy=portfolioName&sortOrder=-1',
    );
    await untilScriptsRun(page);
    expect(await totalOf(page.locator('main').innerText())).toBe(yen + ownYen);
    const names = await page.locator('main tbody a').allInnerTexts();
    expect(names.length).toBe(20);

    const field = page.getByPlaceholder('Search for an index').first();
    await field.click();
    await page.keyboard.type('S&P 500');
    const option = page
      .getByRole('listbox')
      .getByRole('option')
      .filter({ hasText: 'GSPC' })
      .first();
    await option.waitFor({ timeout: 20_000 });
    await option.click();
    await page.waitForURL(/GSPC/);
    await expect.poll(() => page.locator('h1').innerText()).toContain('S&P 500');
    expect(await page.locator('main svg path').count()).toBeGreaterThan(0);
    await page.locator('#constituents').scrollIntoViewIfNeeded();
    // The largest member by market capitalisation, which is where the weights come from.
    await expect.poll(() => page.locator('main').textContent()).toContain('Nvidia');
    expectNoErrors();
    await close();
  });
});

async function totalOf(text: Promise<string>): Promise<number> {
  return Number((/of ([\d,]+) indexes/.exec(await text)?.[1] ?? '0').replaceAll(',', ''));
}

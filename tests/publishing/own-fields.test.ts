import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openSmallApi, type SmallApi } from '../support/small-api.ts';
import { openDataFiles, type OpenedDataFiles } from '../support/data-files.ts';
import { engines } from '../support/stores.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { site as siteFile, temporaryFolders } from './provider-folder.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());
const today = dayOfIso('2026-11-20')!;

const declared = `${siteFile}fields:
  - { field: theme, name: { en-us: Theme, ja-jp: テーマ } }
  - { field: calculated-by, name: { en-us: Calculated by } }
screener:
  filters: [field_theme, field_calculated-by]
  views: [risk, overview]
  columns: [currency, volatility1Y]
`;
const master = `fund_id,name,asset_type,field_theme,field_theme_ja,field_calculated-by
AAA,Alpha,equity,Water,水,Harbour
BBB,Beta,equity,,,Harbour
`;

describe.each(engines)('fields of the provider on %s', (engine) => {
  let site: SmallApi;
  let files: OpenedDataFiles;
  beforeAll(async () => {
    site = await openSmallApi(engine);
    files = openDataFiles(site);
    const written = { 'site.yaml': declared, 'indexes.csv': master };
    const folder = folders.write(engine, written);
    const { release } = await publishFolder(site.store, { folder, today, accepted: acceptedAll });
    await vi.waitUntil(() => site.snapshot().release === release?.number, { timeout: 60_000 });
  });
  afterAll(async () => {
    await files.close();
    await site.close();
  });

  test('are said of an index in the requested language, in their order, where there is something to say', async () => {
    const english = await site.ask('indexDetails', { indexId: 'AAA' });
    expect(english.ownFields).toEqual([
      { field: 'theme', name: 'Theme', value: 'Water' },
      { field: 'calculated-by', name: 'Calculated by', value: 'Harbour' },
    ]);
    const japanese = await site.ask('indexDetails', { indexId: 'AAA', lang: 'ja-jp' });
    expect(japanese.ownFields).toEqual([
      { field: 'theme', name: 'テーマ', value: '水' },
      { field: 'calculated-by', name: 'Calculated by', value: 'Harbour' },
    ]);
    const other = await site.ask('indexDetails', { indexId: 'BBB' });
    expect(other.ownFields.map(({ field }) => field)).toEqual(['calculated-by']);
  });

  test('SC-02 narrow lists as filters of their own, and stand in the form where the site names them', async () => {
    const found = await site.ask('portfolioReturns', { fields: { field_theme: ['Water'] } });
    expect(found.portfolios.map(({ fundId }) => fundId)).toEqual(['AAA']);
    const both = await site.ask('portfolioReturns', {
      fields: { field_theme: ['Water'], 'field_calculated-by': ['Harbour'] },
    });
    expect(both.numberOfPortfolios).toBe(1);
    const { filters } = await site.ask('screenerFilterOptions', {
      lang: 'ja-jp',
      fields: { field_theme: ['Water'] },
      frequency: ['daily'],
    });
    // A facet counts what all filters but its own leave.
    expect(filters).toEqual([
      {
        field: { name: 'テーマ', tag: 'field_theme' },
        values: [{ value: 'Water', label: '水', count: 1 }],
      },
      {
        field: { name: 'Calculated by', tag: 'field_calculated-by' },
        values: [{ value: 'Harbour', label: 'Harbour', count: 1 }],
      },
      // What an address asks for is shown, although the form does not offer it.
      expect.objectContaining({ field: { name: '算出頻度', tag: 'frequency' } }),
    ]);
    await expect(
      site.ask('portfolioReturns', { fields: { field_theme: ['Watr'] } }),
    ).rejects.toThrow(
      /field_theme: there is no .*Watr.* in this release, .*Water.* is meant perhaps/,
    );
    await expect(site.ask('portfolioReturns', { fields: { field_them: ['A'] } })).rejects.toThrow(
      /field_them: no such field, there are field_theme, field_calculated-by/,
    );
  });

  test('SC-01 rows bear the figures of the first view that the site names', async () => {
    const page = await site.ask('screenerPage', {});
    expect([page.columns, page.views]).toEqual([
      ['currency', 'volatility1Y'],
      ['risk', 'overview'],
    ]);
    const { portfolios } = await site.ask('portfolioReturns', {});
    expect(portfolios.map(({ figures }) => Object.hasOwn(figures, 'volatility1Y'))).toEqual([
      true,
      true,
    ]);
  });

  test('are columns of the file of indexes, which has another ETag once one is said otherwise', async () => {
    const file = await files.app.request('/data/indexes.csv');
    const [head = '', ...rows] = (await file.text()).trim().split('\n');
    const names = head.trim().split(',');
    expect(names.slice(-2)).toEqual(['field_calculated-by', 'field_theme']);
    expect(rows.map((row) => row.trim().split(',').slice(-2))).toEqual([
      ['Harbour', 'Water'],
      ['Harbour', ''],
    ]);
    const folder = folders.write(`${engine}-later`, {
      'site.yaml': declared,
      'indexes.csv': master.replace('Water,水', 'Rivers,川'),
    });
    const { release } = await publishFolder(site.store, { folder, today, accepted: acceptedAll });
    await vi.waitUntil(() => site.snapshot().release === release?.number, { timeout: 60_000 });
    const later = await files.app.request('/data/indexes.csv');
    expect(later.headers.get('ETag')).not.toBe(file.headers.get('ETag'));
    expect(await later.text()).toContain('Rivers');
    const early = await files.app.request(`/data/releases/${release!.number - 1}/indexes.csv`);
    expect(await early.text()).toContain('Water');
  });
});

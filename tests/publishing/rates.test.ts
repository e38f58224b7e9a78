import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import type { Question } from '#src/publishing/guards/questions.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { openSmallApi, type SmallApi } from '../support/small-api.ts';
import { engines } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());
const today = dayOfIso('2026-11-20')!;

const master =
  'fund_id,name,asset_type,returns\nRATE,Overnight rate,fixed-income,no\nAAA,Alpha,equity,yes\n';
const levels = 'date,RATE,AAA\n2026-11-17,0.02,100\n2026-11-18,0,101\n2026-11-19,-0.485,102\n';

describe.each(engines)('ID-01 a rate at and below zero on %s', (engine) => {
  let site: SmallApi;
  const questions: string[] = [];
  beforeAll(async () => {
    site = await openSmallApi(engine);
    const folder = folders.write(engine, { 'indexes.csv': master, 'levels/a.csv': levels });
    const accepted = acceptedAll;
    const onQuestion = ({ guard }: Question) => void questions.push(guard);
    const input = { folder, today, accepted, onQuestion };
    const { release } = await publishFolder(site.store, input);
    await vi.waitUntil(() => site.snapshot().release === release?.number, { timeout: 60_000 });
  });
  afterAll(() => site.close());

  test('has its levels in calls, lists and files as they were given', async () => {
    const prices = await site.ask('indexPrices', { secId: 'RATE' });
    const { values } = decodeLevels(prices.indexPrices[0]!.pricesData!);
    expect([...values]).toEqual([0.02, 0, -0.485]);
    const details = await site.ask('indexDetails', { indexId: 'RATE' });
    expect(details.level).toMatchObject({ value: -0.485, previousValue: 0 });
    const list = await site.ask('portfolioReturns', {});
    const row = list.portfolios.find(({ fundId }) => fundId === 'RATE');
    expect(row).toMatchObject({ asOfLevel: -0.485, previousLevel: 0 });
    const file = await site.api.request('/api/index-prices/download?secId=RATE&format=csv');
    expect((await file.text()).match(/2026-11-1\d,[-\d.]+/g)).toEqual([
      '2026-11-17,0.02',
      '2026-11-18,0',
      '2026-11-19,-0.485',
    ]);
  });

  test('is no jump, as no ratio to zero says anything', () => {
    expect(questions).not.toContain('level-jump');
  });

  test('has no return and no risk figure', async () => {
    const figures = await site.ask('indexFigures', { indexId: 'RATE' });
    expect(figures.periodReturns.filter(({ value }) => value !== null)).toEqual([]);
    expect(figures.risk.filter(({ value }) => value !== null)).toEqual([]);
    expect(figures.drawdowns.filter(({ depth }) => depth !== null)).toEqual([]);
    expect(figures.range52Weeks).toMatchObject({ high: { value: 0.02 }, low: { value: -0.485 } });
    const list = await site.ask('portfolioReturns', {});
    const row = list.portfolios.find(({ fundId }) => fundId === 'RATE');
    expect(Object.values(row?.figures ?? {}).filter((value) => value !== null)).toEqual([]);
  });
});

test('ID-01 a level of invested money at zero is a fault that names the way out', async () => {
  const site = await openSmallApi('embedded');
  const folder = folders.write('fault', {
    'indexes.csv': master,
    'levels/a.csv': levels.replace('102', '0'),
  });
  const error = await publishFolder(site.store, { folder, today }).catch(
    (thrown: unknown) => thrown,
  );
  await site.close();
  expect(error).toBeInstanceOf(FaultsError);
  expect((error as FaultsError).faults.listed()).toEqual([
    {
      file: `${folder}/levels/a.csv`,
      line: 4,
      column: 19,
      expected: 'a level above zero (any number with returns: no in indexes.csv)',
      found: '0',
    },
  ]);
});

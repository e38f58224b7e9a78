import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { openSmallApi, type SmallApi } from '../support/small-api.ts';
import { engines } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

describe.each(engines)('levels that were withdrawn, where visitors look, on %s', (engine) => {
  let site: SmallApi;

  async function until(release: number) {
    await vi.waitUntil(() => site.snapshot().release === release, { timeout: 60_000 });
  }

  async function publish(rows: string, release: number) {
    const folder = folders.write(`${engine}${release}`, { 'levels/a.csv': rows });
    const today = dayOfIso('2026-11-20')!;
    await publishFolder(site.store, {
      folder,
      today,
      withdrawLevels: ['BBB'],
      accepted: acceptedAll,
    });
    await until(release);
  }

  /** Release 1 is another provider's; 2 has all levels; 3 has no last one of AAA, and none of BBB. */
  beforeAll(async () => {
    site = await openSmallApi(engine);
    await publish('date,AAA,BBB\n2026-11-17,100,50\n2026-11-18,101,51\n2026-11-19,104,52\n', 2);
    await publish('date,AAA\n2026-11-17,100\n2026-11-18,101\n', 3);
  });
  afterAll(() => site.close());

  /** Everything that tells of the levels of an index. */
  async function shownOf(fundId: string, asof?: string) {
    const [prices, details, list, figures, file] = await Promise.all([
      site.ask('indexPrices', { secId: fundId, asof }),
      site.ask('indexDetails', { indexId: fundId, asof }),
      site.ask('portfolioReturns', { asof }),
      site.ask('indexFigures', { indexId: fundId, asof }),
      site.api.request(
        `/api/index-prices/download?secId=${fundId}&format=csv${asof ? `&asof=${asof}` : ''}`,
      ),
    ]);
    const [row] = list.portfolios.filter((one) => one.fundId === fundId);
    const coded = prices.indexPrices[0]?.pricesData;
    return {
      prices: coded ? Array.from(decodeLevels(coded).values) : [],
      details: details.level?.value ?? null,
      list: row?.asOfLevel ?? null,
      figures: figures.asOfDate,
      file: (await file.text()).match(/2026-11-1\d,[\d.]+/g) ?? [],
    };
  }

  const whole = {
    AAA: {
      prices: [100, 101, 104],
      details: 104,
      list: 104,
      figures: '2026-11-19',
      file: ['2026-11-17,100', '2026-11-18,101', '2026-11-19,104'],
    },
    BBB: {
      prices: [50, 51, 52],
      details: 52,
      list: 52,
      figures: '2026-11-19',
      file: ['2026-11-17,50', '2026-11-18,51', '2026-11-19,52'],
    },
  };

  test('ID-01 page, list, figures and files are without them, and as of an earlier release with them', async () => {
    expect(await shownOf('AAA')).toEqual({
      prices: [100, 101],
      details: 101,
      list: 101,
      figures: '2026-11-18',
      file: ['2026-11-17,100', '2026-11-18,101'],
    });
    expect(await shownOf('BBB')).toEqual({
      prices: [],
      details: null,
      list: null,
      figures: null,
      file: [],
    });
    expect(await shownOf('AAA', '2')).toEqual(whole.AAA);
    expect(await shownOf('BBB', '2')).toEqual(whole.BBB);
  });

  test('ID-01 a rollback shows them again, and nothing stands as withdrawn', async () => {
    const ledger = async () => (await site.ask('ledger', {})).corrections.map((one) => one.fundId);
    expect(await ledger()).toEqual(['AAA', 'BBB', 'BBB', 'BBB']);
    await rollbackTo(site.store, 2);
    await until(4);
    expect(await shownOf('AAA')).toEqual(whole.AAA);
    expect(await shownOf('BBB')).toEqual(whole.BBB);
    expect(await ledger()).toEqual([]);
  });
});

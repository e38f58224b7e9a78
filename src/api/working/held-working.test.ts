import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { engines } from '../../../tests/support/stores.ts';

describe.each(engines)('the working of a figure of what an index holds, on %s', (engine) => {
  let site: SmallApi;
  beforeAll(async () => {
    site = await openSmallApi(engine);
  });
  afterAll(() => site.close());

  const working = (indexId: string, figure: string) => site.ask('working', { indexId, figure });

  test('says which list it is made of, where that is, and how to calculate it', async () => {
    const found = await working('US500', 'topTenWeight');
    // 20+15+12+10+9+8+7+6+5+4
    expect(found).toMatchObject({ value: 96, shown: '96.00%', observations: 12, withheld: false });
    expect(found.rules.map(({ rule }) => rule)).toEqual(['list', 'topTenWeight', 'rounding']);
    expect(found.data).toMatch(/US500.*constituents.*\.csv|constituents.*US500.*\.csv/);
    expect(found.code?.python).toContain(`https://indexes.example${found.data}`);
  });

  test('of a list that is published in part there is no program', async () => {
    const top = await working('WORLDESG', 'topTenWeight');
    expect([top.value, top.code]).toEqual([50, null]);
    const whole = await working('WORLDESG', 'effectiveNumber');
    expect([whole.value, whole.missing]).toEqual([null, 'not-published']);
  });

  test('a metric of the provider has its definition, coverage and day', async () => {
    const found = await working('US500', 'carbon-intensity');
    expect(found).toMatchObject({ value: 0, shown: '0.0 t CO2e / USD million', code: null });
    expect(found.rules.map(({ text }) => text).slice(0, 3)).toEqual([
      'Emissions by revenue',
      'It covers 97.5% of the weight of the index.',
      'The provider states it, as of 31 Oct 2026.',
    ]);
    expect((await working('US500', 'women-on-boards')).missing).toBe('not-published');
  });

  test('a figure of the provider has its definition, and no file', async () => {
    const found = await working('US500', 'free-capacity');
    expect(found).toMatchObject({ value: 4.25, shown: '4.3 USD billion', data: null, code: null });
    expect(found.rules.map(({ text }) => text).slice(0, 2)).toEqual([
      'Money that may follow it',
      'The provider states it, without a day.',
    ]);
  });

  test('a metric that is called like a figure of the register is none of its values', async () => {
    const metric = { key: 'turnover', body: { ...metricOfTurnover, metric: 'turnover' } };
    const datapoints = [{ metric: 'turnover', value: 7, gap: null, coverage: null }];
    await publish(async (draft) => {
      await draft.putItems('sustainability-metric', [metric]);
      await draft.putItems('sustainability', [
        { key: 'GOVT', body: { fundId: 'GOVT', asOfDate: null, datapoints } },
      ]);
    });
    expect((await working('GOVT', 'turnover')).value).toBeNull();
  });

  test('of an index whose data may not be downloaded it gives shown digits, no file and no program', async () => {
    const us500 = smallIndexes.find(({ fundId }) => fundId === 'US500')!;
    const entitlements = { ...us500.entitlements, downloads: false };
    await publish((draft) =>
      draft.putItems('index', [{ key: 'US500', body: { ...us500, entitlements } }]),
    );
    for (const tag of ['topTenWeight', 'carbon-intensity']) {
      const { withheld, value, data, code } = await working('US500', tag);
      expect([tag, withheld, value, data, code]).toEqual([tag, true, null, null, null]);
    }
    expect((await working('US500', 'topTenWeight')).shown).toBe('96.00%');
  });

  const metricOfTurnover = {
    pillar: 'governance',
    name: { 'en-us': 'Turnover of staff' },
    definition: { 'en-us': 'Share of staff who left' },
    unit: '%',
    decimals: 1,
    position: 9,
  } as const;

  async function publish(
    write: (draft: Awaited<ReturnType<typeof beginRelease>>) => Promise<unknown>,
  ) {
    const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: '' });
    await write(draft);
    const { number } = await draft.flip();
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  }
});

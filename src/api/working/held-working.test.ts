import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/domain/language.ts';
import { getItem } from '#src/store/items/items.ts';
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
    expect(found.rules.map(({ rule }) => rule)).toEqual([
      'list',
      'review',
      'topTenWeight',
      'rounding',
    ]);
    expect(found.rules[1]!.text).toMatch(
      /^It is the list of the review of \d+ \w+ \d{4}, which added \d+ and removed \d+ of them\.$/,
    );
    expect(found.data).toMatch(/US500.*constituents.*\.csv|constituents.*US500.*\.csv/);
    expect(found.code?.python).toContain(`https://indexes.example${found.data}`);
  });

  test('the weight of a member is that of the list, found by ISIN, with a program that reads it', async () => {
    const found = await working('US500', 'weight-ZZ0000000003');
    expect(found).toMatchObject({
      tag: 'weight-ZZ0000000003',
      name: 'Weight of Company 3',
      value: 12,
      shown: '12.00%',
      unit: 'percent',
      asOfDate: '2026-11-19',
      formula: '/page/methodology#weighting',
      data: '/data/releases/1/indexes/US500/constituents.csv',
    });
    expect(found.rules.map(({ rule }) => rule)).toEqual(['list', 'review', 'weight', 'rounding']);
    expect(found.code?.excel).toBe('=INDEX($F$2:$F$13,MATCH("ZZ0000000003",$E$2:$E$13,0))');
    await expect(working('US500', 'weight-ZZ0')).rejects.toThrow('"status":404');
    // All members of this list have one ticker and no ISIN.
    await expect(working('WORLDESG', 'weight-MEMB')).rejects.toThrow('"status":404');
  });

  test('names the index in the language asked for', async () => {
    const named = async (lang: Language) => {
      const found = await site.ask('working', {
        indexId: 'GOVT',
        figure: 'numberOfConstituents',
        lang,
      });
      return found.portfolioName;
    };
    expect(await named('ja-jp')).toBe('ハーバー欧州国債');
    expect(await named('en-us')).toBe('Harbour Euro Government Bonds');
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

  test('a figure of the provider has its definition, and the file of all figures', async () => {
    const found = await working('US500', 'free-capacity');
    expect(found).toMatchObject({ value: 4.25, shown: '4.3 USD billion', code: null });
    expect(found.data).toBe('/data/releases/1/indexes/US500/figures.csv');
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

  test('says what a weight, a metric and a figure of the provider were in earlier releases, and why', async () => {
    const { db } = site.store;
    const before = site.snapshot().release;
    const [us500, list, metrics] = await Promise.all([
      getItem(db, before, 'index', 'US500'),
      getItem(db, before, 'constituents', 'US500'),
      getItem(db, before, 'sustainability', 'US500'),
    ]);
    await publish(async (draft) => {
      await draft.putItems('index', [
        { key: 'US500', body: { ...us500, ownFigures: { 'free-capacity': 5 } } },
      ]);
      const [heaviest, ...others] = list.constituents;
      const constituents = [{ ...heaviest!, name: 'Another', weight: 19 }, ...others];
      await draft.putItems('constituents', [
        { key: 'US500', body: { ...list, asOfDate: '2026-11-18', constituents } },
      ]);
      const datapoints = metrics.datapoints.map((one) =>
        one.metric === 'carbon-intensity' ? { ...one, value: 12.5 } : one,
      );
      await draft.putItems('sustainability', [{ key: 'US500', body: { ...metrics, datapoints } }]);
    });
    const answered = async (tag: string) => {
      const { value, earlier } = await working('US500', tag);
      return [
        value,
        ...earlier.map((one) => [one.release, one.date, one.value, one.shown, ...one.reasons]),
      ];
    };
    expect(await answered('topTenWeight')).toEqual([
      95,
      [before, list.asOfDate, 96, '96.00%', 'other-list'],
    ]);
    expect(await answered('weight-ZZ0000000001')).toEqual([
      19,
      [before, list.asOfDate, 20, '20.00%', 'other-list'],
    ]);
    expect((await working('US500', 'weight-ZZ0000000002')).earlier).toEqual([]);
    expect(await answered('carbon-intensity')).toEqual([
      12.5,
      [before, '2026-10-31', 0, '0.0 t CO2e / USD million', 'other-statement'],
    ]);
    expect(await answered('free-capacity')).toEqual([
      5,
      [before, null, 4.25, '4.3 USD billion', 'other-statement'],
    ]);
    // As of the release before there is nothing earlier.
    const asOf = await site.ask('working', {
      indexId: 'US500',
      figure: 'free-capacity',
      asof: String(before),
    });
    expect([asOf.value, asOf.earlier]).toEqual([4.25, []]);
    // What the provider closed since is not told of then either.
    await publish((draft) =>
      draft.putItems('index', [
        {
          key: 'US500',
          body: { ...us500, entitlements: { ...us500.entitlements, constituents: 'top10' } },
        },
      ]),
    );
    expect((await working('US500', 'topTenWeight')).earlier).toEqual([]);
    await publish((draft) => draft.putItems('constituents', [{ key: 'US500', body: list }]));
  });

  test('of an index whose data may not be downloaded it gives shown digits, no file and no program', async () => {
    const us500 = smallIndexes.find(({ fundId }) => fundId === 'US500')!;
    const entitlements = { ...us500.entitlements, downloads: false };
    await publish((draft) =>
      draft.putItems('index', [{ key: 'US500', body: { ...us500, entitlements } }]),
    );
    for (const tag of ['topTenWeight', 'weight-ZZ0000000001', 'carbon-intensity']) {
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

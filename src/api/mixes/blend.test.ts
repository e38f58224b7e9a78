import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import type { Problem } from '#src/contract/api/problem.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { mixedLevels, publishMixed } from '../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
let release: number;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  release = await publishMixed(site);
});
afterAll(() => site.close());

async function refusal(path: string): Promise<[number, string]> {
  const response = await site.api.request(path);
  const { detail } = (await response.json()) as { detail: string };
  return [response.status, detail];
}

/** The last level on or before a day, from the levels as they were published. */
function levelAt(fundId: string, iso: string): number {
  const { days, values } = mixedLevels(fundId);
  return values[days.findLastIndex((day) => day <= dayOfIso(iso)!)]!;
}

const changeOf = (fundId: string, from: string, to: string) =>
  (levelAt(fundId, to) / levelAt(fundId, from) - 1) * 100;

describe('a blend', () => {
  const of = 'ONE*60,TWO*40';

  test('is calculated from its parts, and says that it is hypothetical', async () => {
    const found = await site.ask('blend', { of, rebalance: 'never', from: '2020-01-02' });
    expect(found).toMatchObject({
      hypothetical: true,
      of,
      currency: 'USD',
      asOfDate: '2026-10-30',
    });
    expect(found.window.from).toBe('2020-01-02');
    const one = 1 + changeOf('ONE', '2020-01-02', '2026-10-30') / 100;
    const two = 1 + changeOf('TWO', '2020-01-02', '2026-10-30') / 100;
    const level = 60 * one + 40 * two;
    expect(found.blend.lastLevel).toBeCloseTo(level, 6);
    expect(found.blend.window?.figures['cumulativeReturn']).toBeCloseTo(level - 100, 6);
    expect(found.parts[0]?.weightNow).toBeCloseTo((60 * one * 100) / level, 6);
    // What is drawn of the weights is the whole on every day, and ends with those of now.
    const [first, second] = found.parts.map(({ drawnWeight }) => decodeLevels(drawnWeight!));
    first!.values.forEach((weight, at) => expect(weight + second!.values[at]!).toBeCloseTo(100, 2));
    expect([first!.values[0], first!.values.at(-1)!.toFixed(3)]).toEqual([
      60,
      found.parts[0]!.weightNow.toFixed(3),
    ]);
    // Every figure of it is marked.
    const { figures, backTested } = found.blend.usual;
    const known = Object.keys(figures).filter((tag) => figures[tag] !== null);
    expect(backTested.toSorted()).toEqual(known.toSorted());
    const added = found.parts.reduce((sum, part) => sum + part.contributionToReturn, 0);
    expect(added).toBeCloseTo(level - 100, 6);
    expect(found.parts.reduce((sum, part) => sum + (part.contributionToRisk ?? 0), 0)).toBeCloseTo(
      100,
      6,
    );
  });

  test('of an index and itself in all but name has the figures of that index', async () => {
    const { blend, parts } = await site.ask('blend', {
      of: 'ONE*99.99,TWO*0.01',
      rebalance: 'monthly',
    });
    const [one] = parts;
    for (const tag of ['return1Y', 'return5Y', 'volatility3Y', 'maximumDrawdown10Y']) {
      const [mixed, own] = [blend.usual.figures[tag], one?.usual.figures[tag]];
      expect([tag, Math.abs((mixed ?? 0) - (own ?? 99)) < 0.05]).toEqual([tag, true]);
    }
  });

  test('has the valuation of the mix: the harmonic mean of ratios of price, the mean of others', async () => {
    const { characteristics, parts } = await site.ask('blend', { of, rebalance: 'never' });
    const [one, two] = parts.map(({ weightNow }) => weightNow / 100) as [number, number];
    const valueOf = (name: string) => characteristics.find(({ figure }) => figure === name)?.value;
    expect(valueOf('priceToEarnings')).toBeCloseTo(1 / (one / 10 + two / 30), 8);
    expect(valueOf('dividendYield')).toBeCloseTo(one * 2 + two * 4, 8);
  });

  test('as of an earlier release is the same as it was then', async () => {
    const then = await (await site.api.request(`/api/blend?of=${of}&asof=${release}`)).json();
    expect(then).toEqual(await site.ask('blend', { of }));
    // The release before had none of these indexes.
    expect((await site.api.request(`/api/blend?of=${of}&asof=${release - 1}`)).status).toBe(404);
  });

  test('whose weights do not add to 100 is refused with the nearest that do', async () => {
    expect(await refusal('/api/blend?of=ONE*60,TWO*30&rebalance=annually')).toEqual([
      400,
      'of: the weights do not add to 100; nearest is /indexes/blend?of=ONE*66.67,TWO*33.33&rebalance=annually',
    ]);
  });

  test('of one part, or a part twice, is refused likewise', async () => {
    expect(await refusal('/api/blend?of=ONE*100')).toEqual([
      400,
      expect.stringContaining('two parts'),
    ]);
    const twice =
      'of: a part is named twice; nearest is /indexes/blend?of=ONE*40,TWO*60&rebalance=quarterly';
    expect(await refusal('/api/blend?of=ONE*40,TWO*30,TWO.SEC*30')).toEqual([400, twice]);
    expect(await refusal('/api/blend?of=ONE')).toEqual([400, expect.stringContaining('A*60,B*40')]);
    expect(await refusal('/api/blend?of=ONE*60,NOSUCH*40')).toEqual([404, expect.any(String)]);
  });

  test('is refused with a reason that programs can read', async () => {
    const reasonsOf = async (path: string) =>
      ((await (await site.api.request(path)).json()) as Problem).reasons;
    expect(await reasonsOf('/api/blend?of=ONE*60,TWO*30')).toEqual([
      {
        code: 'not-100',
        values: {},
        nearest: '/indexes/blend?of=ONE*66.67,TWO*33.33&rebalance=quarterly',
      },
    ]);
    expect(await reasonsOf('/api/blend?of=ONE*60,TWOE*40')).toEqual([
      {
        code: 'currencies-differ',
        values: { parts: 'ONE (USD), TWOE (EUR)' },
        nearest: '/indexes/blend?of=ONE*60,TWO*40&rebalance=quarterly',
      },
    ]);
    expect(await reasonsOf('/api/blend?of=ONE*60,SECRET*40')).toMatchObject([
      { code: 'levels-withheld', nearest: null },
    ]);
    expect(await reasonsOf('/api/blend?of=ONE')).toMatchObject([{ code: 'parts-unreadable' }]);
    const late = '/api/blend?of=ONE*60,TWO*40&from=2999-01-01';
    expect(await reasonsOf(late)).toMatchObject([
      {
        code: 'no-common-days-from',
        nearest: '/indexes/blend?of=ONE*60,TWO*40&rebalance=quarterly',
      },
    ]);
    expect(await reasonsOf('/api/blend?of=ONE*60,NOSUCH*40')).toMatchObject([
      { code: 'no-index', values: { id: 'NOSUCH' } },
    ]);
  });

  test('in different currencies is refused with the published variant that fits', async () => {
    const [status, detail] = await refusal('/api/blend?of=ONE*60,TWOE*40');
    expect(status).toBe(400);
    expect(detail).toContain('TWOE is in EUR');
    expect(detail).toContain('/indexes/blend?of=ONE*60,TWO*40');
    const [, none] = await refusal('/api/blend?of=ONE*60,LONELY*40');
    expect(none).toContain('no published variants');
    // Two variants of one index are one part in either currency.
    const [, merged] = await refusal('/api/blend?of=ONE*30,TWO*30,TWOE*40');
    expect(merged).toContain('/indexes/blend?of=ONE*30,TWO*70&');
    const [, same] = await refusal('/api/blend?of=TWO*60,TWOE*40');
    expect(same).toContain('no published variants');
    expect(same).not.toContain('nearest');
  });
});

describe('a blend as a file', () => {
  const path = '/api/blend/download?of=ONE*60,TWO*40&rebalance=never&from=2020-01-02';

  test('has a row a day with levels and weights, and says that it is hypothetical', async () => {
    const response = await site.api.request(`${path}&format=csv`);
    expect(response.headers.get('Content-Disposition')).toContain('hypothetical-blend-ONE-60');
    const lines = (await response.text()).trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/^# Hypothetical,/);
    const table = lines.filter((line) => !line.startsWith('#'));
    expect(table[0]).toBe('date,level,hypothetical,level_ONE,weight_ONE,level_TWO,weight_TWO');
    expect(table[1]).toMatch(/^2020-01-02,100,(?:true|yes),100,60,100,40$/i);
    const last = table.at(-1)!.split(',');
    const one = 60 * (1 + changeOf('ONE', '2020-01-02', '2026-10-30') / 100);
    const two = 40 * (1 + changeOf('TWO', '2020-01-02', '2026-10-30') / 100);
    expect(Number(last[1])).toBeCloseTo(one + two, 6);
    expect(Number(last[4])).toBeCloseTo((one / (one + two)) * 100, 6);
  });

  test('comes as JSON and as a workbook too, and is refused where the blend is', async () => {
    const json = (await (await site.api.request(`${path}&format=json`)).json()) as object;
    expect(JSON.stringify(json)).toContain('Hypothetical'.toLowerCase());
    const workbook = await site.api.request(`${path}&format=xlsx`);
    expect(workbook.headers.get('Content-Type')).toContain('spreadsheetml');
    expect(new Uint8Array(await workbook.arrayBuffer()).subarray(0, 2)).toEqual(
      new TextEncoder().encode('PK'),
    );
    expect((await site.api.request('/api/blend/download?of=ONE*60,SECRET*40')).status).toBe(400);
  });
});

// The last of all: the site allows no blends from then on.
test('a blend is not found where the provider allows none, and not as of a time when it did', async () => {
  const body = await getItem(site.store.db, site.snapshot().release, 'site', 'site');
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'none' });
  await draft.putItems('site', [{ key: 'site', body: { ...body, blends: false } }]);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  for (const asof of ['', `&asof=${number - 1}`]) {
    expect((await site.api.request(`/api/blend?of=ONE*60,TWO*40${asof}`)).status).toBe(404);
  }
});

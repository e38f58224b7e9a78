import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';

type Row = { date: string; corrected: boolean };
type File = { about: Record<string, string>; rows: Row[] };

const correctedIn = (rows: Row[]) =>
  rows.filter(({ corrected: isCorrected }) => isCorrected).map(({ date }) => date);

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

test('ID-02 a file of levels marks and names those that were corrected, but for what is withheld, and says where the ledger is', async () => {
  const draft = await beginRelease(site.store, { label: 'right', note: '', sourceHash: 'right' });
  const corrected = (fundId: string, points: Record<string, number>) => ({
    fundId,
    days: Int32Array.from(Object.keys(points), (date) => dayOfIso(date)!),
    values: Float64Array.from(Object.values(points)),
  });
  const dates = Array.from({ length: 22 }, (_, i) => `2020-01-${String(i + 1).padStart(2, '0')}`);
  const longAgo = (value: number) => Object.fromEntries(dates.map((date) => [date, value]));
  await draft.putLevels([corrected('US500T', longAgo(500)), corrected('WORLDESG', longAgo(1))]);
  await draft.flip();
  const second = await beginRelease(site.store, { label: 'two', note: '', sourceHash: 'two' });
  await second.putLevels([
    corrected('US500', { '2026-11-16': 999.5, '2026-11-17': Number.NaN }),
    corrected('US500T', longAgo(501)),
    corrected('WORLDESG', { ...longAgo(2), '2026-11-17': 1.0102 }),
  ]);
  const { number } = await second.flip();
  const read = async (fundId: string, asof = '') => {
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
    const snapshot = site.snapshot();
    const path = `/api/index-prices/download?secId=${fundId}${asof}`;
    const file = await site.api.request(`${path}&format=json`, {}, { snapshot });
    const { about, rows } = (await file.json()) as File;
    const csv = await (await site.api.request(path, {}, { snapshot })).text();
    expect(csv.includes('\n# Corrected levels,')).toBe('correctedLevels' in about);
    expect(Array.from(csv.matchAll(/^([\d-]+),.*,true$/gm), ([, date]) => date)).toEqual(
      correctedIn(rows),
    );
    return { about, rows };
  };
  const aboutOf = async (fundId: string, asof = '') => (await read(fundId, asof)).about;
  const marked = async (fundId: string, asof = '') => correctedIn((await read(fundId, asof)).rows);
  expect(await aboutOf('US500')).toMatchObject({
    correctedLevels: '2026-11-17, 2026-11-16',
    corrections: 'https://indexes.example/api/index-details/corrections?indexId=US500',
  });
  const latest = dates.slice(2).toReversed().join(', ');
  expect((await aboutOf('US500T'))['correctedLevels']).toBe(`${latest} and 2 earlier corrections`);
  expect((await aboutOf('WORLDESG'))['correctedLevels']).toBe('2026-11-17');
  expect(await marked('US500')).toEqual(['2026-11-16']);
  // Of these the head names twenty.
  expect((await marked('US500T')).slice(0, 22)).toEqual(dates);
  expect(await marked('WORLDESG')).toEqual(['2026-11-17']);
  for (const { corrected } of (await read('US500', '&asof=1')).rows) expect(corrected).toBe(false);
  expect(await aboutOf('US500', '&asof=1')).not.toHaveProperty('correctedLevels');
  expect(await aboutOf('GOVT')).not.toHaveProperty('corrections');
});

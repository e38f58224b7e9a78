import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { prune } from '#src/store/releases/prune.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { openDataFiles } from '../../../../tests/support/data-files.ts';
import { openSmallApi, sharedApi, type SmallApi } from '../../../../tests/support/small-api.ts';
import { isFullRun } from '../../../../tests/support/test-size.ts';

let shared: SmallApi;
sharedApi.beforeAll(({ smallApi }) => void (shared = smallApi));

type Rows = Record<string, string>[];

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function openedAnew() {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  return opened(site);
}

function opened(site: SmallApi) {
  const { app, close } = openDataFiles(site);
  onTestFinished(close);
  const rows = async (path: string): Promise<Rows> => {
    const answer = await app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return parse(await answer.text(), { columns: true });
  };
  const untilServed = async (release: number) => {
    await expect.poll(() => site.snapshot().release, { timeout: 60_000 }).toBe(release);
  };
  return { site, app, rows, untilServed };
}

const levelsOf = (rows: Rows) =>
  new Map(rows.map(({ fundId, date, level }) => [`${fundId} ${date}`, level!]));

/** What a client does that keeps a copy. */
function apply(copy: Map<string, string>, changes: Rows): void {
  for (const { change, fundId, date, level } of changes) {
    const key = `${fundId} ${date}`;
    expect([key, change, copy.has(key)]).toEqual([key, change, change !== 'added']);
    if (change === 'withdrawn') copy.delete(key);
    else copy.set(key, level!);
  }
}

/** The last of the releases over which a copy is kept. */
const lastRelease = isFullRun ? 51 : 21;

test(`a copy that is kept by changes is the full file, over ${lastRelease - 1} releases with corrections and rollbacks`, async () => {
  const { site, rows, untilServed } = await openedAnew();
  const below = numbersFrom(18);
  const copy = levelsOf(await rows('/data/levels.csv'));
  const first = dayOfIso('2026-11-16')!;
  let held = 1;
  let rollbacks = 0;
  for (let release = 2; release <= lastRelease; release += 1) {
    if (below(8) === 0) {
      await rollbackTo(site.store, await anEarlier());
      rollbacks += 1;
    } else await publish(release);
    if (release % 5 !== 1) continue;
    await untilServed(release);
    apply(copy, await rows(`/data/changes/${held}..${release}.csv`));
    expect(copy).toEqual(levelsOf(await rows('/data/levels.csv')));
    held = release;
  }
  expect(rollbacks).toBeGreaterThan(lastRelease / 25);

  /** One that stands, and is not the newest. */
  async function anEarlier(): Promise<number> {
    const [newest, ...all] = (await listReleases(site.store.db)).filter(
      ({ withdrawn }) => !withdrawn,
    );
    const earlier = all.filter(({ number }) => number !== newest!.restores);
    return earlier[below(Math.min(4, earlier.length))]!.number;
  }

  async function publish(release: number): Promise<void> {
    const draft = await beginRelease(site.store, {
      label: `Release ${release}`,
      note: '',
      sourceHash: String(release),
    });
    const days = [first + below(20), first + 20 + below(20)];
    // Now and then one is taken back.
    const values = days.map(() => (below(4) === 0 ? Number.NaN : 100 + below(1000) / 10));
    const fundId = ['US500', 'GOVT', 'BALANCED'][below(3)]!;
    await draft.putLevels([
      { fundId, days: Int32Array.from(days), values: Float64Array.from(values) },
    ]);
    await draft.flip();
  }
});

test('of an index that may no longer be downloaded all levels go, and none is told again', async () => {
  const { site, app, rows, untilServed } = await openedAnew();
  const copy = levelsOf(await rows('/data/levels.csv'));
  const draft = await beginRelease(site.store, { label: 'closed', note: '', sourceHash: 'x' });
  const index = await getItem(site.store.db, 1, 'index', 'GOVT');
  const entitlements = { ...index.entitlements, downloads: false };
  await draft.putItems('index', [{ key: 'GOVT', body: { ...index, entitlements } }]);
  const { number } = await draft.flip();
  await untilServed(number);
  const path = `/data/changes/1..${number}`;
  const changes = await rows(`${path}.csv`);
  expect(changes).toEqual([
    { change: 'withdrawn', fundId: 'GOVT', date: '2026-11-16', level: '' },
    { change: 'withdrawn', fundId: 'GOVT', date: '2026-11-17', level: '' },
  ]);
  apply(copy, changes);
  expect(copy).toEqual(levelsOf(await rows('/data/levels.csv')));
  const parquet = await (await app.request(`${path}.parquet`)).arrayBuffer();
  const [row] = await parquetReadObjects({ file: parquet });
  const date = new Date('2026-11-16T00:00:00Z');
  expect(row).toEqual({ change: 'withdrawn', fundId: 'GOVT', date, level: null });
});

test('changes as of an earlier release tell no level that is withheld by now, and take it from a copy', async () => {
  const { site, rows, untilServed } = await openedAnew();
  const first = await rows('/data/levels.csv');
  const day = (iso: string) => dayOfIso(iso)!;
  // In release 2 only the 17th is another; the 16th is withheld from then on, and the 17th from release 4 on.
  await released({ on: day('2026-11-17'), historyFrom: '2026-11-17' });
  await released({ on: day('2026-11-18'), historyFrom: '2026-11-17' });
  const withdrawn = { change: 'withdrawn', fundId: 'GOVT', level: '' };
  await expectChanges([
    { ...withdrawn, date: '2026-11-16' },
    { change: 'corrected', fundId: 'GOVT', date: '2026-11-17', level: '123.25' },
  ]);
  await released({ on: day('2026-11-19'), historyFrom: '2026-11-18' });
  await expectChanges([
    { ...withdrawn, date: '2026-11-16' },
    { ...withdrawn, date: '2026-11-17' },
  ]);

  async function expectChanges(expected: Rows): Promise<void> {
    const changes = await rows('/data/changes/1..2.csv');
    expect(changes).toEqual(expected);
    const copy = levelsOf(first);
    apply(copy, changes);
    expect(copy).toEqual(levelsOf(await rows('/data/releases/2/levels.csv')));
  }

  async function released({ on, historyFrom }: { on: number; historyFrom: string }) {
    const draft = await beginRelease(site.store, { label: 'l', note: '', sourceHash: historyFrom });
    const levels = { days: Int32Array.of(on), values: Float64Array.of(123.25) };
    await draft.putLevels([{ fundId: 'GOVT', ...levels }]);
    const index = await getItem(site.store.db, 1, 'index', 'GOVT');
    const entitlements = { ...index.entitlements, historyFrom };
    await draft.putItems('index', [{ key: 'GOVT', body: { ...index, entitlements } }]);
    await untilServed((await draft.flip()).number);
  }
});

test.each([
  ['2..1.csv', 400],
  ['1..1.csv', 400],
  ['0..1.csv', 404],
  ['1..99.csv', 404],
  ['1..2.xlsx', 404],
])('changes %s are refused with %i', async (span, status) => {
  const { app } = opened(shared);
  expect((await app.request(`/data/changes/${span}`)).status).toBe(status);
});

test('changes since a release whose content is kept no longer are refused: nobody knows what it held', async () => {
  const { site, app, untilServed } = await openedAnew();
  const published = '2016-03-01T09:00:00.000Z';
  const { number } = await rollbackTo(site.store, 1);
  await untilServed(number);
  await site.store.db.updateTable('release').set({ published }).execute();
  expect((await app.request(`/data/changes/1..${number}.csv`)).status).toBe(200);
  await prune(site.store, '2020-12-31', actOf('prune', thisUser(), undefined));
  expect((await app.request(`/data/changes/1..${number}.csv`)).status).toBe(410);
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { prune } from '#src/store/releases/prune.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import type { Store } from '#src/store/store.ts';
import { examplesOfReference } from '../../tests/support/reference-examples.ts';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';
import { smallIndexes } from '../../tests/support/small-indexes.ts';
import { engines } from '../../tests/support/stores.ts';

/** Renames US500 and corrects its first level from 1000 to 999.5. */
async function publishChange(store: Store): Promise<void> {
  const draft = await beginRelease(store, { label: 'change', note: '', sourceHash: 'change' });
  const renamed = smallIndexes
    .filter(({ fundId }) => fundId === 'US500')
    .map((index) => ({ key: index.fundId, body: { ...index, name: 'Harbour US Large' } }));
  await draft.putItems('index', renamed);
  const monday = dayOfIso('2026-11-16') ?? Number.NaN;
  const days = Int32Array.of(monday);
  await draft.putLevels([{ fundId: 'US500', days, values: Float64Array.of(999.5) }]);
  await draft.flip();
}

describe.each(engines)('on the %s store', (engine) => {
  let site: SmallApi;
  let before: Snapshot;
  beforeAll(async () => {
    site = await openSmallApi(engine);
    before = site.snapshot();
    await publishChange(site.store);
    await vi.waitUntil(() => site.snapshot() !== before, { timeout: 60_000 });
  });
  afterAll(() => site.close());

  test.each([
    ['/api/securities/suggestions?term=US500', 'Harbour US 500 Index"', 'Harbour US Large"'],
    ['/api/index-details?indexId=US500', 'Harbour US 500 Index"', 'Harbour US Large"'],
    ['/api/index-prices?secId=US500', '[100000,', '[99950,'],
  ])(
    '%s changes with the release, and not for who holds the one before',
    async (path, old, fresh) => {
      const held = await site.api.request(path, {}, { snapshot: before });
      expect(held.headers.get('Plumbline-Release')).toBe('1');
      expect(await held.text()).toContain(old);
      const now = await site.api.request(path);
      expect(now.headers.get('Plumbline-Release')).toBe('2');
      const text = await now.text();
      expect(text).toContain(fresh);
      expect(text).not.toContain(old);
    },
  );

  const asked = async (path: string) => {
    const response = await site.api.request(path);
    return {
      status: response.status,
      release: response.headers.get('Plumbline-Release'),
      text: await response.text(),
    };
  };

  test.each([
    ['/api/index-details?indexId=US500', 'Harbour US 500 Index"'],
    ['/api/index-prices?secId=US500', '[100000,'],
    ['/api/index-prices/download?secId=US500&format=csv', '2026-11-16,1000,'],
  ])('%s answers as of an earlier release', async (path, old) => {
    const then = await asked(`${path}&asof=1`);
    expect(then).toMatchObject({ status: 200, release: '1' });
    expect(then.text).toContain(old);
    const now = await asked(`${path}&asof=2`);
    expect(now).toEqual(await asked(path));
    expect(now.text).not.toContain(old);
  });

  test.each([
    '/api/index-details?indexId=US500',
    '/api/index-prices/download?secId=US500&format=csv',
  ])(
    '%s as of an earlier release is dropped by shared caches with the current one',
    async (path) => {
      const keys = async (asof: string) => {
        const { headers } = await site.api.request(path + asof);
        return [headers.get('Surrogate-Key'), headers.get('Cache-Tag')];
      };
      expect(await keys('&asof=1')).toEqual(['release-1 release-2', 'release-1,release-2']);
      expect(await keys('')).toEqual(['release-2', 'release-2']);
    },
  );

  test('a day stands for the release that the public saw at its end', async () => {
    const { text } = await asked('/api/releases');
    const { releases } = JSON.parse(text) as { releases: { release: number; published: string }[] };
    expect(releases.map(({ release }) => release)).toEqual([2, 1]);
    const [day, firstDay] = releases.map(({ published }) => published.slice(0, 10));
    expect((await asked('/api/data-version')).text).toContain(`"firstPublished":"${firstDay}T`);
    const path = '/api/index-details?indexId=US500';
    expect(await asked(`${path}&asof=${day}`)).toEqual(await asked(path));
    const before = await asked(`${path}&asof=2001-01-01`);
    expect(before.status).toBe(404);
    expect(before.text).toContain(
      `Nothing was published by 2001-01-01; the first is release 1 of ${firstDay}`,
    );
  });

  test.each([
    ['asof=9', 404, 'There is no release 9'],
    ['asof=0', 400, 'asof'],
    ['asof=yesterday', 400, 'asof'],
    ['asof=2026-99-99', 400, 'a date like'],
    ['asof=2026-02-29', 400, 'a date like'],
    ['asof=2024-02-29', 404, 'Nothing was published by 2024-02-29'],
  ])('%s is a %i that says why', async (asof, status, why) => {
    const answer = await asked(`/api/index-details?indexId=US500&${asof}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(why);
  });

  test('an earlier release is late with nothing', async () => {
    const { text } = await asked('/api/index-details?indexId=US500&asof=1');
    expect(JSON.parse(text)).toMatchObject({ nextDue: null, isLate: false });
  });

  test('what may no longer be shown is not shown as of an earlier release either', async () => {
    const draft = await beginRelease(site.store, {
      label: 'closed',
      note: '',
      sourceHash: 'closed',
    });
    const index = smallIndexes.find(({ fundId }) => fundId === 'US500T')!;
    const entitlements = { ...index.entitlements, downloads: false };
    await draft.putItems('index', [{ key: 'US500T', body: { ...index, entitlements } }]);
    const { number } = await draft.flip();
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
    for (const path of [
      'index-prices?secId',
      'index-prices/download?secId',
      'index-details/figures?indexId',
    ]) {
      const answer = await asked(`/api/${path}=US500T&asof=1`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('no longer shows');
    }
    expect((await asked('/api/index-prices?secId=US500E&asof=1')).status).toBe(200);
  });

  test('every call answers as of a release, catalogue included, and refuses one that never was', async () => {
    const examples = await examplesOfReference(site.api);
    expect(examples.length).toBeGreaterThan(30);
    for (const path of examples) {
      const at = (asof: string) => asked(`${path}${path.includes('?') ? '&' : '?'}asof=${asof}`);
      const first = await at('1');
      expect([path, first.status, first.release]).toEqual([path, 200, '1']);
      const [never, wrong] = [await at('99'), await at('tomorrow')];
      expect([path, never.status, wrong.status]).toEqual([path, 404, 400]);
    }
    const names = async (asof: string) =>
      (await asked(`/api/portfolio-returns?filterPattern=US500${asof}`)).text;
    expect(await names('')).toContain('Harbour US Large"');
    expect(await names('&asof=1')).toContain('Harbour US 500 Index"');
    expect(await names('&asof=1')).not.toContain('Harbour US Large"');
  });

  test('an answer as of a release may be kept for a day, and is dropped with either release', async () => {
    const path = '/api/portfolio-returns?asof=1';
    const [one, other] = [await site.api.request(path), await site.api.request(path)];
    expect(one.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=86400');
    expect(one.headers.get('Surrogate-Key')).toMatch(/^release-1 release-\d+$/);
    expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'));
  });

  test('a release that was taken back is refused, and listed as withdrawn', async () => {
    const details = '/api/index-details?indexId=US500';
    const { number } = await rollbackTo(site.store, 1, 'Levels of the wrong day');
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
    for (const path of [
      details,
      '/api/index-prices/download?secId=US500&format=csv',
      '/api/data-version?',
    ]) {
      const answer = await asked(`${path}&asof=2`);
      expect(answer.status).toBe(410);
      expect(answer.text).toMatch(
        /Release 2 was withdrawn on \d{4}-\d\d-\d\d; release 4 took its place \(Levels of the wrong day\)/,
      );
    }
    expect((await asked(`${details}&asof=1`)).status).toBe(200);
    expect(await asked(`${details}&asof=${number}`)).toEqual(await asked(details));
    const { releases } = await site.ask('releases', {});
    const withdrawn = releases.filter((one) => one.withdrawn).map(({ release }) => release);
    expect(withdrawn).toEqual([3, 2]);
    expect(releases.map(({ withdrawnBy }) => withdrawnBy?.reason ?? null)).toEqual([
      null,
      'Levels of the wrong day',
      'Levels of the wrong day',
      null,
    ]);
    expect(releases).toHaveLength(4);
  });

  test('releases whose content is kept no longer are refused, and listed as pruned', async () => {
    const { db } = site.store;
    for (const number of [1, 2, 3, 4]) {
      const published = `2016-03-0${number}T09:00:00.000Z`;
      await db.updateTable('release').set({ published }).where('number', '=', number).execute();
    }
    await prune(site.store, '2020-12-31', actOf('prune', thisUser(), undefined));
    for (const asof of ['1', '2016-03-01']) {
      for (const path of ['/api/index-details?indexId=US500', '/api/data-version?']) {
        const answer = await asked(`${path}&asof=${asof}`);
        expect(answer.status).toBe(410);
        expect(answer.text).toContain('The content of release 1 of 2016-03-01 is kept no longer');
      }
    }
    expect((await asked('/api/index-details?indexId=US500&asof=4')).status).toBe(200);
    const { firstPublished, firstKept } = await site.ask('dataVersion', {});
    expect([firstPublished, firstKept]).toEqual([
      '2016-03-01T09:00:00.000Z',
      '2016-03-04T09:00:00.000Z',
    ]);
    const { releases } = await site.ask('releases', {});
    expect(releases.map(({ pruned }) => pruned !== null)).toEqual([false, true, true, true]);
  });
});

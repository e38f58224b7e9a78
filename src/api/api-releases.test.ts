import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/release-draft.ts';
import type { Store } from '#src/store/store.ts';
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
});

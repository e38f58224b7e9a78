import { expect, onTestFinished } from 'vitest';
import type { Site } from '#src/contract/provider/site.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from './small-api.ts';
import type { Engine } from './stores.ts';

/**
 * Opens the small release with a publication calendar. Live daily indexes with levels: US500 and US500T to Thursday the 19th;
 * US500E and WORLDESG to Wednesday the 18th, so that the 19th is due; GOVT to the 17th. GOLD has ceased;
 * the end of US500E is announced, and still far away.
 */
export function openWithCalendar(engine: Engine = 'embedded'): Promise<SmallApi> {
  const calendar = {
    time: '22:30',
    lagDays: { daily: 0, weekly: 0, monthly: 0 },
    holidays: ['2026-11-18'],
  };
  return openWithSite({ calendar }, engine);
}

/** Opens the small release of a real provider (without the note about invented data) that has no calendar. */
export const openWithoutCalendar = () => openWithSite({ illustrativeNotice: null }, 'embedded');

async function openWithSite(changes: Partial<Site>, engine: Engine): Promise<SmallApi> {
  const site = await openSmallApi(engine);
  onTestFinished(() => site.close());
  const before = await getItem(site.store.db, site.snapshot().release, 'site', 'site');
  const draft = await beginRelease(site.store, { label: 'calendar', note: '', sourceHash: 'c' });
  await draft.putItems('site', [{ key: 'site', body: { ...before, ...changes } }]);
  const ending = await getItem(site.store.db, site.snapshot().release, 'index', 'US500E');
  const announced = { ...ending, ceasedOn: '2999-12-31' };
  await draft.putItems('index', [{ key: 'US500E', body: announced }]);
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release).toBe(number);
  return site;
}

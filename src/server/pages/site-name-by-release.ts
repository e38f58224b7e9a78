import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { getItem } from '#src/store/items/items.ts';
import type { Store } from '#src/store/open-store.ts';
import { onceByRelease } from '../once-by-release.ts';

/** The provider's name in a release, read once. */
export function siteNameByRelease(store: Pick<Store, 'db'>) {
  return onceByRelease(async ({ release }: Snapshot) => {
    const site = await getItem(store.db, release, 'site', 'site');
    return site.name;
  });
}

import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { listItems } from '#src/store/items/items.ts';
import type { Store } from '#src/store/open-store.ts';
import { onceByRelease } from '../once-by-release.ts';

const batch = 1000;

/** The provider's redirects (redirects.csv) of a release, read once. */
export function redirectsByRelease(store: Pick<Store, 'db'>) {
  return onceByRelease(async ({ release }: Snapshot) => {
    const redirects = new Map<string, string>();
    let after: string | undefined;
    for (;;) {
      const page = await listItems(store.db, release, 'redirect', { after, limit: batch });
      for (const { body } of page) redirects.set(body.from, body.to);
      after = page.at(-1)?.key;
      if (page.length < batch) return redirects;
    }
  });
}

import { createHash, type Hash } from 'node:crypto';
import { itemKinds, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { listItems } from '#src/store/items/items.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import { emptySeries } from '#src/store/levels/series.ts';
import type { Store } from '#src/store/open-store.ts';

const pageSize = 2_000;

/** Sha256 over every item and every level that the public reads of a release. */
export async function releaseDigest(store: Store, release: number): Promise<string> {
  const hash = createHash('sha256');
  for (const kind of Object.keys(itemKinds) as ItemKind[]) {
    for await (const page of pagesOf(store, release, kind)) {
      for (const { key, body } of page) hash.update(`${kind} ${key} ${JSON.stringify(body)}\n`);
      const fundIds = kind === 'index' ? page.map(({ key }) => key) : [];
      await hashLevels(hash, store, release, fundIds);
    }
  }
  return hash.digest('hex');
}

async function hashLevels(hash: Hash, store: Store, release: number, fundIds: readonly string[]) {
  const levels = await listLevels(store.db, release, fundIds);
  for (const fundId of fundIds) {
    const { days, values } = levels.get(fundId) ?? emptySeries;
    hash.update(`levels of ${fundId}: ${days.length}\n`).update(days).update(values);
  }
}

async function* pagesOf<K extends ItemKind>(store: Store, release: number, kind: K) {
  let after: string | undefined;
  for (;;) {
    const page = await listItems(store.db, release, kind, { after, limit: pageSize });
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.key;
  }
}

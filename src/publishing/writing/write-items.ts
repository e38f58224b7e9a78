import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import type { DifferenceInTheMaking } from '../difference/difference.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary, type Summary } from '../summary.ts';
import type { Spool } from './spool.ts';

/** The store splits it into batches that hold up no other query. */
const batchSize = 10_000;

type WrittenKind = Exclude<ItemKind, 'folder-levels'>;

/** The kinds of the provider's files; the days of levels are derived. */
const written: Record<WrittenKind, true> = {
  site: true,
  brand: true,
  texts: true,
  navigation: true,
  redirect: true,
  index: true,
  constituents: true,
  'earlier-constituents': true,
  reviews: true,
  characteristics: true,
  product: true,
  'structured-product': true,
  sustainability: true,
  'sustainability-metric': true,
  insights: true,
  article: true,
  page: true,
  'gender-groups': true,
  document: true,
  notice: true,
  guards: true,
  mapping: true,
};
const kinds = Object.keys(written) as WrittenKind[];

/** Writes every checked item to the target, and closes those that the folder no longer has. */
export async function writeItems(
  target: ReleaseTarget,
  spool: Spool,
  summary: Summary,
  { difference, onProgress }: Listeners & { difference: DifferenceInTheMaking },
): Promise<void> {
  for (const kind of kinds) {
    const keys = new Set<string>();
    const counts = kindSummary(summary, kind);
    for await (const items of spool.batches(kind, batchSize)) {
      const put = await target.putItems<ItemKind>(kind, items);
      difference.addItems(kind, put);
      counts.added += put.added.length;
      counts.changed += put.changed.length;
      counts.unchanged += put.unchanged;
      for (const { key } of items) keys.add(key);
      onProgress?.({ step: `writing ${kind}`, done: keys.size, total: spool.count(kind) });
    }
    const closed = await target.closeMissing(kind, keys);
    difference.addClosed(kind, closed);
    counts.closed += closed.length;
  }
}

import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { ReleaseDraft } from '#src/store/release-draft.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary, type Summary } from '../summary.ts';
import type { Spool } from './spool.ts';

/** The store cuts it into batches that hold nobody up. */
const batchSize = 10_000;

/** Kinds that the provider's files hold; figures follow from levels. */
const kinds = [
  'site',
  'navigation',
  'redirect',
  'index',
  'constituents',
  'characteristics',
  'product',
  'structured-product',
  'sustainability',
  'sustainability-metric',
  'insights',
  'article',
  'page',
  'gender-groups',
  'document',
  'source-file',
] as const satisfies readonly ItemKind[];

/** Writes every checked item into the draft and closes those that the folder no longer has. */
export async function writeItems(
  draft: ReleaseDraft,
  spool: Spool,
  summary: Summary,
  { onProgress }: Listeners,
): Promise<void> {
  for (const kind of kinds) {
    const keys = new Set<string>();
    const counts = kindSummary(summary, kind);
    for await (const items of spool.batches(kind, batchSize)) {
      const written = await draft.putItems(kind, items);
      counts.added += written.added;
      counts.changed += written.changed;
      counts.unchanged += written.unchanged;
      for (const { key } of items) keys.add(key);
      onProgress?.({ step: `writing ${kind}`, done: keys.size, total: spool.count(kind) });
    }
    counts.closed += await draft.closeMissing(kind, keys);
  }
}

import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { findItem, itemsOfRelease } from '#src/store/items/items.ts';
import type { Database } from '#src/store/store.ts';

type Terms = IndexRecord['entitlements'];

const reach = ['none', 'top10', 'all'] as const;

/** Whether the provider shows less of an index now than a release did. */
export function isNarrower(now: Terms, then: Terms): boolean {
  return (
    (then.downloads && !now.downloads) ||
    reach.indexOf(now.constituents) < reach.indexOf(then.constituents) ||
    now.constituentsDelayDays > then.constituentsDelayDays ||
    (now.historyFrom ?? '') > (then.historyFrom ?? '')
  );
}

const isOpen = ({ downloads, constituents, constituentsDelayDays, historyFrom }: Terms) =>
  downloads && constituents === 'all' && constituentsDelayDays === 0 && historyFrom === null;

/**
 * The indexes of an earlier release of which the provider shows less today, with today's terms: they are left out of
 * that release, and others are measured with what these terms leave of their levels.
 */
export async function listNarrowed(
  db: Database,
  release: number,
  current: number,
): Promise<Map<string, Terms>> {
  const narrowed = new Map<string, Terms>();
  for await (const { key, body } of eachItem(itemsOfRelease(db, current), 'index')) {
    if (isOpen(body.entitlements)) continue;
    const then = await findItem(db, release, 'index', key);
    if (then && isNarrower(body.entitlements, then.entitlements)) {
      narrowed.set(key, body.entitlements);
    }
  }
  return narrowed;
}

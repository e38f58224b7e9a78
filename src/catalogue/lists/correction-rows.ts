import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { firstShownDay } from '#src/domain/levels/first-shown-day.ts';
import { thinned } from '#src/domain/levels/weekly-levels.ts';
import { eachBody, type ReadItems } from '#src/store/items/each-item.ts';
import type { Correction } from '#src/store/levels/corrections.ts';

/** A row of the ledger as it may be shown: dates as ISO texts, `reason` null where the operator gave none. */
export type CorrectionRow = {
  index: IndexRecord;
  date: string;
  oldValue: number;
  newValue: number | null;
  reason: string | null;
  release: number;
  restores: number | null;
  published: string;
};

/**
 * The ledger without levels that the terms of an index withhold, and without indexes that the release does not have.
 */
export async function* correctionRows(
  read: ReadItems,
  corrections: AsyncIterable<Correction>,
): AsyncGenerator<CorrectionRow, void> {
  const ledger = await Array.fromAsync(corrections);
  if (ledger.length === 0) return;
  const corrected = new Set(ledger.map(({ fundId }) => fundId));
  const indexes = new Map<string, IndexRecord>();
  for await (const index of eachBody(read, 'index')) {
    if (corrected.has(index.fundId)) indexes.set(index.fundId, index);
  }
  for (const one of ledger) {
    const index = indexes.get(one.fundId);
    if (index && one.day >= firstShownDay(index.entitlements)) yield rowOf(index, one);
  }
}

function rowOf(index: IndexRecord, correction: Correction): CorrectionRow {
  const { day, oldValue, newValue, reason, release, restores, published } = correction;
  const shown = (value: number) => (index.entitlements.downloads ? value : thinned(value));
  return {
    index,
    date: isoOfDay(day),
    oldValue: shown(oldValue),
    newValue: newValue === null ? null : shown(newValue),
    reason: reason || null,
    release,
    restores,
    published: new Date(published).toISOString(),
  };
}

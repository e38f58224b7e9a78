import type { Database } from '../store.ts';
import type { Span } from './series.ts';

/** An index, with the first and last day of its changed levels. */
export type ChangedIndex = Span & { fundId: string };

/**
 * The indexes, sorted by fundId, whose levels were added, corrected or withdrawn by releases after one, up to another.
 */
export async function listChangedIndexes(
  db: Database,
  after: number,
  release: number,
): Promise<ChangedIndex[]> {
  return db
    .selectFrom('segment')
    .select((of) => [
      'fund_id as fundId',
      of.fn.min('first_day').as('first'),
      of.fn.max('last_day').as('last'),
    ])
    .groupBy('fund_id')
    .where('folded', '=', false)
    .where('release', '>', after)
    .where('release', '<=', release)
    .orderBy('fund_id')
    .execute();
}

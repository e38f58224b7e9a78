import type { Database } from '../store.ts';
import type { Span } from './series.ts';

/** An index, and from which to which day levels of it may be others than before. */
export type ChangedIndex = Span & { fundId: string };

/** Sorted by fundId: the indexes of which releases after one, up to another, brought, corrected or withdrew levels. */
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

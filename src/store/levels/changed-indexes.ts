import type { Database } from '../store.ts';

/** fundIds, sorted, of the indexes of which releases after one, up to another, brought, corrected or withdrew levels. */
export async function listChangedIndexes(
  db: Database,
  after: number,
  release: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('segment')
    .select('fund_id')
    .distinct()
    .where('folded', '=', false)
    .where('release', '>', after)
    .where('release', '<=', release)
    .orderBy('fund_id')
    .execute();
  return rows.map((row) => row.fund_id);
}

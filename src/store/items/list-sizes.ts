import { sql } from 'kysely';
import type { Database } from '../store.ts';

/** A list of constituents in short: the number of members, and the heaviest weight in per cent. */
export type ListSize = { number: number; heaviest: number | null };

/** The lists of these indexes in a release, in short, by fundId, in one statement. */
export async function findListSizes(
  db: Database,
  release: number,
  fundIds: readonly string[],
): Promise<Map<string, ListSize>> {
  const { rows } = await sql<ListSize & { key: string }>`
    select wanted.key, (body ->> 'numberOfConstituents')::int as number,
      (body -> 'constituents' -> 0 ->> 'weight')::float8 as heaviest
    from json_array_elements_text(${JSON.stringify(fundIds)}::json) as wanted (key)
    cross join lateral (
      select body from item where kind = 'constituents' and item.key = wanted.key
        and valid_from <= ${release} and (valid_to is null or valid_to > ${release})
      order by valid_from desc limit 1
    ) found`.execute(db);
  return new Map(rows.map(({ key, number, heaviest }) => [key, { number, heaviest }]));
}

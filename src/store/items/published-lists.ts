import { sql } from 'kysely';
import type { PublishedList } from '#src/domain/register/holdings.ts';
import type { Database } from '../store.ts';

/** The part of an index's constituents that figures need. */
export type ListedWeights = PublishedList & { fundId: string; turnover: number | null };

/**
 * The weights of the newest list of some indexes as of a release, and the turnover of its review; an index without a
 * list is absent. Names and codes of members, which make up most of a list, are not read.
 */
export async function listPublishedWeights(
  db: Database,
  release: number,
  fundIds: readonly string[],
): Promise<ListedWeights[]> {
  const bodyOf = (kind: string) => sql`
    select body from item where item.kind = ${kind} and item.key = wanted.key
      and valid_from <= ${release} and (valid_to is null or valid_to > ${release})
    order by valid_from desc limit 1`;
  const { rows } = await sql<ListedWeights>`
    select wanted.key as "fundId",
      (list.body -> 'numberOfConstituents')::int as "numberOfConstituents",
      list.body ->> 'withheld' as withheld,
      jsonb_path_query_array(list.body, '$.constituents[*].weight') as weights,
      (reviews.body #>> '{reviews,0,changes,turnover}')::float8 as turnover
    from json_array_elements_text(${JSON.stringify(fundIds)}::json) as wanted (key)
    cross join lateral (${bodyOf('constituents')}) list
    left join lateral (${bodyOf('reviews')}) reviews on true`.execute(db);
  return rows;
}

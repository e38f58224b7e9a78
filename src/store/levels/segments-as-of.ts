import { sql, type RawBuilder } from 'kysely';

/**
 * The rows of `segment` that make up an index's series as of a release: each folded copy in place of the segments that
 * it replaces, and the segments between and after the copies. It is joined laterally to the source of the id.
 */
export function segmentsAsOf(
  fundId: RawBuilder<unknown>,
  release: number | RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    with fold as (
      select release, since from segment where fund_id = ${fundId} and folded
        and release <= ${release} and release >= (
          select coalesce(max(release), 0) from segment
          where fund_id = ${fundId} and folded and since = 0 and release <= ${release})
    ), gap as (
      select coalesce(lag(release) over (order by release), 0) as after, since as until from fold
      union all select coalesce(max(release), 0), ${release} from fold
    )
    select segment.* from fold join segment
      on segment.fund_id = ${fundId} and segment.release = fold.release and segment.folded
    union all
    select segment.* from gap join segment on segment.fund_id = ${fundId} and not segment.folded
      and segment.release > gap.after and segment.release <= gap.until
  )`;
}

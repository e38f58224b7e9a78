import { sql } from 'kysely';
import { float8Array, int4Array } from '../binary-arrays.ts';
import { correctionRows, insertCorrections, type WithdrawnLevels } from './correction-rows.ts';
import { segmentsAsOf } from './segments-as-of.ts';
import type { Series } from './series.ts';
import { compile } from '../session-dialect.ts';
import type { Statement } from '../session.ts';
import type { LevelInput, StagedSeries } from './stage-series.ts';

/** The published release to compare with, and the unfinished one that may have staged levels; null without one. */
export type ComparedReleases = { published: number; staged: number | null };

/**
 * Finds the segments up to the published release that overlap the days of each input (and of what the unfinished
 * release has staged), cut to them. `width_bucket` finds the cuts by binary search, so that adding one day to a long
 * history reads nothing of it.
 */
export function findOverlapping(
  { published, staged }: ComparedReleases,
  batch: readonly LevelInput[],
): Statement {
  const windows = batch.map(windowOf);
  return compile(sql`
    with wanted as materialized (
      select input.fund_id,
        least(input.first_day, own.first_day) as first_day,
        greatest(input.last_day, own.last_day) as last_day
      from json_to_recordset(${JSON.stringify(windows)}::json)
        as input (fund_id text, first_day int, last_day int)
      left join segment own on own.fund_id = input.fund_id
        and own.release = ${staged}::int and not own.folded
    )
    select wanted.fund_id, found.release, found.days[cut.first : cut.last] as days,
      found.values[cut.first : cut.last] as values
    from wanted
    cross join lateral (
      select * from (
        select * from ${segmentsAsOf(sql.ref('wanted.fund_id'), published)} as published
        union all
        select * from segment where segment.fund_id = wanted.fund_id
          and segment.release = ${staged}::int and not segment.folded
      ) segments
      where last_day >= wanted.first_day and first_day <= wanted.last_day
      order by release offset 0
    ) found
    cross join lateral (
      select width_bucket(wanted.first_day - 1, found.days) + 1 as first,
        width_bucket(wanted.last_day, found.days) as last
    ) cut`);
}

/** The span of an input, from its first to its last day. */
function windowOf({ fundId, days, replaces = [] }: LevelInput) {
  const [first = Infinity] = days;
  const last = days.at(-1) ?? -Infinity;
  return {
    fund_id: fundId,
    first_day: Math.min(first, ...replaces.map((span) => span.first)),
    last_day: Math.max(last, ...replaces.map((span) => span.last)),
  };
}

/** Replaces what the release has staged for these series, with the corrections of the changed days. */
export function writeStaged(
  release: number,
  staged: readonly StagedSeries[],
  withdrawn: WithdrawnLevels,
): Statement[] {
  const again = staged.filter(({ stagedBefore }) => stagedBefore);
  const segments = staged.map(({ input, segment }) => ({
    fundId: input.fundId,
    segment,
  }));
  const corrections = staged.flatMap((each) => correctionRows(each, withdrawn));
  return [
    ...(again.length > 0 ? removeStaged(release, again) : []),
    ...insertSegments(release, segments, false),
    ...(corrections.length > 0 ? [insertCorrections(release, corrections)] : []),
  ];
}

function removeStaged(release: number, staged: readonly StagedSeries[]): Statement[] {
  const fundIds = staged.map(({ input }) => input.fundId);
  const days = staged.flatMap(({ input: { fundId }, changes }) =>
    Array.from(changes.days, (day) => ({ fund_id: fundId, day })),
  );
  return [
    compile(sql`
      delete from segment where release = ${release} and fund_id in (
        select json_array_elements_text(${JSON.stringify(fundIds)}::json))`),
    compile(sql`
      delete from correction using json_to_recordset(${JSON.stringify(days)}::json)
        as changed (fund_id text, day int)
      where correction.release = ${release}
        and correction.fund_id = changed.fund_id and correction.day = changed.day`),
  ];
}

type SegmentOf = { fundId: string; segment: Series; since?: number };

/** Adds segments; `folded` marks copies of those after `since`. Empty ones are skipped. */
export function insertSegments(
  release: number,
  segments: readonly SegmentOf[],
  folded: boolean,
): Statement[] {
  const rows = segments
    .filter(({ segment }) => segment.days.length > 0)
    .map(
      ({ fundId, segment: { days, values }, since = 0 }) => sql`(
        ${fundId}, ${release}::int, ${folded}::boolean, ${since}::int, ${days[0]}::int, ${days.at(-1)}::int,
        ${int4Array(days)}::int[], ${float8Array(values)}::float8[])`,
    );
  if (rows.length === 0) return [];
  return [
    compile(sql`
      insert into segment (fund_id, release, folded, since, first_day, last_day, days, values)
      values ${sql.join(rows)}`),
  ];
}

import { sql } from 'kysely';
import type { Day } from '#src/domain/day.ts';
import { compile } from '../session-dialect.ts';
import type { Session, Statement } from '../session.ts';
import type { StagedSeries } from './stage-series.ts';

type Withdrawn = { oldValue: number; reason: string };

/** Published levels that are withdrawn, by index and day: their values, and the reasons. */
export type WithdrawnLevels = ReadonlyMap<string, ReadonlyMap<Day, Withdrawn>>;

/** Which of the points that are new in these series had been published before. */
export async function findWithdrawn(
  session: Session,
  release: number,
  staged: readonly StagedSeries[],
): Promise<WithdrawnLevels> {
  const windows = staged.flatMap(({ input: { fundId }, published: { days, oldValues } }) => {
    const added = days.filter((_, at) => Number.isNaN(oldValues[at]));
    return added.length === 0
      ? []
      : [{ fund_id: fundId, first_day: added[0], last_day: added.at(-1) }];
  });
  if (windows.length === 0) return new Map();
  const { rows } = await session.run(
    compile(sql`
      select fund_id, day, old_value, reason from (
        select distinct on (correction.fund_id, correction.day) correction.*
        from json_to_recordset(${JSON.stringify(windows)}::json)
          as added (fund_id text, first_day int, last_day int)
        join correction on correction.fund_id = added.fund_id
          and correction.day between added.first_day and added.last_day
        where correction.release < ${release}
        order by correction.fund_id, correction.day, correction.release desc
      ) latest
      where new_value is null`),
  );
  const byIndex = Map.groupBy(rows as WithdrawnRow[], (row) => row.fund_id);
  const byDay = (of: WithdrawnRow[]) =>
    new Map(of.map(({ day, old_value, reason }) => [day, { oldValue: old_value, reason }]));
  return new Map(Array.from(byIndex, ([fundId, of]) => [fundId, byDay(of)]));
}

type WithdrawnRow = { fund_id: string; day: Day; old_value: number; reason: string };

/**
 * A row for each published level that changes or is withdrawn, and for each that returns after a withdrawal. The reason
 * of a return with another value is its own, otherwise that of the withdrawal.
 */
export function correctionRows(
  { input: { fundId, reason = '' }, published }: StagedSeries,
  withdrawn: WithdrawnLevels,
): object[] {
  const before = withdrawn.get(fundId);
  return Array.from(published.days).flatMap((day, at) => {
    const newValue = published.values[at]!;
    const standing = published.oldValues[at]!;
    const returned = Number.isNaN(standing) ? before?.get(day) : undefined;
    const oldValue = returned?.oldValue ?? standing;
    if (Number.isNaN(oldValue)) return [];
    return [
      {
        fund_id: fundId,
        day,
        // As text, since JSON has no infinity.
        old_value: String(oldValue),
        new_value: Number.isNaN(newValue) ? null : String(newValue),
        reason: reason || (returned?.reason ?? ''),
      },
    ];
  });
}

export function insertCorrections(release: number, rows: readonly object[]): Statement {
  return compile(sql`
    insert into correction (fund_id, release, day, old_value, new_value, reason)
    select fund_id, ${release}, day, old_value::float8, new_value::float8, reason
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (fund_id text, day int, old_value text, new_value text, reason text)`);
}

import type { Migration } from './migration.ts';

/**
 * A level that returned after a withdrawal has a row for its return from now on; existing returns get theirs here: the
 * old value, and the returned one. Reasons are the operator's words, not ours.
 */
export const returnedLevels: Migration = {
  name: '0006-returned-levels',
  statements: [
    `create index correction_of_day on correction (fund_id, day, release)`,
    `insert into correction (fund_id, release, day, old_value, new_value, reason)
    select gone.fund_id, back.release, gone.day, gone.old_value, back.value, ''
    from correction gone
    cross join lateral (
      select segment.release, segment.values[array_position(segment.days, gone.day)] as value
      from segment join release on release.number = segment.release
      where segment.fund_id = gone.fund_id and not segment.folded
        and segment.release > gone.release and release.published is not null
        and segment.first_day <= gone.day and segment.last_day >= gone.day
        and gone.day = any (segment.days)
      order by segment.release limit 1
    ) back
    where gone.new_value is null and back.value <> 'NaN'
    on conflict do nothing`,
    `update correction set reason = '' from release
    where release.number = correction.release
      and (correction.reason = 'Rollback to release ' || release.restores
        or correction.reason = 'withheld by the provider')`,
  ],
};

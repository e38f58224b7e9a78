import { sql } from 'kysely';
import { InvalidInputError } from '#src/domain/errors.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import { kindAndKey } from './collisions.ts';
import type { Draft } from './drafts.ts';

const listed = 20;

/**
 * Requires that no scheduled draft changes the same item or level to something else: whichever comes second would
 * collide at its moment, when nobody is there to mend it.
 * @throws InvalidInputError naming the other draft and what both change
 */
export async function requireNoOverlap(session: Session, draft: Draft): Promise<void> {
  const { rows } = await session.run(
    compile(sql`
      with other as (select number, content from draft where state = 'scheduled' and number <> ${draft.number})
      select other.number, theirs.kind, theirs.key, null::int as day from other
      join draft_item theirs on theirs.content = other.content
      join draft_item own on own.kind = theirs.kind and own.key = theirs.key
      where own.content = ${draft.content} and own.kind <> 'folder-levels'
        and theirs.hash is distinct from own.hash
      union all
      select other.number, 'levels', theirs.fund_id, min(theirs_on.day) from other
      join draft_levels theirs on theirs.content = other.content
      join draft_levels own on own.fund_id = theirs.fund_id
      cross join lateral unnest(theirs.days, theirs.values) as theirs_on (day, value)
      join lateral unnest(own.days, own.values) as own_on (day, value) on own_on.day = theirs_on.day
      where own.content = ${draft.content} and own_on.value is distinct from theirs_on.value
      group by other.number, theirs.fund_id
      order by 1, 2, 3`),
  );
  const [first] = rows;
  if (first === undefined) return;
  const ofFirst = rows.filter(({ number }) => number === first['number']);
  const touched = ofFirst
    .slice(0, listed)
    .map(({ kind, key, day }) =>
      [kindAndKey(String(kind), String(key)), day === null ? '' : `of ${isoOfDay(Number(day))}`]
        .filter(Boolean)
        .join(' '),
    );
  const more = ofFirst.length > listed ? ` and ${ofFirst.length - listed} more` : '';
  throw new InvalidInputError(
    `Draft ${draft.number} and draft ${Number(first['number'])}, which is scheduled, change the same: ` +
      `${touched.join('; ')}${more}. The later one would fail at its moment: make one draft of both, or drop one`,
    ofFirst.map(({ key }) => String(key)),
  );
}

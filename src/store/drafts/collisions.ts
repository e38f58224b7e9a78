import { sql } from 'kysely';
import { InvalidInputError } from '#src/domain/errors.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { standingOf } from '../items/put-items.ts';
import { compareLevels } from '../levels/put-levels.ts';
import type { SeriesChanges } from '../levels/series.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import { eachDraftLevels } from './draft-content.ts';
import type { Draft } from './drafts.ts';

/** Something that was changed both by a draft and by a release published since. */
export type Collision = { kind: string; key: string; what: string };

const listed = 20;

/** What there is once in a release, such as the site, has its kind as its key. */
export const kindAndKey = (kind: string, key: string): string =>
  kind === key ? kind : `${kind} ${key}`;

/** A release published since has changed what the draft changes: publishing it would silently undo that. */
export class DraftCollisionError extends InvalidInputError {
  readonly collisions: readonly Collision[];

  constructor({ number, against }: Draft, current: number, collisions: readonly Collision[]) {
    const first = collisions
      .slice(0, listed)
      .map(({ kind, key, what }) => `${kindAndKey(kind, key)} ${what}`);
    const more = collisions.length > listed ? ` and ${collisions.length - listed} more` : '';
    super(
      `Draft ${number} was made against release ${against}; release ${current} touches the same: ` +
        `${first.join('; ')}${more}. Make it anew from what is public now: ` +
        `plumbline draft FOLDER --replace ${number}`,
      collisions.map(({ key }) => key),
    );
    this.collisions = collisions;
  }
}

/** Whether the level before the first return is still the same only the returns could tell. */
const chainCollision = ({ against }: Draft): Collision => ({
  kind: 'levels',
  key: 'of returns',
  what: `are chained to those of release ${against}`,
});

/** @throws DraftCollisionError where a release published since has changed what the draft changes */
export async function requireNoCollision(
  session: Session,
  draft: Draft,
  current: number,
): Promise<void> {
  if (draft.against === current) return;
  const collisions = [
    ...(draft.summary.isChained ? [chainCollision(draft)] : []),
    ...(await itemCollisions(session, draft, current)),
    ...(await indexCollisions(session, draft, current)),
    ...(await levelCollisions(session, draft, current)),
  ];
  if (collisions.length > 0) throw new DraftCollisionError(draft, current, collisions);
}

/** The days of folders' levels are merged index by index, so that they never collide. */
async function itemCollisions(
  session: Session,
  { content }: Draft,
  current: number,
): Promise<Collision[]> {
  const { rows } = await session.run(
    compile(sql`
      select own.kind, own.key from draft_item own
      left join lateral (${standingOf(sql.ref('own.kind'), sql.ref('own.key'), current)}) standing on true
      where own.content = ${content} and own.kind <> 'folder-levels'
        and standing.hash is distinct from own.before and standing.hash is distinct from own.hash
      order by own.kind, own.key`),
  );
  return rows.map(({ kind, key }) => ({
    kind: String(kind),
    key: String(key),
    what: 'was changed',
  }));
}

/** Indexes that were closed since, or whose terms changed after the draft was checked. */
async function indexCollisions(
  session: Session,
  { content, against }: Draft,
  current: number,
): Promise<Collision[]> {
  const { rows } = await session.run(
    compile(sql`
      with touched as (
        select fund_id from draft_levels where content = ${content}
        union
        select split_part(key, '/', 1) from draft_item where content = ${content} and hash is not null and kind in
          ('constituents', 'earlier-constituents', 'reviews', 'characteristics', 'sustainability')
      )
      select touched.fund_id, now.hash is null as closed from touched
      join lateral (${standingOf('index', sql.ref('touched.fund_id'), against)}) before on true
      left join lateral (${standingOf('index', sql.ref('touched.fund_id'), current)}) now on true
      where (now.hash is null or now.body->'entitlements' is distinct from before.body->'entitlements')
        and not exists (select 1 from draft_item own where own.content = ${content}
          and own.kind = 'index' and own.key = touched.fund_id)
      order by touched.fund_id`),
  );
  return rows.map(({ fund_id: fundId, closed }) => ({
    kind: 'index',
    key: String(fundId),
    what: closed === true ? 'was closed' : 'is shown under other terms',
  }));
}

async function levelCollisions(
  session: Session,
  { content }: Draft,
  current: number,
): Promise<Collision[]> {
  const collisions: Collision[] = [];
  for await (const page of eachDraftLevels(session, content)) {
    const own = new Map(page.map(({ fundId, changes }) => [fundId, changes]));
    const inputs = page.map(({ fundId, changes }) => ({ fundId, ...changes }));
    const { changes } = await compareLevels(session, current, inputs);
    for (const { fundId, changes: now } of changes) {
      const day = firstOther(own.get(fundId)!, now);
      if (day === null) continue;
      collisions.push({ kind: 'levels', key: fundId, what: `of ${isoOfDay(day)} were changed` });
    }
  }
  return collisions;
}

/** The first day whose present level differs from that when the draft was made. */
function firstOther(own: SeriesChanges, now: SeriesChanges): number | null {
  const before = new Map(Array.from(own.days, (day, at) => [day, own.oldValues[at]]));
  const at = now.days.findIndex((day, each) => !Object.is(before.get(day), now.oldValues[each]));
  return at < 0 ? null : now.days[at]!;
}

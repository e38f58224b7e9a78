import { sql, type SqlBool } from 'kysely';
import type { Day } from '#src/domain/day.ts';
import type { Database } from '../store.ts';
import { allDays } from './levels.ts';
import type { Span } from './series.ts';

/**
 * A correction of a published level; `newValue` is null for a withdrawal, `published` is the ISO timestamp of its
 * release, and `restores` the release that a rollback restored.
 */
export type Correction = {
  fundId: string;
  release: number;
  published: string;
  restores: number | null;
  day: Day;
  oldValue: number;
  newValue: number | null;
  reason: string;
};

const pageSize = 5_000;

/**
 * One page of the corrections of an index's levels up to a release, none of a day before `from`: the newest release
 * first, then the latest day; and their total.
 */
export async function pageCorrections(
  db: Database,
  release: number,
  fundId: string,
  { from, page, size }: { from: Day; page: number; size: number },
): Promise<{ corrections: Correction[]; total: number }> {
  const shown = standing(db, release).where('fund_id', '=', fundId).where('day', '>=', from);
  const [corrections, counted] = await Promise.all([
    withRelease(shown)
      .orderBy('release', 'desc')
      .orderBy('day', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    shown.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { corrections, total: counted.total };
}

/** All corrections up to a release, sorted by index; within an index the newest release first, then the latest day. */
export async function* eachCorrection(
  db: Database,
  release: number,
): AsyncGenerator<Correction, void> {
  let page: Correction[] = [];
  do {
    const last = page.at(-1);
    const rest = last
      ? sql<SqlBool>`(fund_id, release, day) < (${last.fundId}, ${last.release}, ${last.day})`
      : sql<SqlBool>`true`;
    page = await withRelease(standing(db, release).where(rest))
      .orderBy('fund_id', 'desc')
      .orderBy('release', 'desc')
      .orderBy('day', 'desc')
      .limit(pageSize)
      .execute();
    yield* page;
  } while (page.length === pageSize);
}

/** The days of an index, none before `from`, whose levels were corrected up to a release. */
export async function listCorrectedDays(
  db: Database,
  release: number,
  fundId: string,
  from: Day,
): Promise<ReadonlySet<Day>> {
  const span = { first: from, last: allDays.last };
  return (await correctedDaysOf(db, release, [fundId], span)).get(fundId) ?? new Set();
}

/** The same for several indexes, by fundId, within a span of days; an index without corrections is absent. */
export async function correctedDaysOf(
  db: Database,
  release: number,
  fundIds: readonly string[],
  { first, last }: Span,
): Promise<ReadonlyMap<string, ReadonlySet<Day>>> {
  const rows = await standing(db, release)
    .select(['fund_id', 'day'])
    .distinct()
    .where('fund_id', 'in', fundIds)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const found = new Map<string, Set<Day>>();
  for (const { fund_id: fundId, day } of rows) {
    const days = found.get(fundId) ?? new Set();
    found.set(fundId, days.add(day));
  }
  return found;
}

/** How many published levels a release takes back. */
export async function countWithdrawn(db: Database, release: number): Promise<number> {
  const { total } = await db
    .selectFrom('correction')
    .where('release', '=', release)
    .where('new_value', 'is', null)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The ledger as of a release. A level that returned after a withdrawal is not withdrawn any more: the row of its return
 * describes the change, and if it returned unchanged, nothing was corrected.
 */
function standing(db: Database, release: number) {
  return db
    .selectFrom('correction')
    .where('release', '<=', release)
    .where(sql<SqlBool>`new_value is distinct from old_value`)
    .where(
      sql<SqlBool>`(new_value is not null or not exists (
        select from correction later
        where later.fund_id = correction.fund_id and later.day = correction.day
          and later.release > correction.release and later.release <= ${release}))`,
    );
}

function withRelease(rows: ReturnType<typeof standing>) {
  return rows
    .innerJoin('release as of', 'of.number', 'correction.release')
    .select([
      'fund_id as fundId',
      'release',
      'of.restores',
      'day',
      'old_value as oldValue',
      'new_value as newValue',
      'reason',
    ])
    .select((of) => of.ref('of.published').$notNull().as('published'));
}

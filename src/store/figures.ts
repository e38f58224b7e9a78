import { sql } from 'kysely';
import { figures, type Figures } from '#src/contract/provider/figures.ts';
import { figureRules } from '#src/domain/figures/rules.ts';
import { compile } from './session-dialect.ts';
import type { Session } from './session.ts';
import type { Database } from './store.ts';

/** An index, and everything besides levels and rules that its figures depend on. */
export type FiguresWanted = { fundId: string; basis: string };

/** Stored figures; null where they were made of other levels, by other rules or on another basis. */
export type FoundFigures = { levelsRelease: number; figures: Figures | null };

/** The stored figures that are valid as of a release, by index; an index without levels is absent. */
export async function findFigures(
  db: Database,
  release: number,
  wanted: readonly FiguresWanted[],
): Promise<Map<string, FoundFigures>> {
  const { rows } = await sql<{ fundId: string; levelsRelease: number; body: unknown }>`
    select wanted."fundId", latest.release as "levelsRelease", figures.body
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted ("fundId" text, basis text)
    cross join lateral (
      select release from segment where segment.fund_id = wanted."fundId" and not segment.folded
        and segment.release <= ${release}
      order by segment.release desc limit 1
    ) latest
    left join figures on figures.fund_id = wanted."fundId" and figures.basis = wanted.basis
      and figures.levels_release = latest.release and figures.rules = ${figureRules}`.execute(db);
  return new Map(
    rows.map(({ fundId, levelsRelease, body }) => [
      fundId,
      { levelsRelease, figures: body === null ? null : figures.parse(body) },
    ]),
  );
}

export type KeptFigures = { levelsRelease: number; basis: string; figures: Figures };

/** Stores figures in place of earlier ones, except for those that a newer version of the software made by its rules. */
export async function putFigures(session: Session, kept: readonly KeptFigures[]): Promise<void> {
  const rows = kept.map(({ levelsRelease, basis, figures: body }) => ({
    fund_id: body.fundId,
    levels_release: levelsRelease,
    basis,
    body,
  }));
  await session.run(
    compile(sql`
      insert into figures (fund_id, levels_release, rules, basis, body)
      select fund_id, levels_release, ${figureRules}::int, basis, body
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as made (fund_id text, levels_release int, basis text, body jsonb)
      on conflict (fund_id) do update set levels_release = excluded.levels_release,
        rules = excluded.rules, basis = excluded.basis, body = excluded.body
      where figures.rules <= excluded.rules`),
  );
}

import { NotFoundError } from '#src/domain/errors.ts';
import type { Database } from './store.ts';

/** A published release; times are ISO timestamps. */
export type Release = {
  number: number;
  label: string;
  note: string;
  sourceHash: string;
  /** Number of the release that this one brought back, when it is a rollback. */
  restores: number | null;
  created: string;
  published: string;
  /** True where a later rollback took the release back. */
  withdrawn: boolean;
};

/** The release that the public sees; null before the first. */
export async function findCurrentRelease(db: Database): Promise<Release | null> {
  const row = await publishedReleases(db)
    .innerJoin('current_release', 'current_release.release', 'release.number')
    .executeTakeFirst();
  return row ? { ...row, published: row.published!, withdrawn: false } : null;
}

/** All published releases, newest first. */
export async function listReleases(db: Database): Promise<Release[]> {
  const rows = await publishedReleases(db).orderBy('number', 'desc').execute();
  const standing = standingReleases(rows);
  return rows.map((row) => ({
    ...row,
    published: row.published!,
    withdrawn: !standing.has(row.number),
  }));
}

/** @throws NotFoundError when no release of that number was published */
export async function getRelease(db: Database, number: number): Promise<Release> {
  const release = (await listReleases(db)).find((each) => each.number === number);
  if (!release) throw new NotFoundError(`There is no release ${number}`);
  return release;
}

function publishedReleases(db: Database) {
  return db
    .selectFrom('release')
    .select([
      'number',
      'label',
      'note',
      'source_hash as sourceHash',
      'restores',
      'created',
      'published',
    ])
    .where('published', 'is not', null);
}

/**
 * History is one line, read from its newest end: a rollback leads back to the release that it restores,
 * and what lies between is withdrawn.
 */
function standingReleases(newestFirst: { number: number; restores: number | null }[]): Set<number> {
  const standing = new Set<number>();
  let skipTo = Infinity;
  for (const { number, restores } of newestFirst) {
    if (number > skipTo) continue;
    standing.add(number);
    skipTo = restores ?? Infinity;
  }
  return standing;
}

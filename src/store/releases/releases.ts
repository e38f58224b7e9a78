import { GoneError, NotFoundError } from '#src/domain/errors.ts';
import { refusal, type Refusal } from '#src/domain/refusal.ts';
import type { Database } from '../store.ts';

/** The rollback that took a release back, with its operator's reason. */
export type Withdrawal = { number: number; published: string; reason: string };

/** A published release; times are ISO timestamps. */
export type Release = {
  number: number;
  label: string;
  note: string;
  sourceHash: string;
  /** Number of the release that this rollback restored; null for other releases. */
  restores: number | null;
  /** The number of the figure rules when it was published. */
  figureRules: number;
  created: string;
  published: string;
  /** Whether a later rollback took the release back. */
  withdrawn: boolean;
  /** That rollback. */
  withdrawnBy: Withdrawal | null;
  /** When its content was pruned under the provider's retention; null while it is kept. */
  pruned: string | null;
};

/** The public release; null before the first. */
export async function findCurrentRelease(db: Database): Promise<Release | null> {
  const row = await publishedReleases(db)
    .innerJoin('current_release', 'current_release.release', 'release.number')
    .executeTakeFirst();
  return row
    ? {
        ...row,
        published: row.published!,
        withdrawn: false,
        withdrawnBy: null,
        pruned: null,
      }
    : null;
}

/** All published releases up to `newest`, newest first; withdrawals are given as of that release. */
export async function listReleases(db: Database, newest = Infinity): Promise<Release[]> {
  const all = await publishedReleases(db).orderBy('number', 'desc').execute();
  const rows = all.filter(({ number }) => number <= newest);
  const standing = standingReleases(rows);
  return rows.map((row) => ({
    ...row,
    published: row.published!,
    withdrawn: !standing.has(row.number),
    withdrawnBy: standing.has(row.number) ? null : withdrawalOf(row.number, rows),
  }));
}

/** When the first release was published, and the first one that is not pruned, withdrawn or not. */
export async function getFirstReleases(
  db: Database,
): Promise<{ firstPublished: string; firstKept: string }> {
  const first = publishedReleases(db).orderBy('number').limit(1);
  const [published, kept] = await Promise.all([
    first.executeTakeFirst(),
    first.where('pruned', 'is', null).executeTakeFirst(),
  ]);
  if (!published?.published || !kept?.published) throw new NotFoundError('Nothing was published');
  return { firstPublished: published.published, firstKept: kept.published };
}

/** @throws NotFoundError when no release of that number was published */
export async function getRelease(db: Database, number: number): Promise<Release> {
  const release = (await listReleases(db)).find((each) => each.number === number);
  if (!release) throw new NotFoundError(`There is no release ${number}`);
  return release;
}

/**
 * The release of that number, or the one that stands for a day: the last published by its end (UTC) that no
 * rollback took back. None after `newest`.
 * @param asof `7` or `2026-11-20`
 * @throws NotFoundError when nothing was published by then, or no release bears the number
 * @throws GoneError when the release of that number was taken back, or its content is kept no longer
 */
export async function getReleaseAsOf(db: Database, asof: string, newest: number): Promise<Release> {
  const releases = await listReleases(db, newest);
  const isDay = asof.includes('-');
  const found = releases.find(({ number, published, withdrawn }) =>
    isDay ? isoDay(published) <= asof && !withdrawn : number === Number(asof),
  );
  if (found?.withdrawn) throw new GoneError(textOf(found), withdrawalRefusals(found));
  if (found) return requireContent(found);
  const first = releases.at(-1);
  const begin = first ? `; the first is release ${first.number} of ${isoDay(first.published)}` : '';
  throw new NotFoundError(
    isDay ? `Nothing was published by ${asof}${begin}` : `There is no release ${asof}`,
    [
      isDay
        ? refusal('before-first-release', { day: asof })
        : refusal('no-release', { release: asof }),
    ],
  );
}

/** What became of a release, in a word; none where its content can be asked for. */
export function stateOf({ withdrawn, pruned }: Release): string {
  if (withdrawn) return 'withdrawn';
  return pruned === null ? '' : 'pruned';
}

/** @throws GoneError when the content of the release is kept no longer */
export function requireContent(release: Release): Release {
  const { number, published, pruned } = release;
  if (pruned === null) return release;
  throw new GoneError(
    `The content of release ${number} of ${isoDay(published)} is kept no longer: it was removed on ${isoDay(pruned)}`,
    [refusal('release-pruned', { release: String(number) })],
  );
}

/** When it was taken back, what took its place and why, for readers. */
function withdrawalRefusals({ number, withdrawnBy: by }: Release): Refusal[] {
  if (by === null) return [];
  const values = { day: isoDay(by.published), by: String(by.number), reason: by.reason };
  return [refusal('release-withdrawn', { release: String(number), ...values })];
}

type Row = {
  number: number;
  published: string | null;
  note: string;
  restores: number | null;
};

/** The first rollback after a release to one before it; `rows` are newest first. */
function withdrawalOf(release: number, rows: readonly Row[]): Withdrawal | null {
  const by = rows.findLast(
    ({ number, restores }) => number > release && restores !== null && restores < release,
  );
  return by ? { number: by.number, published: by.published!, reason: by.note } : null;
}

function textOf({ number, withdrawnBy: by }: Release): string {
  const text = `Release ${number} was withdrawn`;
  if (!by) return text;
  return `${text} on ${isoDay(by.published)}; release ${by.number} took its place (${by.reason})`;
}

const isoDay = (published: string) => new Date(published).toISOString().slice(0, 10);

function publishedReleases(db: Database) {
  return db
    .selectFrom('release')
    .select([
      'number',
      'label',
      'note',
      'source_hash as sourceHash',
      'restores',
      'figure_rules as figureRules',
      'created',
      'published',
      'pruned',
    ])
    .where('published', 'is not', null);
}

/**
 * History is one line, read from its newest end: a rollback leads back to the release that it restores, and everything
 * between is withdrawn.
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

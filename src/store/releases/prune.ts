import { sql } from 'kysely';
import { UnavailableError } from '#src/domain/errors.ts';
import { appendAudit, type Act } from '../audit/audit.ts';
import { inBatches } from '../batches.ts';
import { livingStates } from '../drafts/drafts.ts';
import { overPages } from '../items/over-pages.ts';
import { compile } from '../session-dialect.ts';
import type { PublishingSession, Session } from '../session.ts';
import type { Store } from '../store.ts';
import { removeUnfinished } from './leftovers.ts';
import { listReleases, type Release } from './releases.ts';

/** What a prune removes: the content that no release from `firstKept` on has. */
export type Pruning = {
  /** The earliest release that stays whole; null where nothing was published by the day. */
  firstKept: Release | null;
  /** The draft that keeps more than the day requires, since it was made against that release. */
  heldBy: number | null;
  /** Releases that lose their content, the newest first, without those pruned before. */
  releases: Release[];
  items: { count: number; bytes: number };
  files: { count: number; bytes: number };
};

type StoredFile = { sha256: string; bytes: number };

/**
 * Plans what may be removed so that every day from `day` on can still be requested, and removes nothing.
 * @param day `2021-11-26`
 */
export async function planPruning(store: Store, day: string): Promise<Pruning> {
  return (await plan(store, store.session, day)).pruning;
}

/**
 * Removes it. Rows of releases, levels, corrections and the audit log stay: what a release was, who published it, what
 * it corrected and what took it back is kept for good. The next prune finishes an interrupted one.
 * @param day as for `planPruning`
 * @throws UnavailableError when another publish is under way, or a draft is being written, whose files are not known
 * yet
 */
export async function prune(store: Store, day: string, act: Act): Promise<Pruning> {
  return publishing(store, async (session) => {
    const { pruning, files } = await plan(store, session, day);
    const { firstKept, releases } = pruning;
    if (firstKept === null) return pruning;
    await markPruned(session, pruning, act);
    await overPages(
      session,
      'item',
      (page) => sql`delete from item where ${page} and valid_to <= ${firstKept.number}`,
    );
    const removed = await removeFiles(session, files);
    // Makes the room of deleted rows reusable, which the embedded engine does not do by itself.
    for (const table of releases.length > 0 || removed > 0 ? ['item', 'blob'] : []) {
      await session.run(compile(sql`vacuum ${sql.table(table)}`));
    }
    if (removed === files.length) return pruning;
    throw new UnavailableError(
      'A draft or a preview is being made, and its files are not known yet: the content of releases is removed, ' +
        'their files are not. Prune again when it is done',
    );
  });
}

/** Runs with the right to publish, after removing what a crashed publish left behind. */
async function publishing<T>(
  store: Store,
  run: (session: PublishingSession) => Promise<T>,
): Promise<T> {
  const session = await store.session.beginPublishing();
  if (!session) throw new UnavailableError('A publish is under way; wait for it to end');
  try {
    await removeUnfinished(session);
    return await run(session);
  } finally {
    await session.end();
  }
}

async function plan(store: Store, session: Session, day: string) {
  const all = await listReleases(store.db);
  // The release at the end of that day answers for it.
  const asked = all.find(({ published, withdrawn }) => published.slice(0, 10) <= day && !withdrawn);
  const draft = await findEarliestDraft(store);
  const isHeld = asked !== undefined && draft !== undefined && draft.against < asked.number;
  const firstKept = (isHeld ? all.find(({ number }) => number === draft.against) : asked) ?? null;
  const before = firstKept?.number ?? 0;
  const files = before > 0 ? await findFiles(session, before) : [];
  const pruning: Pruning = {
    firstKept,
    heldBy: isHeld ? draft.number : null,
    releases: all.filter(({ number, pruned }) => number < before && pruned === null),
    items: await countItems(session, before),
    files: {
      count: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
  return { pruning, files };
}

/** The waiting draft that was made against the earliest release. */
const findEarliestDraft = ({ db }: Pick<Store, 'db'>) =>
  db
    .selectFrom('draft')
    .select(['number', 'against'])
    .where('state', 'in', [...livingStates, 'writing'])
    .orderBy('against')
    .limit(1)
    .executeTakeFirst();

async function countItems(session: Session, before: number): Promise<Pruning['items']> {
  const counted = await overPages(
    session,
    'item',
    (page) => sql`select count(*) as count, coalesce(sum(pg_column_size(item.*)), 0) as bytes
      from item where ${page} and valid_to <= ${before}`,
  );
  const sumOf = (column: string) => counted.reduce((sum, row) => sum + Number(row[column]), 0);
  return { count: sumOf('count'), bytes: sumOf('bytes') };
}

/** Bodies name files by the sha256 of their content, in hex. */
const hashesIn = (body: string) =>
  sql`(regexp_matches(${sql.ref(body)}::text, '[0-9a-f]{64}', 'g'))[1]`;

/** Files that came before a release and that neither it, a later one nor a draft names. */
async function findFiles(session: Session, before: number): Promise<StoredFile[]> {
  const named = await overPages(
    session,
    'item',
    (page) => sql`select distinct ${hashesIn('body')} as sha256
      from item where ${page} and (valid_to is null or valid_to > ${before})`,
  );
  const { rows: drafted } = await session.run(
    compile(
      sql`select distinct ${hashesIn('body')} as sha256 from draft_item where body is not null`,
    ),
  );
  const isNamed = new Set([...named, ...drafted].map(({ sha256 }) => String(sha256)));
  const { rows } = await session.run(
    compile(sql`select sha256, octet_length(bytes) as bytes from blob
      where release is null or release < ${before}`),
  );
  return rows
    .map((row) => ({
      sha256: String(row['sha256']),
      bytes: Number(row['bytes']),
    }))
    .filter(({ sha256 }) => !isNamed.has(sha256));
}

/** Marked before the first row is removed. */
async function markPruned(session: Session, { releases }: Pruning, act: Act): Promise<void> {
  const [newest, oldest] = [releases.at(0), releases.at(-1)];
  if (!newest || !oldest) return;
  const at = new Date().toISOString();
  const label = `releases ${oldest.number} to ${newest.number}`;
  await session.batch([
    ...appendAudit({ ...act, at, release: null, label }),
    compile(sql`update release set pruned = now()
      where number <= ${newest.number} and published is not null and pruned is null`),
  ]);
}

/**
 * Removes them, and returns their number. While a draft is being written its files are unknown: the lock keeps others
 * from starting one.
 */
async function removeFiles(session: Session, files: readonly StoredFile[]): Promise<number> {
  if (files.length === 0) return 0;
  const count = async () => {
    const { rows } = await session.run(compile(sql`select count(*) as count from blob`));
    return Number(rows[0]?.['count']);
  };
  const before = await count();
  await inBatches(files, (batch) =>
    session.batch([
      compile(sql`lock table draft in share mode`),
      compile(sql`delete from blob
        where sha256 in (
          select json_array_elements_text(${JSON.stringify(batch.map(({ sha256 }) => sha256))}::json))
        and not exists (select from draft where state = 'writing')
        and sha256 not in (select ${hashesIn('body')} from draft_item where body is not null)`),
    ]),
  );
  return before - (await count());
}

import { hash } from 'node:crypto';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Database } from './store.ts';

/**
 * The bytes of a file by the sha256 of its content, in hex. @throws NotFoundError when no release up to this one
 * brought it: files of an unfinished release are not public
 */
export async function getBlob(db: Database, release: number, sha256: string): Promise<Uint8Array> {
  const row = await db
    .selectFrom('blob')
    .select('bytes')
    .where('sha256', '=', sha256)
    // Files of older stores have no release: all of them were published.
    .where((is) => is.or([is('release', 'is', null), is('release', '<=', release)]))
    .executeTakeFirst();
  if (!row) throw new NotFoundError(`There is no file ${sha256}`);
  return row.bytes;
}

/** Stores a file of a release, once, and returns the sha256 of its content. */
export async function putBlob(db: Database, release: number, bytes: Uint8Array): Promise<string> {
  const sha256 = hash('sha256', bytes);
  await db
    .insertInto('blob')
    .values({ sha256, bytes, release })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sha256;
}

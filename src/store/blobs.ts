import { hash } from 'node:crypto';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Database } from './store.ts';

/**
 * The bytes of a file by the sha256 of its content, in hex. @throws NotFoundError when no release up to this one
 * brought it: that of a release in the making is nobody's business
 */
export async function getBlob(db: Database, release: number, sha256: string): Promise<Uint8Array> {
  const row = await db
    .selectFrom('blob')
    .select('bytes')
    .where('sha256', '=', sha256)
    // Files of a store that is older than their releases have none: each of them was published.
    .where((is) => is.or([is('release', 'is', null), is('release', '<=', release)]))
    .executeTakeFirst();
  if (!row) throw new NotFoundError(`There is no file ${sha256}`);
  return row.bytes;
}

/** Keeps a file of a release under the sha256 of its content, which is returned; once, however often it is put. */
export async function putBlob(db: Database, release: number, bytes: Uint8Array): Promise<string> {
  const sha256 = hash('sha256', bytes);
  await db
    .insertInto('blob')
    .values({ sha256, bytes, release })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sha256;
}

import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Database, Store } from '../store.ts';

/** An account of a provider of identities. */
export type Account = { issuer: string; subject: string };

/** Names that differ in case, or in how letters with accents are written, are one person's. */
const plain = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * How a person is called here already, by a token (a void one too) or a provider of identities; null for somebody new. Of several
 * that differ in case it is the one that is written so.
 */
export async function findKnownName(db: Database, name: string): Promise<string | null> {
  const rows = await db
    .selectFrom('token')
    .select('name')
    .unionAll(db.selectFrom('openid_person').select('name'))
    .execute();
  const same = rows.map((row) => row.name).filter((known) => plain(known) === plain(name));
  return same.find((known) => known === name) ?? same[0] ?? null;
}

/**
 * Which person an account is: whoever it was when it came first, whatever it is called by now, so that nobody becomes two people by
 * another name. At first it is who has that name here, else somebody new.
 */
export async function personOfAccount(
  { db, session }: Pick<Store, 'db' | 'session'>,
  { issuer, subject }: Account,
  claimed: string,
): Promise<string> {
  const name = (await findKnownName(db, claimed)) ?? plain(claimed);
  // Two requests of one account may come at once: the row is whoever was first.
  await session.run(
    compile(sql`insert into openid_person (issuer, subject, name)
      values (${issuer}, ${subject}, ${name}) on conflict do nothing`),
  );
  const { name: kept } = await db
    .selectFrom('openid_person')
    .select('name')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return kept;
}

/** Whether anybody has signed in by a provider of identities. */
export async function hasOpenIdPeople(db: Database): Promise<boolean> {
  const found = await db.selectFrom('openid_person').select('name').limit(1).execute();
  return found.length > 0;
}

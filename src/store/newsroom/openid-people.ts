import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Database, Store } from '../store.ts';

/** An account at an OpenID provider. */
export type Account = { issuer: string; subject: string };

/** Names that differ only in case or Unicode normalisation are one person's. */
const plain = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * The known spelling of a person's name, of a token (void ones too) or an OpenID account; null for a new person. Of
 * several that differ in case, the one with this spelling.
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
 * The person of an account: the one it was first assigned to, whatever its name is now, so that another name makes no
 * second person. A new account is assigned to the person with its name, or else a new one.
 */
export async function personOfAccount(
  { db, session }: Pick<Store, 'db' | 'session'>,
  { issuer, subject }: Account,
  claimed: string,
): Promise<string> {
  const name = (await findKnownName(db, claimed)) ?? plain(claimed);
  // Of two simultaneous requests of one account, the first one inserts the row.
  await session.run(
    compile(sql`insert into openid_person (issuer, subject, name)
      values (${issuer}, ${subject}, ${name}) on conflict do nothing`),
  );
  return (await findPersonOfAccount(db, { issuer, subject })) ?? name;
}

/** The person whom an account was assigned to; null for a new account. */
export async function findPersonOfAccount(
  db: Database,
  { issuer, subject }: Account,
): Promise<string | null> {
  const found = await db
    .selectFrom('openid_person')
    .select('name')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.name ?? null;
}

/** Whether anybody has signed in through an OpenID provider. */
export async function hasOpenIdPeople(db: Database): Promise<boolean> {
  const found = await db.selectFrom('openid_person').select('name').limit(1).execute();
  return found.length > 0;
}

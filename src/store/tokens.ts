import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { appendAudit, type Act } from './audit/audit.ts';
import { changeTokens, nameIsFree } from './change-tokens.ts';
import { endGiven } from './drafts/end-given.ts';
import { findKnownName } from './newsroom/openid-people.ts';
import { compile } from './session-dialect.ts';
import type { Store } from './store.ts';

/** Roles: authors make drafts, approvers approve and publish them, operators may do everything. */
export const roles = ['author', 'approver', 'operator'] as const;
export type Role = (typeof roles)[number];

/** The holder of a token; times are ISO timestamps. */
export type TokenHolder = { name: string; role: Role; created: string; revoked: string | null };

type Changing = Pick<Store, 'db' | 'session'>;

/** A prefix by which leaked tokens are found in logs and repositories. */
const prefix = 'plumbline_';

const newSecret = (): string => prefix + randomBytes(32).toString('base64url');

const hashOf = (secret: string): string => hash('sha256', secret);

/**
 * Adds a token and returns its secret, of which only the hash is stored. A name whose token was revoked is that of the
 * same person, who gets a new one.
 * @throws InvalidInputError where the name has a token already, and for a first one that is no operator's
 */
export async function addToken(
  { db, session }: Changing,
  { name, role }: { name: string; role: Role },
  act: Act,
): Promise<string> {
  const known = await listTokens({ db });
  if (known.some((token) => token.name === name && token.revoked === null)) {
    throw new InvalidInputError(
      `There is a token of ${name} already: plumbline token rotate replaces it`,
      [name],
    );
  }
  const own = await findKnownName(db, name);
  if (own !== null && own !== name) {
    throw new InvalidInputError(`That person is known as ${own} here: give that name`, [name]);
  }
  const secret = newSecret();
  const given =
    compile(sql`insert into token (name, role, hash) values (${name}, ${role}, ${hashOf(secret)})
    on conflict (name) do update set role = excluded.role, hash = excluded.hash, created = now(), revoked = null`);
  await changeTokens(session, [...nameIsFree(name), given], act, `${name}, ${role}`);
  return secret;
}

/**
 * Replaces the secret of a token and returns the new one. The old secret, and sessions that were opened with it, are void
 * at once; the person stays the same, and so do the role and what the person gave to drafts.
 * @throws NotFoundError for a name without a valid token
 */
export async function rotateToken(
  { db, session }: Changing,
  name: string,
  act: Act,
): Promise<{ secret: string; role: Role }> {
  const own = (await listTokens({ db })).find((token) => token.name === name);
  if (own === undefined || own.revoked !== null) {
    throw new NotFoundError(`There is no token of ${name}`);
  }
  const secret = newSecret();
  await session.batch([
    compile(sql`update token set hash = ${hashOf(secret)}, created = now() where name = ${name}`),
    compile(sql`delete from newsroom_session where person = ${name} and role is null`),
    ...appendAudit({ ...act, at: new Date().toISOString(), release: null, label: name }),
  ]);
  return { secret, role: own.role };
}

/**
 * Revokes a token, ends all sessions of its holder, however they were started, and what the holder gave to waiting
 * drafts. The name stays that of this person, since the audit log refers to it.
 * @param scheduled the drafts that the holder scheduled
 * @throws NotFoundError for a name without a token or an OpenID account
 * @throws InvalidInputError for the last operator among others, whoever requests it, and from a holder who was revoked
 * meanwhile
 */
export async function revokeToken(
  { db, session }: Changing,
  name: string,
  act: Act,
  scheduled: readonly number[] = [],
): Promise<void> {
  const holders = await db
    .selectFrom('token')
    .select('name')
    .where('revoked', 'is', null)
    .unionAll(db.selectFrom('openid_person').select('name'))
    .execute();
  if (!holders.some((holder) => holder.name === name)) {
    throw new NotFoundError(`There is no token of ${name}`);
  }
  await changeTokens(
    session,
    [
      compile(sql`update token set revoked = now() where name = ${name} and revoked is null`),
      compile(sql`delete from newsroom_session where person = ${name}`),
      endGiven(name, scheduled),
    ],
    act,
    name,
  );
}

/**
 * Whether a person may still do what a role may: whoever has a token needs a valid one with that role or a higher one.
 * Of people of an OpenID provider, and of those of before the first token, the store knows no role.
 */
export const mayStill = (person: Expression<string>, least: Role): RawBuilder<boolean> =>
  sql<boolean>`(
    not exists (select 1 from token where name = ${person}
      and (revoked is not null or role = any (string_to_array(${belowOf(least)}, ' '))))
    or exists (select 1 from openid_person where name = ${person}))`;

const belowOf = (least: Role) => roles.slice(0, roles.indexOf(least)).join(' ');

/** Whether a person by this name may still do what a role may. */
export async function isStill(
  { session }: Pick<Store, 'session'>,
  name: string,
  least: Role,
): Promise<boolean> {
  const { rows } = await session.run(
    compile(sql`select ${mayStill(sql`${name}::text`, least)} as may`),
  );
  return rows[0]?.['may'] === true;
}

/**
 * The holder of a secret; null for an unknown or revoked one. All tokens are compared, to take the same time for each.
 */
export async function findHolder(
  { db }: Pick<Store, 'db'>,
  secret: string,
): Promise<TokenHolder | null> {
  const rows = await db
    .selectFrom('token')
    .select(['name', 'role', 'created', 'revoked', 'hash'])
    .where('revoked', 'is', null)
    .execute();
  const wanted = Buffer.from(hashOf(secret));
  const [found] = rows.filter((row) => timingSafeEqual(Buffer.from(row.hash), wanted));
  if (!found) return null;
  const { hash: _, ...holder } = found;
  return holder as TokenHolder;
}

export async function listTokens({ db }: Pick<Store, 'db'>): Promise<TokenHolder[]> {
  const rows = await db
    .selectFrom('token')
    .select(['name', 'role', 'created', 'revoked'])
    .orderBy('name')
    .execute();
  return rows as TokenHolder[];
}

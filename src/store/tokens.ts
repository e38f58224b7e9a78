import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { appendAudit, type Act } from './audit/audit.ts';
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

const hashOf = (secret: string): string => hash('sha256', secret);

/**
 * Adds a token and returns its secret, of which only the hash is stored.
 * @throws InvalidInputError where the name has a token already
 */
export async function addToken(
  { db, session }: Changing,
  { name, role }: { name: string; role: Role },
  act: Act,
): Promise<string> {
  const known = await db.selectFrom('token').select('name').where('name', '=', name).execute();
  if (known.length > 0) throw new InvalidInputError(`There is a token of ${name} already`, [name]);
  const own = await findKnownName(db, name);
  if (own !== null && own !== name) {
    throw new InvalidInputError(`That person is known as ${own} here: give that name`, [name]);
  }
  const secret = prefix + randomBytes(32).toString('base64url');
  await session.batch([
    compile(sql`insert into token (name, role, hash) values (${name}, ${role}, ${hashOf(secret)})`),
    ...appendAudit({
      ...act,
      at: new Date().toISOString(),
      release: null,
      label: `${name}, ${role}`,
    }),
  ]);
  return secret;
}

/**
 * Requires that an operator remains: without one nobody could manage tokens, roll back or publish in an emergency.
 * @param tokens the tokens afterwards
 * @throws InvalidInputError where people would have roles, and none that of an operator
 */
export function requireOperatorAmong(
  tokens: readonly Pick<TokenHolder, 'role' | 'revoked'>[],
): void {
  const valid = tokens.filter(({ revoked }) => revoked === null);
  if (valid.length === 0 || valid.some(({ role }) => role === 'operator')) return;
  throw new InvalidInputError(
    'No operator would be left who gives out tokens, rolls back and publishes in an emergency: give somebody a token with --role operator first',
  );
}

/**
 * Revokes a token and ends all sessions of its holder, however they were started. The name stays taken, since the audit
 * log refers to it.
 * @throws NotFoundError for a name without a token or an OpenID account
 * @throws InvalidInputError for the last operator among others, whoever requests it
 */
export async function revokeToken(
  { db, session }: Changing,
  name: string,
  act: Act,
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
  const tokens = await listTokens({ db });
  const [own] = tokens.filter((token) => token.name === name && token.revoked === null);
  if (own?.role === 'operator') requireOperatorAmong(tokens.filter((token) => token.name !== name));
  await session.batch([
    compile(sql`update token set revoked = now() where name = ${name} and revoked is null`),
    compile(sql`delete from newsroom_session where person = ${name}`),
    ...appendAudit({ ...act, at: new Date().toISOString(), release: null, label: name }),
  ]);
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

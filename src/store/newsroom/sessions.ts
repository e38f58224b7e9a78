import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';
import type { Role } from '../tokens.ts';

type SessionStore = Pick<Store, 'session'>;

/** Whoever does nothing for so long, or has been there for so long, signs in again. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const;

const hashOf = (secret: string): string => hash('sha256', secret);

const isOpen = sql`newsroom_session.seen > now() - make_interval(mins => ${sessionLimits.idleMinutes}::int)
  and newsroom_session.created > now() - make_interval(hours => ${sessionLimits.hours}::int)`;

/** Whose a session is. The role is that of the person's token, unless a provider of identities gave one. */
export type SessionHolder = { name: string; role: Role; by: 'token' | 'openid' };

/**
 * Begins a session of a person and gives its secret, of which only the hash is kept. Those that have ended are removed.
 * @param role what a provider of identities gives; null: what the person's token gives, as long as that is good
 */
export async function openSession(
  { session }: SessionStore,
  person: string,
  role: Role | null,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await session.batch([
    compile(sql`delete from newsroom_session where not (${isOpen})`),
    compile(sql`insert into newsroom_session (hash, person, role)
      values (${hashOf(secret)}, ${person}, ${role}::text)`),
  ]);
  return secret;
}

/** Whose session a secret is; null where it has ended, or the person's token is void. It goes on from now. */
export async function findSession(
  { session }: SessionStore,
  secret: string,
): Promise<SessionHolder | null> {
  const { rows } = await session.run(
    compile(sql`update newsroom_session set seen = now()
      from newsroom_session own left join token on token.name = own.person and revoked is null
      where newsroom_session.hash = ${hashOf(secret)} and own.hash = newsroom_session.hash
        and ${isOpen} and coalesce(own.role, token.role) is not null
      returning own.person as name, coalesce(own.role, token.role) as role,
        case when own.role is null then 'token' else 'openid' end as by`),
  );
  return (rows[0] as SessionHolder | undefined) ?? null;
}

export async function endSession({ session }: SessionStore, secret: string): Promise<void> {
  await session.run(compile(sql`delete from newsroom_session where hash = ${hashOf(secret)}`));
}

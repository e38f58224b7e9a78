import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Statement } from '../session.ts';
import type { Store } from '../store.ts';
import type { Role } from '../tokens.ts';

type SessionStore = Pick<Store, 'session'>;

/** Minutes without activity, and hours in all, after which a person signs in again. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const;

const hashOf = (secret: string): string => hash('sha256', secret);

const isOpen = sql`newsroom_session.seen > now() - make_interval(mins => ${sessionLimits.idleMinutes}::int)
  and newsroom_session.created > now() - make_interval(hours => ${sessionLimits.hours}::int)`;

/** The person of a session. The role is that of their token, unless the OpenID provider gave one. */
export type SessionHolder = { name: string; role: Role; by: 'token' | 'openid' };

/**
 * Starts a session and returns its secret, of which only the hash is stored. Ended sessions are removed.
 * @param role given by the OpenID provider; null uses the role of the person's token while it is valid
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

/** The person of a session's secret; null where it has ended, or the person's token is void. Extends the session. */
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

/** The statement that ends the sessions for which an OpenID provider gave another role than it gives now. */
export const endOtherSessions = (person: string, role: Role | null): Statement =>
  compile(sql`delete from newsroom_session
    where person = ${person} and role is not null and role is distinct from ${role}::text`);

import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';
import type { Role } from '../tokens.ts';

type SessionStore = Pick<Store, 'session'>;

/** Whoever does nothing for so long, or has been there for so long, signs in again. */
export const sessionLimits = { idleMinutes: 30, hours: 8 } as const;

const hashOf = (secret: string): string => hash('sha256', secret);

const isOpen = sql`seen > now() - make_interval(mins => ${sessionLimits.idleMinutes}::int)
  and newsroom_session.created > now() - make_interval(hours => ${sessionLimits.hours}::int)`;

/** Begins a session of a person and gives its secret, of which only the hash is kept. Those that have ended are removed. */
export async function openSession({ session }: SessionStore, person: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await session.batch([
    compile(sql`delete from newsroom_session where not (${isOpen})`),
    compile(sql`insert into newsroom_session (hash, person) values (${hashOf(secret)}, ${person})`),
  ]);
  return secret;
}

/** Whose session a secret is; null where it has ended, or the person's token is void. It goes on from now. */
export async function findSession(
  { session }: SessionStore,
  secret: string,
): Promise<{ name: string; role: Role } | null> {
  const { rows } = await session.run(
    compile(sql`update newsroom_session set seen = now() from token
      where newsroom_session.hash = ${hashOf(secret)} and token.name = person and revoked is null and ${isOpen}
      returning token.name, token.role`),
  );
  return (rows[0] as { name: string; role: Role } | undefined) ?? null;
}

export async function endSession({ session }: SessionStore, secret: string): Promise<void> {
  await session.run(compile(sql`delete from newsroom_session where hash = ${hashOf(secret)}`));
}

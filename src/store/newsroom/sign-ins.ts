import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';

type SignInStore = Pick<Store, 'session'>;

/** What goes to a provider of identities with a sign-in, by which its answer is known to belong to it. */
export type SignIn = { state: string; nonce: string; verifier: string };

/** Whoever takes longer at the provider begins again. */
export const signInMinutes = 10;

const hashOf = (secret: string): string => hash('sha256', secret);

const isOpen = sql`created > now() - make_interval(mins => ${signInMinutes}::int)`;

/** Keeps what a sign-in was begun with and gives the secret by which it is taken. Those that nobody came back with are removed. */
export async function beginSignIn(
  { session }: SignInStore,
  { state, nonce, verifier }: SignIn,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await session.batch([
    compile(sql`delete from openid_sign_in where not (${isOpen})`),
    compile(sql`insert into openid_sign_in (hash, state, nonce, verifier)
      values (${hashOf(secret)}, ${state}, ${nonce}, ${verifier})`),
  ]);
  return secret;
}

/** Takes a sign-in, which nobody can do twice; null where there is none, or it was begun too long ago. */
export async function takeSignIn({ session }: SignInStore, secret: string): Promise<SignIn | null> {
  const { rows } = await session.run(
    compile(sql`with taken as (delete from openid_sign_in where hash = ${hashOf(secret)}
      returning state, nonce, verifier, created)
      select state, nonce, verifier from taken where ${isOpen}`),
  );
  return (rows[0] as SignIn | undefined) ?? null;
}

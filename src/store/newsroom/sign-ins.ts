import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';

type SignInStore = Pick<Store, 'session'>;

/** Sent to the OpenID provider with a sign-in; its answer is matched by these. */
export type SignIn = { state: string; nonce: string; verifier: string };

/** A sign-in that takes longer starts again. */
export const signInMinutes = 10;

const hashOf = (secret: string): string => hash('sha256', secret);

const isOpen = sql`created > now() - make_interval(mins => ${signInMinutes}::int)`;

/** Stores a started sign-in and returns the secret that claims it. Abandoned ones are removed. */
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

/** Claims a sign-in, which works once; null for an unknown or expired one. */
export async function takeSignIn({ session }: SignInStore, secret: string): Promise<SignIn | null> {
  const { rows } = await session.run(
    compile(sql`with taken as (delete from openid_sign_in where hash = ${hashOf(secret)}
      returning state, nonce, verifier, created)
      select state, nonce, verifier from taken where ${isOpen}`),
  );
  return (rows[0] as SignIn | undefined) ?? null;
}

import { hash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { visitorOf, type ConnectionBindings } from '#src/api/http/visitor-of.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import {
  endSession,
  findSession,
  openSession,
  sessionLimits,
  type SessionHolder,
} from '#src/store/newsroom/sessions.ts';
import { findHolder, type Role } from '#src/store/tokens.ts';
import { newsroomBase } from './addresses.ts';
import type { NewsroomDeps } from './newsroom-deps.ts';

/** Who is signed in, and what his forms bear so that nobody else can send them in his name. */
export type Visit = { person: Person; formKey: string };

/** What a request brings along; `visit` behind the sign-in alone. */
export type NewsroomEnv = { Bindings: ConnectionBindings; Variables: { visit: Visit } };

export type Asked = Context<NewsroomEnv>;

/** Failures of one address in so many seconds, after which its tokens are not looked at. */
const failures = { points: 10, duration: 600 } as const;

/** Sign-ins by a provider of identities that one address may begin in so many seconds: each is a row of the store. */
const signIns = { points: 30, duration: 600 } as const;

/** Tells who asks: by the cookie of a session, or by a token. */
export function identify({ store, url, clientAddress }: NewsroomDeps) {
  // By port, or two newsrooms on one machine would sign each other's people out: cookies know hosts alone.
  const cookie = `newsroom-${new URL(url).port || 'session'}`;
  const failed = new RateLimiterMemory(failures);
  const begun = new RateLimiterMemory(signIns);
  const options = {
    path: newsroomBase,
    httpOnly: true,
    sameSite: 'Strict',
    secure: url.startsWith('https:'),
  } as const;

  const personOf = (c: Asked, { name, role, by }: SessionHolder): Person => ({
    actor: { name, by, host: addressOf(c) },
    role,
  });
  const addressOf = (c: Asked) => visitorOf(clientAddress, c) || 'unknown';

  /** Whoever holds the token; null for nobody, `later` where the address has failed too often. */
  async function byToken(c: Asked, token: string): Promise<Person | null | 'later'> {
    const address = addressOf(c);
    const before = await failed.get(address);
    if (before !== null && before.consumedPoints >= failures.points) return 'later';
    const holder = await findHolder(store, token);
    if (holder !== null) return personOf(c, { ...holder, by: 'token' });
    await failed.consume(address);
    return null;
  }

  return {
    byToken,

    async bySession(c: Asked): Promise<Visit | null> {
      const secret = getCookie(c, cookie);
      if (!secret) return null;
      const found = await findSession(store, secret);
      return found && { person: personOf(c, found), formKey: formKeyOf(secret) };
    },

    /** Whether the address may begin one more sign-in by a provider of identities. */
    mayBegin: async (c: Asked): Promise<boolean> =>
      begun.consume(addressOf(c)).then(
        () => true,
        () => false,
      ),

    /** @param role what a provider of identities gives; null: what the person's token gives */
    async signIn(c: Asked, person: string, role: Role | null): Promise<void> {
      const secret = await openSession(store, person, role);
      setCookie(c, cookie, secret, { ...options, maxAge: sessionLimits.hours * 3600 });
    },

    async signOut(c: Asked): Promise<void> {
      const secret = getCookie(c, cookie);
      if (secret) await endSession(store, secret);
      deleteCookie(c, cookie, options);
    },
  };
}

export type Identity = ReturnType<typeof identify>;

/** It follows from the secret of the session, which no page of another site knows. */
const formKeyOf = (secret: string): string => hash('sha256', `form ${secret}`, 'base64url');

export function isFormKey({ formKey }: Visit, sent: unknown): boolean {
  const [own, other] = [Buffer.from(formKey), Buffer.from(String(sent))];
  return own.length === other.length && timingSafeEqual(own, other);
}

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
} from '#src/store/newsroom/sessions.ts';
import { findHolder, type TokenHolder } from '#src/store/tokens.ts';
import { newsroomBase } from './addresses.ts';
import type { NewsroomDeps } from './newsroom-deps.ts';

/** Who is signed in, and what his forms bear so that nobody else can send them in his name. */
export type Visit = { person: Person; formKey: string };

/** What a request brings along; `visit` behind the sign-in alone. */
export type NewsroomEnv = { Bindings: ConnectionBindings; Variables: { visit: Visit } };

export type Asked = Context<NewsroomEnv>;

/** Failures of one address in so many seconds, after which its tokens are not looked at. */
const failures = { points: 10, duration: 600 } as const;

/** Tells who asks: by the cookie of a session, or by a token. */
export function identify({ store, url, clientAddress }: NewsroomDeps) {
  // By port, or two newsrooms on one machine would sign each other's people out: cookies know hosts alone.
  const cookie = `newsroom-${new URL(url).port || 'session'}`;
  const failed = new RateLimiterMemory(failures);
  const options = {
    path: newsroomBase,
    httpOnly: true,
    sameSite: 'Strict',
    secure: url.startsWith('https:'),
  } as const;

  const personOf = (c: Asked, { name, role }: Pick<TokenHolder, 'name' | 'role'>): Person => ({
    actor: { name, by: 'token', host: addressOf(c) },
    role,
  });
  const addressOf = (c: Asked) => visitorOf(clientAddress, c) || 'unknown';

  /** Whoever holds the token; null for nobody, `later` where the address has failed too often. */
  async function byToken(c: Asked, token: string): Promise<Person | null | 'later'> {
    const address = addressOf(c);
    const before = await failed.get(address);
    if (before !== null && before.consumedPoints >= failures.points) return 'later';
    const holder = await findHolder(store, token);
    if (holder !== null) return personOf(c, holder);
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

    async signIn(c: Asked, person: Person): Promise<void> {
      const secret = await openSession(store, person.actor.name);
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

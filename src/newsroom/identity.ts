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

/** The signed-in person, and the key in their forms that protects against forged requests (CSRF). */
export type Visit = { person: Person; formKey: string };

/** The context of a request; `visit` is set behind the sign-in only. */
export type NewsroomEnv = { Bindings: ConnectionBindings; Variables: { visit: Visit } };

export type NewsroomContext = Context<NewsroomEnv>;

/** Failures of one address in so many seconds, after which its tokens are refused unread. */
const failures = { points: 10, duration: 600 } as const;

/** OpenID sign-ins that one address may start in so many seconds: each is a row of the store. */
const signIns = { points: 30, duration: 600 } as const;

/** Identifies the person by the cookie of a session, or by a token. */
export function identify({ store, url, clientAddress }: NewsroomDeps) {
  // Named by port, since cookies are shared by all ports of a host: two newsrooms would sign each other's people out.
  const cookie = `newsroom-${new URL(url).port || 'session'}`;
  const failed = new RateLimiterMemory(failures);
  const begun = new RateLimiterMemory(signIns);
  // Not `Strict`: a link in a message would ask who is signed in to sign in again. What changes anything is a form, which
  // no other site can send: its origin is checked, and it bears the key of the session.
  const options = {
    path: newsroomBase,
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.startsWith('https:'),
  } as const;

  const personOf = (c: NewsroomContext, { name, role, by }: SessionHolder): Person => ({
    actor: { name, by, host: addressOf(c) },
    role,
  });
  const addressOf = (c: NewsroomContext) => visitorOf(clientAddress, c) || 'unknown';

  /** The holder of a token; null for an unknown one, `later` where the address has failed too often. */
  async function byToken(c: NewsroomContext, token: string): Promise<Person | null | 'later'> {
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

    async bySession(c: NewsroomContext): Promise<Visit | null> {
      const secret = getCookie(c, cookie);
      if (!secret) return null;
      const found = await findSession(store, secret);
      return found && { person: personOf(c, found), formKey: formKeyOf(secret) };
    },

    /** Whether the address may start another OpenID sign-in. */
    mayBegin: async (c: NewsroomContext): Promise<boolean> =>
      begun.consume(addressOf(c)).then(
        () => true,
        () => false,
      ),

    /** @param role given by the OpenID provider; null uses the role of the person's token */
    async signIn(c: NewsroomContext, person: string, role: Role | null): Promise<void> {
      // The session of whoever sat here before would go on without its cookie.
      const before = getCookie(c, cookie);
      if (before) await endSession(store, before);
      const secret = await openSession(store, person, role);
      setCookie(c, cookie, secret, { ...options, maxAge: sessionLimits.hours * 3600 });
    },

    async signOut(c: NewsroomContext): Promise<void> {
      const secret = getCookie(c, cookie);
      if (secret) await endSession(store, secret);
      deleteCookie(c, cookie, options);
    },
  };
}

export type Identity = ReturnType<typeof identify>;

/** Derived from the secret of the session, which other sites do not know. */
const formKeyOf = (secret: string): string => hash('sha256', `form ${secret}`, 'base64url');

export function isFormKey({ formKey }: Visit, sent: unknown): boolean {
  const [own, other] = [Buffer.from(formKey), Buffer.from(String(sent))];
  return own.length === other.length && timingSafeEqual(own, other);
}

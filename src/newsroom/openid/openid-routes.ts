import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { UnavailableError } from '#src/domain/errors.ts';
import type { ExternalService } from '#src/outside/external-services.ts';
import { findPersonOfAccount, personOfAccount } from '#src/store/newsroom/openid-people.ts';
import { endBeyond } from '#src/publishing/drafts/end-rights.ts';
import { beginSignIn, signInMinutes, takeSignIn } from '#src/store/newsroom/sign-ins.ts';
import { addresses } from '../addresses.ts';
import { askedField, askedPage } from '../asked-page.ts';
import type { NewsroomContext, Identity, NewsroomEnv } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Page } from '../pages/layout.ts';
import { identityProvider, type Refusal } from './identity-provider.ts';
import type { OpenIdSettings } from './openid-settings.ts';
import { claimedName, claimedRole, type Claims } from './person-of-claims.ts';

/** The message and status for a person who could not be signed in. */
class NotSignedInError extends Error {
  readonly status: 403 | 429 | 503;

  constructor(status: 403 | 429 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

const refusals: Record<Refusal, string> = {
  denied: 'The OpenID provider did not sign you in.',
  'not-ours': 'This is not the answer to a sign-in that was begun here, or it came too late.',
};

/** Stands between the secret of a sign-in and the page that it leads to. */
const behindSecret = ' ';

type Deps = Pick<NewsroomDeps, 'store' | 'url' | 'log'> & {
  identity: Identity;
  settings: OpenIdSettings;
  service: ExternalService;
  /** Answers with the sign-in page and the reason. */
  failed: (
    c: NewsroomContext,
    to: string,
    message: string,
    status: 403 | 429 | 503,
  ) => Promise<Response>;
  answer: (c: NewsroomContext, page: Page) => Promise<Response>;
};

/** Sign-in by OpenID Connect. It leads to the same session as sign-in by a token. */
export function openIdRoutes({ store, url, log, identity, settings, service, ...page }: Deps) {
  const provider = identityProvider(settings, service, `${url}${addresses.openIdBack}`, log);
  const cookie = `newsroom-sign-in-${new URL(url).port || 'session'}`;
  // Not `Strict`: such cookies are not sent when the provider leads back.
  const options = {
    path: addresses.openIdBack,
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.startsWith('https:'),
  } as const;

  async function begin(c: NewsroomContext): Promise<Response> {
    if (!(await identity.mayBegin(c))) {
      throw new NotSignedInError(429, 'Too many sign-ins were begun here: wait ten minutes.');
    }
    const { address, signIn } = await provider.begin();
    const secret = await beginSignIn(store, signIn);
    const asked = askedPage(c.req.query(askedField));
    const held = asked === addresses.drafts ? secret : `${secret}${behindSecret}${asked}`;
    setCookie(c, cookie, held, { ...options, maxAge: signInMinutes * 60 });
    return c.redirect(address);
  }

  const heldBy = (c: NewsroomContext) => getCookie(c, cookie)?.split(behindSecret) ?? [];

  /** The page that was asked for before the sign-in, at its beginning and behind the provider. */
  const askedOf = (c: NewsroomContext): string =>
    askedPage(c.req.query(askedField) ?? heldBy(c)[1]);

  async function finish(c: NewsroomContext): Promise<Response> {
    const [secret] = heldBy(c);
    deleteCookie(c, cookie, options);
    const signIn = secret ? await takeSignIn(store, secret) : null;
    if (signIn === null) throw new NotSignedInError(403, refusals['not-ours']);
    const claims = await provider.finish(new URL(c.req.url).search, signIn);
    if (typeof claims === 'string') throw new NotSignedInError(403, refusals[claims]);
    const { name, role } = await knownAs(claims);
    await identity.signIn(c, name, role);
    return page.answer(c, signedInPage(name, askedOf(c)));
  }

  async function knownAs(claims: Claims) {
    const name = claimedName(claims, settings);
    const role = claimedRole(claims, settings);
    if (name === null) {
      const claim = settings.nameClaim;
      throw new NotSignedInError(403, `The OpenID provider does not say who you are (${claim}).`);
    }
    const account = { issuer: settings.issuer, subject: String(claims['sub']) };
    if (role === null) {
      const known = await findPersonOfAccount(store.db, account);
      if (known !== null) await endBeyond(store, known, null);
      throw new NotSignedInError(
        403,
        `The OpenID provider gives you no role here (${settings.roleClaim}): ask an operator.`,
      );
    }
    const known = await personOfAccount(store, account, name);
    await endBeyond(store, known, role);
    return { name: known, role };
  }

  async function leave(c: NewsroomContext): Promise<Response> {
    return c.redirect((await provider.leave(`${url}${addresses.signIn}`)) ?? addresses.signIn);
  }

  /** Failures lead to the sign-in page, where a token is still accepted. */
  const withFailurePage =
    (answer: (c: NewsroomContext) => Promise<Response>) => async (c: NewsroomContext) => {
      try {
        return await answer(c);
      } catch (error) {
        if (error instanceof NotSignedInError)
          return page.failed(c, askedOf(c), error.message, error.status);
        if (!(error instanceof UnavailableError)) throw error;
        return page.failed(
          c,
          askedOf(c),
          `${error.message}: try again, or sign in by a token.`,
          503,
        );
      }
    };

  return new Hono<NewsroomEnv>()
    .get(addresses.openId, withFailurePage(begin))
    .get(addresses.openIdBack, withFailurePage(finish))
    .get(addresses.openIdLeave, withFailurePage(leave));
}

/**
 * Leads on by itself: after a redirect, the request would still come from the provider's page and carry no strict
 * cookie.
 */
const signedInPage = (name: string, next: string): Page => ({
  title: 'Signed in',
  next,
  content: html`<p>You are signed in as ${name}.</p>
    <p><a href="${next}">Go on</a></p>`,
});

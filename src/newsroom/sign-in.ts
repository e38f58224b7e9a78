import type { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addresses } from './addresses.ts';
import { askedField, askedPage } from './asked-page.ts';
import type { NewsroomContext, Identity, NewsroomEnv } from './identity.ts';
import type { NewsroomDeps } from './newsroom-deps.ts';
import { openIdRoutes } from './openid/openid-routes.ts';
import type { Page } from './pages/layout.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { readSent } from './refusal.ts';

type Deps = NewsroomDeps & {
  identity: Identity;
  answer: (c: NewsroomContext, page: Page, status?: ContentfulStatusCode) => Promise<Response>;
};

/** Sign-in by a token, and by OpenID where there is a provider. Both lead to the same kind of session. */
export function mountSignIn(app: Hono<NewsroomEnv>, deps: Deps): void {
  const { identity, answer, openId } = deps;
  const hasOpenId = openId !== null;
  const failed = (c: NewsroomContext, to: string, text: string, status: ContentfulStatusCode) =>
    answer(c, signInPage({ to, failed: text, hasOpenId }), status);

  app.get(addresses.signIn, (c) =>
    answer(
      c,
      signInPage({
        to: askedPage(c.req.query(askedField)),
        hasOpenId,
        isLeft: hasOpenId && c.req.query('left') === 'openid',
        isEnded: c.req.query('ended') !== undefined,
      }),
    ),
  );
  app.post(addresses.signIn, async (c) => {
    const { token, [askedField]: asked } = await readSent(c);
    const to = askedPage(asked);
    const person = await identity.byToken(c, typeof token === 'string' ? token.trim() : '');
    if (person === 'later') {
      return failed(c, to, 'Too many wrong tokens came from here: wait ten minutes.', 429);
    }
    if (person === null) return failed(c, to, 'This token is nobody’s, or was revoked.', 403);
    await identity.signIn(c, person.actor.name, null);
    return c.redirect(to, 303);
  });
  if (openId !== null) app.route('/', openIdRoutes({ ...deps, ...openId, failed }));
}

import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import {
  GoneError,
  InvalidInputError,
  NotFoundError,
  UnavailableError,
} from '#src/domain/errors.ts';
import { NotAllowedError } from '#src/publishing/drafts/person.ts';
import { longestWords } from '#src/publishing/reading/plain-words.ts';
import { addresses, newsroomBase } from './addresses.ts';
import { askedBy, leadingTo } from './asked-page.ts';
import {
  deedNames,
  doneText,
  doRollBack,
  doWithDraft,
  requireMayRollBack,
  restoredBy,
} from './deeds.ts';
import { headersOf } from './headers.ts';
import {
  identify,
  isFormKey,
  type NewsroomContext,
  type NewsroomEnv,
  type Visit,
} from './identity.ts';
import type { NewsroomDeps } from './newsroom-deps.ts';
import { layout, type Page } from './pages/layout.ts';
import { rollBackDeed } from './pages/releases-page.ts';
import { readSent, type Refusal, type Sent } from './refusal.ts';
import { showPages } from './show.ts';
import { folderCall } from './upload/folder-call.ts';
import { levelsCall } from './upload/levels-call.ts';
import { mountSignIn } from './sign-in.ts';
import { newsroomStylesheet } from './stylesheet.ts';

/** Forms of the newsroom hold a few words. */
const longestForm = 16 * 1024;

/**
 * The newsroom, on a port of its own: people review and publish drafts by the functions of the command line. Every page
 * works without scripts, and none is cached.
 */
export async function createNewsroom(deps: NewsroomDeps): Promise<Hono<NewsroomEnv>> {
  const { store, snapshot, log, url } = deps;
  const identity = identify(deps);
  const show = showPages(deps);
  const { css, fonts } = await newsroomStylesheet();
  const current = () => ({ snapshot: snapshot(), db: store.db });

  async function answer(c: NewsroomContext, page: Page, status: ContentfulStatusCode = 200) {
    const { site } = await siteTexts(current());
    const visit = c.get('visit') ?? null;
    const frame = { siteName: site.name, stylesheets: [addresses.stylesheet], visit };
    return c.html(await layout(page, frame), status);
  }

  const app = new Hono<NewsroomEnv>();
  app.use(headersOf(url));
  app.onError(async (error, c) => {
    if (error instanceof HTTPException) {
      return answer(c, failedPage(c, notAccepted(error.status)), error.status);
    }
    const status = statusOf(error);
    if (status === 500) log.error({ err: error, path: c.req.path }, 'newsroom failed');
    const message = status === 500 ? 'Something went wrong on our side.' : error.message;
    return answer(c, failedPage(c, message), status);
  });
  app.notFound((c) => answer(c, failedPage(c, 'There is nothing at this address.'), 404));

  app.get('/media/*', (c) => deps.files.fetch(c.req.raw));
  app.get('/', (c) => c.redirect(addresses.drafts));
  app.get(addresses.stylesheet, async (c) => {
    const brand = await brandOf(current());
    return c.body([css, brand?.stylesheet].join('\n'), 200, { 'Content-Type': 'text/css' });
  });
  app.get(addresses.font(':name'), async (c) => {
    const file = fonts.get(c.req.param('name') ?? '');
    if (file === undefined) return c.notFound();
    const headers = { 'Content-Type': 'font/woff2', 'Cache-Control': 'private, max-age=86400' };
    return c.body(await readFile(file), 200, headers);
  });

  app.put(addresses.levels, levelsCall(deps, identity));
  app.put(addresses.folder, folderCall(deps, identity));
  for (const address of [addresses.levels, addresses.folder]) app.all(address, onlyPut);
  app.use(bodyLimit({ maxSize: longestForm }), csrf({ origin: url }));
  mountSignIn(app, { ...deps, identity, answer });

  app.use(async (c, next) => {
    const visit = await identity.bySession(c);
    if (visit === null) {
      const isLost = c.req.method === 'POST' && c.req.path !== addresses.signOut;
      const signIn = isLost ? `${addresses.signIn}?ended` : addresses.signIn;
      return c.redirect(leadingTo(signIn, askedBy(c.req.url)), 303);
    }
    c.set('visit', visit);
    return next();
  });
  app.on('POST', `${newsroomBase}/*`, async (c, next) => {
    const { form_key: key } = await readSent(c);
    if (!isFormKey(c.get('visit'), key)) throw new HTTPException(403);
    return next();
  });
  app.get(addresses.drafts, async (c) => answer(c, await show.drafts(doneText(c))));
  app.get(addresses.draft(':number{\\d{1,9}}'), async (c) => {
    const number = Number(c.req.param('number'));
    return answer(c, await show.draft(number, c.get('visit'), done(c)));
  });
  app.get(addresses.releases, async (c) => answer(c, await show.releases(c.get('visit'), done(c))));
  app.get(addresses.state, async (c) => answer(c, await show.state()));
  app.get(addresses.audit, async (c) => {
    const before = c.req.query('before');
    return answer(c, await show.audit(/^\d{1,9}$/.test(before ?? '') ? Number(before) : null));
  });
  app.post(addresses.signOut, async (c) => {
    await identity.signOut(c);
    const isLeft = c.get('visit').person.actor.by === 'openid';
    return c.redirect(`${addresses.signIn}${isLeft ? '?left=openid' : ''}`, 303);
  });
  const deedAddress = addresses.deed(':number{\\d{1,9}}', `:deed{${deedNames.join('|')}}`);
  app.post(deedAddress, async (c) => {
    const visit = c.get('visit');
    const { number = '', deed = '' } = c.req.param() as { number?: string; deed?: string };
    return act(c, deed, {
      run: (sent) => doWithDraft(store, visit.person, c, sent),
      again: (last) => show.draft(Number(number), visit, last),
    });
  });
  app.post(addresses.rollBack, (c) => {
    const visit = c.get('visit');
    return act(c, rollBackDeed, {
      run: (sent) => doRollBack(store, visit.person, sent),
      again: (last) => rollbackAgain(visit, last),
    });
  });
  // The page of a refused form stands at the address of the form, where a reader may ask for it again.
  app.get(deedAddress, (c) => c.redirect(addresses.draft(c.req.param('number')!), 303));
  app.get(addresses.rollBack, async (c) => {
    const visit = c.get('visit');
    const sent = c.req.query();
    if (sent['release'] === undefined) return c.redirect(addresses.releases, 303);
    requireMayRollBack(visit.person);
    try {
      return answer(c, await show.rollback(restoredBy(sent), visit, done(c)));
    } catch (error) {
      if (!(error instanceof Error) || statusOf(error) === 500) throw error;
      const refusal = { text: error.message, deed: rollBackDeed, sent };
      return answer(c, await show.releases(visit, { said: null, refusal }), statusOf(error));
    }
  });
  return app;

  /** A refused rollback is shown with what it would change, or else with the choice that cannot be compared. */
  async function rollbackAgain(visit: Visit, last: Parameters<Action['again']>[0]): Promise<Page> {
    try {
      requireMayRollBack(visit.person);
      return await show.rollback(restoredBy(last.refusal.sent), visit, last);
    } catch {
      return show.releases(visit, last);
    }
  }

  /** Runs the action of a form; where it is refused, its page is shown again with the reason and what was typed. */
  async function act(c: NewsroomContext, deed: string, { run, again }: Action) {
    const sent = await readSent(c);
    try {
      return c.redirect(await run(sent), 303);
    } catch (error) {
      if (!(error instanceof Error) || statusOf(error) === 500) throw error;
      const refusal = { text: error.message, deed, sent };
      return answer(c, await again({ said: null, refusal }), statusOf(error));
    }
  }
}

type Action = {
  /** Leads to the address of the page to show next. */
  run: (sent: Sent) => Promise<string>;
  again: (last: { said: null; refusal: Refusal }) => Promise<Page>;
};

const done = (c: NewsroomContext) => ({ said: doneText(c), refusal: null });

/** A program that sends a file by POST would be answered with a page for people. */
const onlyPut = () =>
  problemResponse(makeProblem(405, 'Files are sent by PUT (curl -T FILE)'), { Allow: 'PUT' });

const notAccepted = (status: number): string =>
  status === 413
    ? `What you wrote is too long: a reason has up to ${longestWords.reason} characters.`
    : 'This was not sent by a page of the newsroom.';

const failedPage = (c: NewsroomContext, message: string): Page => ({
  title: c.req.method === 'POST' ? 'That was not done' : 'This page cannot be shown',
  content: html`<p class="notice" role="alert">${message}</p>
    <p><a href="${addresses.drafts}">To the drafts</a></p>`,
});

function statusOf(error: Error): 403 | 404 | 409 | 422 | 500 | 503 {
  if (error instanceof NotAllowedError) return 403;
  if (error instanceof InvalidInputError) return 422;
  if (error instanceof NotFoundError || error instanceof GoneError) return 404;
  return error instanceof UnavailableError ? 503 : 500;
}

import type { PagesHandler } from '#src/app/pages.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { RequestContext } from '#src/client/page/request-context.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import { formOfPage, internalPages, splitLanguage } from '#src/urls.ts';
import { languageTexts } from '#src/i18n/replaced/texts-around.ts';
import type { Env } from '../settings/env.ts';
import { inSpan } from '#src/tracing/spans.ts';
import { pageBefore } from './page-before.ts';
import { outsideSources } from '../settings/outside-sources.ts';
import type { PageAnswers } from './page-answers.ts';
import { pageResponse } from './page-response.ts';

export type RenderDeps = { env: Env; answers: PageAnswers; pages: PagesHandler };

/**
 * Renders one page on one snapshot: every call that the page makes to the API sees the same release.
 * @param refusedForm what was sent by the form of this page and could not be accepted
 */
export async function renderPage(
  deps: RenderDeps,
  snapshot: Snapshot,
  request: Request,
  refusedForm: RefusedForm | null = null,
): Promise<Response> {
  const { env, answers, pages } = deps;
  let reported: number | null = null;
  let html = null as string | null;
  let isWhole = true;
  const asked = pageRequest(request);
  const context: RequestContext = {
    api: async (path) => {
      const answer = await answers(snapshot, path);
      // The page is served without the failed part, but must not be cached.
      if (answer.status >= 500) isWhole = false;
      return answer;
    },
    release: snapshot.release,
    origin: env.publicUrl,
    apiPort: env.apiPort,
    settings: env.site,
    texts: languageTexts(splitLanguage(new URL(request.url).pathname).language),
    cameFrom: pageBefore(request, env.publicUrl),
    refusedForm,
    reportStatus: (status) => {
      reported = status;
    },
    takeDocument: (text) => {
      html = text;
    },
    described: [],
  };
  const rendered = await inSpan(
    () => 'render',
    () => pages.fetch(asked, { context }),
  );
  // The headers of `Response.redirect` are immutable, those of a copy are not.
  if (html === null) return new Response(rendered.body, rendered);
  return pageResponse(request, {
    status: refusedForm?.status ?? reported ?? rendered.status,
    html,
    release: snapshot.release,
    isCacheable: isWhole && mayBeKept(rendered, new URL(request.url).pathname),
    sources: outsideSources(env),
  });
}

/**
 * The request as the framework expects it: HEAD is rendered too, for its headers, and every client gets HTML, since the
 * answer cache holds pages in no other form.
 */
function pageRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'text/html');
  return new Request(request, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
  });
}

/**
 * Whether the page is the same for all visitors and none of its components failed, as its headers say. The page of a
 * form holds the key of one submission, and the self-check describes one moment.
 */
function mayBeKept(rendered: Response, pathname: string): boolean {
  const { path } = splitLanguage(pathname);
  const isSame = formOfPage(path) === null && path !== internalPages.smoke;
  return isSame && !rendered.headers.has('Cache-Control');
}

import type { PagesHandler } from '#src/app/pages.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { RequestContext, StructuredData } from '#src/client/page/request-context.ts';
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
  const described: StructuredData[] = [];
  const asked = pageRequest(request);
  const context: RequestContext = {
    api: async (path) => {
      const answer = await answers(snapshot, path);
      // A page stands without a part that failed, but nobody should keep it.
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
    describe: (data) => described.push(data),
  };
  const rendered = await inSpan(
    () => 'render',
    () => pages.fetch(asked, { context }),
  );
  // A redirect's own headers are closed to the headers of this site: a copy is not.
  if (html === null) return new Response(rendered.body, rendered);
  return pageResponse(request, {
    status: refusedForm?.status ?? reported ?? rendered.status,
    html: withStructuredData(withoutLoadTimes(html), described),
    release: snapshot.release,
    isCacheable: isWhole && mayBeKept(rendered, new URL(request.url).pathname),
    sources: outsideSources(env),
  });
}

/**
 * The request as the framework expects it. HEAD needs the page too, for its headers; and every client gets HTML, since the
 * answer cache knows no other form of a page.
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
 * Whether a page is the same for all who ask, and no component of it broke: of that its headers tell. A form's
 * page holds the key of one submission, and the self-check is of the moment.
 */
function mayBeKept(rendered: Response, pathname: string): boolean {
  const { path } = splitLanguage(pathname);
  const isSame = formOfPage(path) === null && path !== internalPages.smoke;
  return isSame && !rendered.headers.has('Cache-Control');
}

/** Programs read it in the document; the page itself needs nothing of it, and does not carry it. */
function withStructuredData(html: string, described: readonly StructuredData[]): string {
  if (described.length === 0) return html;
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': described });
  // A text of the data may not end the script.
  const script = `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/**
 * The router writes the time at which it loaded each match into its script, so that no two renderings would have the same
 * bytes. The script is code: `Date.now()` in place of the time makes the browser use its own clock.
 */
function withoutLoadTimes(html: string): string {
  return html.replaceAll(/(",u:)\d{13}(,s:")/g, '$1Date.now()$2');
}

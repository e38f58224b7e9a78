import type { Api } from '#src/api/create-api.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import { formOfPage, splitLanguage } from '#src/urls.ts';
import type { Env } from './env.ts';
import { outsideSources } from './outside-sources.ts';
import { pageResponse } from './page-response.ts';

type RenderDeps = { env: Env; api: Api; pages: PagesHandler };

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
  const { env, api, pages } = deps;
  let reported: number | null = null;
  let isWhole = true;
  // HEAD is answered with the headers of the page, so the page is needed.
  const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
  const rendered = await pages.fetch(asked, {
    context: {
      api: async (path) => {
        const answer = await api.request(path, {}, { snapshot });
        // A page stands without a part that failed, but nobody should keep it.
        if (answer.status >= 500) isWhole = false;
        return answer;
      },
      release: snapshot.release,
      origin: env.publicUrl,
      apiPort: env.apiPort,
      settings: env.site,
      refusedForm,
      reportStatus: (status) => {
        reported = status;
      },
    },
  });
  const isPage = rendered.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isPage) return rendered;
  return pageResponse(request, {
    status: refusedForm?.status ?? reported ?? rendered.status,
    html: timeless(await rendered.text()),
    release: snapshot.release,
    // A form's page holds the key of one submission: no two visitors may see the same.
    isCacheable: isWhole && formOfPage(splitLanguage(new URL(request.url).pathname).path) === null,
    sources: outsideSources(env),
  });
}

/**
 * The router writes the time at which it loaded each match into its script, which would make every
 * rendering other bytes. The script is code, so that the browser can put its own clock there.
 */
function timeless(html: string): string {
  return html.replaceAll(/(",u:)\d{13}(,s:")/g, '$1Date.now()$2');
}

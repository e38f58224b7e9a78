import type { Api } from '#src/api/create-api.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import type { Env } from './env.ts';
import { pageResponse } from './page-response.ts';

type RenderDeps = { env: Env; api: Api; pages: PagesHandler };

/** Renders one page on one snapshot: every call that the page makes to the API sees the same release. */
export async function renderPage(
  deps: RenderDeps,
  snapshot: Snapshot,
  request: Request,
): Promise<Response> {
  const { env, api, pages } = deps;
  let reported: number | null = null;
  const rendered = await pages.fetch(request, {
    context: {
      api: async (path) => api.request(path, {}, { snapshot }),
      release: snapshot.release,
      origin: env.publicUrl,
      apiPort: env.apiPort,
      reportStatus: (status) => {
        reported = status;
      },
    },
  });
  const isPage = rendered.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isPage) return rendered;
  return pageResponse(request, {
    status: reported ?? rendered.status,
    html: await rendered.text(),
    release: snapshot.release,
    connect: apiOrigins(env),
  });
}

/** In the dev environment browsers call the API on a port of its own (API-06). */
function apiOrigins(env: Env): string[] {
  if (env.apiPort === null) return [];
  const { protocol, hostname } = new URL(env.publicUrl);
  return [`${protocol}//${hostname}:${env.apiPort}`];
}

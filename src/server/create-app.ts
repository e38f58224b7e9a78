import { Hono } from 'hono';
import { createApi, type Api } from '#src/api/create-api.ts';
import { noticeFiles } from '#src/api/notices/notice-files.ts';
import { marketDataCalls, type MarketDataDeps } from '#src/api/market-data.ts';
import type { Factsheets } from '#src/factsheets/open-factsheets.ts';
import { insightsFeeds } from '#src/api/insights/insights-feeds.ts';
import type { FormBindings, FormDeps } from '#src/api/eloqua-proxy.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { compatibilityPage } from '#src/features/shell/compatibility-page.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { errorMessages } from '#src/i18n/messages/errors.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import type { Store } from '#src/store/open-store.ts';
import { filePath, formPages, health, localPath, mediaPath, splitLanguage } from '#src/urls.ts';
import { isUnsupportedBrowser } from './browser-support.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Env } from './env.ts';
import { foundFiles } from './found/found-files.ts';
import { formDeps } from './form-deps.ts';
import { factsheetFiles } from './factsheet-files.ts';
import type { LateIndexes } from './late-indexes.ts';
import type { Log } from './log.ts';
import { outsideContent } from './outside-content.ts';
import { indexRedirect } from './index-redirect.ts';
import { redirectOf } from './redirects.ts';
import { redirectsByRelease } from './redirects-by-release.ts';
import { renderPage } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';
import { siteNameByRelease } from './site-name-by-release.ts';
import { storedFiles } from './stored-files.ts';
import { staticFiles } from './static-files.ts';

export type AppDeps = {
  env: Env;
  log: Log;
  store: Pick<Store, 'db'>;
  leads: Pick<LeadStore, 'receive'>;
  /** The current release with its catalogue; throws UnavailableError before the first one is there. */
  snapshot: () => Snapshot;
  marketData: MarketDataDeps;
  factsheets: Factsheets;
  lateIndexes: Pick<LateIndexes, 'count'>;
  pages: PagesHandler;
  /** Folder of the built browser files; null where the development server gives them. */
  clientFolder: string | null;
};

/** The whole site: API, redirects, files and pages, as one app that takes a request and gives its answer. */
export function createApp(deps: AppDeps): Hono {
  const { env, log, snapshot } = deps;
  const showForm: FormDeps['showForm'] = (request, refused) => {
    const path = localPath(refused.language, formPages[refused.form]);
    const page = new Request(new URL(path, request.url));
    return renderPage({ ...deps, api }, snapshot(), page, refused);
  };
  const api: Api = createApi({
    ...deps,
    publicUrl: env.publicUrl,
    askContent:
      env.contentUrl === null ? undefined : outsideContent(env.contentUrl, env.contentToken ?? ''),
    contentToken: env.contentToken,
    forms: { ...formDeps(deps), showForm },
  });
  const redirectsOf = redirectsByRelease(deps.store);
  const siteNameOf = siteNameByRelease(deps.store);
  const app = new Hono();
  app.use(mediaPath('*'), securityHeaders(env.publicUrl));
  app.use(filePath('*', '*'), securityHeaders(env.publicUrl, 'SAMEORIGIN'));
  app.route('/', storedFiles(deps.store));
  app.route('/', factsheetFiles({ ...deps, api, publicUrl: env.publicUrl }));
  app.use(securityHeaders(env.publicUrl));
  app.get(health.live, (c) => c.text('ok'));
  app.get(health.ready, async (c) =>
    c.json({ release: snapshot().release, lateIndexes: await deps.lateIndexes.count() }),
  );
  if (deps.clientFolder !== null) app.route('/', staticFiles(deps.clientFolder));
  app.route('/', marketDataCalls(deps.marketData));
  app.route('/', foundFiles(deps));
  app.all('/api', (c) => api.fetch(c.req.raw, c.env as FormBindings));
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env as FormBindings));
  app.route('/', insightsFeeds({ ...deps, publicUrl: env.publicUrl }));
  app.route('/', noticeFiles({ ...deps, publicUrl: env.publicUrl }));
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const current = snapshot();
    if (isUnsupportedBrowser(c.req.header('User-Agent'))) {
      const page = compatibilityPage(splitLanguage(pathname).language, await siteNameOf(current));
      c.header('Content-Security-Policy', contentSecurityPolicy(page));
      c.header('Cache-Control', 'no-store');
      return c.html(page);
    }
    const redirects = await redirectsOf(current);
    const moved =
      redirectOf({ prefix: env.legacyIndexesPrefix, redirects }, pathname, search) ??
      indexRedirect(current, pathname, search);
    if (moved !== null) return c.redirect(moved, 301);
    return renderPage({ ...deps, api }, current, c.req.raw);
  });
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'request failed');
    const { message } = errorMessages(splitLanguage(c.req.path).language);
    c.header('Cache-Control', 'no-store');
    if (!(error instanceof UnavailableError)) return c.text(message, 500);
    c.header('Retry-After', '5');
    return c.text(message, 503);
  });
  return app;
}

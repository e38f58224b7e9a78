import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientFailures, type ClientFailureDeps } from '#src/api/site/client-failures.ts';
import { createApi } from '#src/api/create-api.ts';
import type { Api } from '#src/api/http/api-app.ts';
import { conditionalRequests } from '#src/api/http/conditional-requests.ts';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import type { ParquetFiles } from '#src/api/data-files/parquet/open-parquet.ts';
import type { Workbooks } from '#src/api/downloads/open-workbooks.ts';
import { rateLimit, windowSeconds } from '#src/api/forms/rate-limit.ts';
import { correctionsFeed } from '#src/api/corrections/corrections-feed.ts';
import { dataFiles } from '#src/api/data-files/data-files.ts';
import { indexFeeds } from '#src/api/notices/index-feed.ts';
import { noticeFiles } from '#src/api/notices/notice-files.ts';
import { marketDataCalls, type MarketDataDeps } from '#src/api/market-data.ts';
import type { Pictures } from '#src/pictures/open-pictures.ts';
import type { Factsheets } from '#src/factsheets/open-factsheets.ts';
import { insightsFeeds } from '#src/api/insights/insights-feeds.ts';
import type { FormDeps } from '#src/api/forms/eloqua-proxy.ts';
import type { ConnectionBindings } from '#src/api/http/visitor-of.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { textsAsOf } from '#src/catalogue/texts-of.ts';
import { compatibilityPage } from '#src/features/shell/compatibility-page.ts';
import { languageFacts } from '#src/domain/language.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { withTexts } from '#src/i18n/replaced/texts-around.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import type { LeadStore } from '#src/leads/lead.ts';
import type { ExternalServices } from '#src/outside/external-services.ts';
import type { Store } from '#src/store/open-store.ts';
import { sharedCount } from '#src/store/request-counts.ts';
import {
  requestedRelease,
  filePath,
  formPages,
  health,
  isCall,
  localPath,
  mediaPath,
  splitLanguage,
} from '#src/urls.ts';
import { answerAddresses } from './pages/answer-addresses.ts';
import { answerPages } from './pages/answer-pages.ts';
import { isUnsupportedBrowser } from './pages/browser-support.ts';
import { contentSecurityPolicy } from './http/content-security-policy.ts';
import { budgets } from './settings/budgets.ts';
import type { Env } from './settings/env.ts';
import { embeds } from './embeds/embeds.ts';
import { foundFiles } from './discovery/discovery-files.ts';
import { formDeps } from './start/form-deps.ts';
import { brandFiles } from './files/brand-files.ts';
import { chartFiles } from './charts/chart-files.ts';
import { blendSheetFiles } from './files/blend-sheet-files.ts';
import { factsheetFiles } from './files/factsheet-files.ts';
import type { LateIndexes } from './observe/late-indexes.ts';
import type { Log } from './observe/log.ts';
import { contentPolicy, outsideContent } from './pages/outside-content.ts';
import { modelContext } from './mcp/model-context.ts';
import { movedAddresses } from './pages/moved-addresses.ts';
import { ofTodayAlone } from './pages/of-today-alone.ts';
import { legacyRedirect } from './pages/redirects.ts';
import { isPage } from './pages/route-pattern.ts';
import type { OtherBuilds } from './files/other-builds.ts';
import { createPageAnswers } from './pages/page-answers.ts';
import { ofThisMoment, readiness } from './observe/readiness.ts';
import { shownLanguages } from './pages/shown-languages.ts';
import { previewParts } from './previews/preview-parts.ts';
import { securityHeaders, siteHeaders } from './http/security-headers.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import { storedFiles } from './files/stored-files.ts';
import { staticFiles } from './files/static-files.ts';
import { pagesInMarkdown } from './markdown/pages-in-markdown.ts';
import { mixesInMarkdown } from './markdown/mixes-in-markdown.ts';
import { indexesInMarkdown, variesByAccept } from './markdown/indexes-in-markdown.ts';

export type AppDeps = {
  env: Env;
  log: Log;
  store: Pick<
    Store,
    'db' | 'engine' | 'session' | 'isReachable' | 'needsRestart' | 'replicasInUse'
  >;
  leads: Pick<LeadStore, 'receive'>;
  /** The current release with its catalogue; throws UnavailableError before the first one is there. */
  snapshot: () => Snapshot;
  marketData: MarketDataDeps;
  outside: ExternalServices;
  factsheets: Factsheets;
  pictures: Pictures;
  workbooks: Workbooks;
  parquetFiles: Pick<ParquetFiles, 'open'>;
  lateIndexes: Pick<LateIndexes, 'count'>;
  clientFailed: ClientFailureDeps['clientFailed'];
  /** True once the process is about to end. */
  isEnding: () => boolean;
  pages: PagesHandler;
  /** Folder of the built browser files; null where the development server gives them. */
  clientFolder: string | null;
  /** Built files of other running versions of the site. */
  otherBuilds: Pick<OtherBuilds, 'find'>;
};

/** The prefix of every language except the one whose addresses have none. */
const languagePrefixes = Object.values(languageFacts)
  .map(({ prefix }) => prefix)
  .filter((prefix) => prefix !== '');

/** The whole site: API, redirects, files and pages, as one app that takes a request and gives its answer. */
export function createApp(deps: AppDeps): Hono {
  const { env, log, snapshot } = deps;
  const showForm: FormDeps['showForm'] = (request, refused) => {
    const path = localPath(refused.language, formPages[refused.form]);
    const page = new Request(new URL(path, request.url));
    return answerPage(snapshot(), page, refused);
  };
  deps.pages.onFailure?.((failure) => log.warn(failure, 'a page stands without a part'));
  const forms = formDeps(deps);
  const api: Api = createApi({
    ...deps,
    publicUrl: env.publicUrl,
    preview: env.preview?.label ?? null,
    askContent: askContent(deps),
    contentToken: env.contentToken,
    forms: { ...forms, showForm },
  });
  const isShown = shownLanguages(deps.store.db);
  const answerPage = answerPages({ ...deps, isShown, answers: createPageAnswers(api) });
  const app = new Hono();
  const get = async (address: string) => app.request(env.publicUrl + address);
  const isThere = async (address: string) =>
    (await app.request(env.publicUrl + address, { method: 'HEAD' })).status !== 404;
  const moved = movedAddresses({ ...deps, isThere });
  const answerAddress = answerAddresses(
    async (current, query) => (await moved.answer(current, query)) ?? answerPage(current, query),
    isThere,
    (pathname) => legacyRedirect(env.legacyIndexesPrefix, pathname, '') !== null,
  );
  if (env.preview) app.route('/', previewParts(env.preview));
  app.use(conditionalRequests);
  app.use(mediaPath('*'), securityHeaders(env.publicUrl));
  app.use(filePath('*', '*'), securityHeaders(env.publicUrl, { frames: 'SAMEORIGIN' }));
  const ofToday = ofTodayAlone(snapshot);
  for (const path of [mediaPath('*'), filePath('*', '*')])
    app.use(path, ofToday, moved.insteadOfNotFound);
  app.route('/', storedFiles(deps));
  app.use(siteHeaders(env.publicUrl), ofToday);
  app.get(health.live, (c) => c.text('ok', { headers: ofThisMoment }));
  app.get(health.ready, readiness(deps));
  app.use(wordsOfRelease(deps), moved.insteadOfNotFound);
  // Feeds and Markdown pages, like pages, do not exist in a language that the provider does not show; old addresses may.
  const refuseHidden = createMiddleware(async (c, next) => {
    if (await isShown(snapshot(), c.req.path)) return next();
    const { raw } = c.req;
    const led = await moved.provided(snapshot(), raw);
    const leadsThere = await isShown(snapshot(), led?.headers.get('Location') ?? '');
    return led !== null && leadsThere ? led : answerPage(snapshot(), raw);
  });
  for (const prefix of languagePrefixes) app.use(`${prefix}/*`, refuseHidden);
  app.use(variesByAccept);
  const parts = { ...deps, api, publicUrl: env.publicUrl };
  const drawn = [factsheetFiles, blendSheetFiles, chartFiles, embeds, brandFiles];
  for (const part of drawn) app.route('/', part(parts));
  if (deps.clientFolder !== null) app.route('/', staticFiles(deps.clientFolder, deps.otherBuilds));
  app.route('/', marketDataCalls(deps.marketData));
  app.route('/', foundFiles(deps));
  const reports = rateLimit(
    budgets.clientReports,
    sharedCount(deps.store, 'report', windowSeconds),
  );
  app.route('/', clientFailures({ ...forms, ...deps, rateLimit: reports }));
  app.route('/', modelContext({ ...parts, origins: env.mcpOrigins, get }));
  app.all('/api/*', (c, next) =>
    isCall(c.req.path) ? api.fetch(c.req.raw, c.env as ConnectionBindings) : next(),
  );
  const files = [dataFiles, insightsFeeds, noticeFiles, indexFeeds, correctionsFeed];
  for (const part of [...files, indexesInMarkdown, mixesInMarkdown]) app.route('/', part(parts));
  app.route('/', pagesInMarkdown({ ...parts, answerAddress }));
  app.get('*', async (c) => {
    const current = snapshot();
    if (isUnsupportedBrowser(c.req.header('User-Agent'))) {
      const { site } = await siteTexts({ snapshot: current, db: deps.store.db });
      const page = compatibilityPage(splitLanguage(c.req.path).language, site.name);
      c.header('Content-Security-Policy', contentSecurityPolicy(page));
      c.header('Cache-Control', 'no-store');
      return c.html(page);
    }
    return answerAddress(current, c.req.raw);
  });
  app.all('*', (c) => {
    const isRead = deps.pages.parametersOf(c.req.path) !== null || !isPage(c.req.path);
    if (!isRead) return problemResponse(makeProblem(404, 'There is nothing at this address'));
    const detail = `${c.req.method} is not possible here`;
    return problemResponse(makeProblem(405, detail), { Allow: 'GET, HEAD' });
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

/**
 * Every answer uses the provider's texts of the release that its address names. While the store is down, those in
 * memory serve.
 */
const wordsOfRelease = ({ snapshot, store }: AppDeps) =>
  createMiddleware(async (c, next) => {
    const asof = requestedRelease(new URL(c.req.url).search);
    const reading = async () => textsAsOf(store.db, snapshot().release, asof);
    return withTexts(await reading().catch(() => ({})), next);
  });

function askContent({ env, outside }: AppDeps): ReturnType<typeof outsideContent> | undefined {
  const { contentUrl: url, contentToken: token = '' } = env;
  if (url === null) return undefined;
  return outsideContent({ url, token }, outside.open('content service', contentPolicy));
}

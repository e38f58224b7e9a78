import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type * as z from 'zod';
import { inLanguage } from '#src/catalogue/in-language.ts';
import { textsOf } from '#src/catalogue/texts-of.ts';
import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { endpoints, type EndpointName } from '#src/contract/api/endpoints/endpoints.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { withTexts } from '#src/i18n/replaced/texts-around.ts';
import { api } from '#src/urls.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { topHatSource, type TopHatOf } from './content/top-hat-source.ts';
import { sourceAsOf } from './as-of.ts';
import { downloads } from './downloads/downloads.ts';
import { observationFiles } from './mixes/working/observation-files.ts';
import { listDownloads, type ListDownloadDeps } from './downloads/list-download.ts';
import { formSubmissions } from './forms/eloqua-proxy.ts';
import type { Api, ApiEnv } from './http/api-app.ts';
import { conditionalRequests } from './http/conditional-requests.ts';
import { deprecationHeaders } from './http/deprecation-headers.ts';
import { answerProblem, makeProblem, problemResponse } from './http/problems.ts';
import { pageLinks } from './http/page-links.ts';
import { queryReader } from './http/read-query.ts';
import { cachedUntilChange, sendAnswer } from './http/send-answer.ts';
import { knownAnswers } from './reference/examples/known-answers.ts';
import { documentation } from './reference/documentation.ts';
import { resources } from './resources.ts';
import { siteTexts } from './site/site-texts.ts';
import type { ApiDeps, Source, Stored } from './source.ts';

const allowedMethods = 'GET, HEAD, OPTIONS';

/**
 * The public API below `/api`: open to every origin and read-only, one handler for each call of the contract; and the
 * call that takes the forms of the site's own pages.
 */
export function createApi(deps: ApiDeps & ListDownloadDeps): Api {
  const app: Api = new Hono<ApiEnv>();
  const { service, topHatOf } = topHatSource(deps);
  app.use(conditionalRequests);
  app.route('/', formSubmissions(deps.forms));
  app.route('/', service);
  app.use(
    `${api.base}/*`,
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'OPTIONS'],
      exposeHeaders: [
        'Content-Disposition',
        'Deprecation',
        'ETag',
        'Link',
        'Plumbline-Release',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'Sunset',
      ],
      maxAge: 86_400,
    }),
  );
  app.use(`${api.base}/*`, deprecationHeaders);
  const ask = async (address: string, { snapshot }: Stored) =>
    app.request(address, {}, { snapshot });
  const called = { topHatOf, isAnswered: knownAnswers(ask) };
  for (const name of Object.keys(endpoints) as EndpointName[]) mount(app, name, deps, called);
  app.route('/', downloads(deps));
  app.route('/', observationFiles(deps));
  app.route('/', listDownloads(deps));
  app.route('/', documentation({ ...deps, ask }));
  for (const path of readPaths()) {
    app.all(path, (c) =>
      problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
        Allow: allowedMethods,
      }),
    );
  }
  app.all(`${api.base}/*`, () => problemResponse(makeProblem(404, 'There is no such call')));
  app.onError(answerProblem(deps.log));
  return app;
}

type Called = { topHatOf: TopHatOf; isAnswered: ReturnType<typeof knownAnswers> };

function mount(app: Api, name: EndpointName, deps: ApiDeps, called: Called): void {
  const { path, query: schema } = endpoints[name];
  const read = queryReader<z.ZodObject>(schema);
  // The query and the resource have the same name, which the type checker cannot follow through the table.
  const resource = resources[name] as (query: unknown, source: Source) => unknown;
  app.on('GET', routesOf(path), async (c) => {
    const snapshot = c.env?.snapshot ?? deps.snapshot();
    const parsed = read(new URL(c.req.url).searchParams, c.req.param());
    const { publicUrl, store, preview } = deps;
    const current: Omit<Source, 'topHat' | 'isAnswered'> = {
      snapshot,
      db: store.db,
      publicUrl,
      preview,
    };
    // The release is chosen here, once for the whole call.
    const { asof, ...query } = parsed as { asof?: string; lang?: Language };
    await refuseHidden(query.lang, current);
    const chosen = asof === undefined ? current : await sourceAsOf(asof, current);
    const source = {
      ...chosen,
      snapshot: inLanguage(chosen.snapshot, query.lang ?? defaultLanguage),
      topHat: (lang: Language) => called.topHatOf(lang, chosen.snapshot),
      isAnswered: (address: string) => called.isAnswered(address, chosen),
    };
    const texts = await textsOf(store.db, source.snapshot.release);
    const answer = await withTexts(texts, () => resource(query, source));
    const due = changeOf(answer);
    const links = pageLinks(c.req.url, query, answer);
    if (links !== null) c.header('Link', links);
    return sendAnswer(c, {
      text: JSON.stringify(answer),
      contentType: 'application/json',
      release: source.snapshot.release,
      current: snapshot.release,
      ...(due === null ? {} : { lifetime: cachedUntilChange(due - Date.now()) }),
    });
  });
}

/** Refuses languages that the provider does not show the site in. @throws InvalidInputError */
async function refuseHidden(language: Language = defaultLanguage, source: Stored): Promise<void> {
  if (language === defaultLanguage) return;
  const { languages } = (await siteTexts(source)).site;
  if (languages.includes(language)) return;
  throw new InvalidInputError(`lang: this site is shown in ${languages.join(', ')}`, ['lang']);
}

/**
 * Milliseconds until time alone changes the answer: until an awaited level becomes late. A late level stays so for its
 * release.
 */
function changeOf(answer: unknown): number | null {
  const { lateFrom = null, isLate } = answer as { lateFrom?: string | null; isLate?: boolean };
  return lateFrom !== null && isLate === false ? Date.parse(lateFrom) : null;
}

/** The routes of a call: `/docs/{a}` is `/docs/:a` to the router; the slash at the end is optional. */
function routesOf(path: string): string[] {
  const route = api.base + path.replaceAll(/\{(\w+)\}/g, ':$1');
  return route.endsWith('/') ? [route, route.slice(0, -1)] : [route];
}

function readPaths(): string[] {
  const declared = [...Object.values(endpoints), ...Object.values(downloadCalls)];
  const calls = declared.flatMap(({ path }) => routesOf(path));
  return [...calls, apiDocuments.openapi];
}

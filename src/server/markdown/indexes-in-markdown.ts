import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { sourceAsOf, sourceIn } from '#src/api/as-of.ts';
import type { Api } from '#src/api/http/api-app.ts';
import { answerRefusal } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { resolveFundId } from '#src/api/indexes/resolve-index.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { asof } from '#src/contract/api/query.ts';
import type { Store } from '#src/store/open-store.ts';
import { pages, withQuery } from '#src/urls.ts';
import { idOfSlug } from '#src/urls/index-slug.ts';
import { markdownPath, pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { askApi } from '../ask-api.ts';
import { workingMarkdownPath } from '#src/urls/workings.ts';
import { indexAsMarkdown } from './index-as-markdown.ts';
import { workingAsMarkdown } from './working-as-markdown.ts';

/** What Markdown pages are made from: the API's answers on one release. */
export type MarkdownSource = { api: Api; snapshot: Snapshot; publicUrl: string };

export type MarkdownDeps = Omit<MarkdownSource, 'snapshot'> & {
  snapshot: () => Snapshot;
  store: Pick<Store, 'db'>;
};

const readRelease = queryReader(z.object({ asof }));

/** The release that a page is asked for as of; its other parameters are ignored, as by every page. */
function askedRelease(c: Context): string | undefined {
  const asked = c.req.query('asof');
  return asked ? readRelease(new URLSearchParams({ asof: asked })).asof : undefined;
}

const ending = '.md';
const policy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The pages of indexes and workings in Markdown, with more digits and addresses than the HTML page has room for. An
 * index whose id ends in `.md` keeps its HTML page.
 */
export function indexesInMarkdown(deps: MarkdownDeps): Hono {
  const app = new Hono();
  app.get('/indexes/details/:file{[^/]+\\.md}', async (c, next) => {
    const file = c.req.param('file');
    const snapshot = deps.snapshot();
    if (snapshot.catalogue.indexes.find('fundId', file) !== null) return next();
    return orMissing(() => answerIndex({ ...deps, snapshot }, c, file.slice(0, -ending.length)));
  });
  app.get(workingMarkdownPath, (c) =>
    orMissing(async () => {
      const source = { ...deps, snapshot: deps.snapshot() };
      const tag = c.req.param('file').slice(0, -ending.length);
      const request = { index: c.req.param('id'), figure: tag, asof: askedRelease(c) };
      return sendMarkdown(c, source, await writeWorking(source, request));
    }),
  );
  return app;
}

/** Turns a missing index or release, or one that is no release at all, into the API's problem. */
async function orMissing(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return answerRefusal(error);
  }
}

type WrittenPage = { text: string; release: number; lifetime?: string };

export function sendMarkdown(
  c: Context,
  { snapshot }: Pick<MarkdownSource, 'snapshot'>,
  page: WrittenPage,
): Promise<Response> {
  const contentType = 'text/markdown; charset=utf-8';
  const current = snapshot.release;
  return sendAnswer(c, { ...page, contentType, current, policy });
}

/** A client that prefers Markdown gets it at the page's own address, so caches must tell the two apart. */
export const variesByAccept: MiddlewareHandler = async (c, next) => {
  await next();
  if (pageInMarkdown(c.req.path) !== null) c.header('Vary', 'Accept', { append: true });
};

/** How a figure of an index came about, as of a release or day, or as it is now. Throws NotFoundError. */
export async function writeWorking(
  { api, snapshot, publicUrl }: MarkdownSource,
  { index, figure, asof }: { index: string; figure: string; asof?: string | undefined },
): Promise<WrittenPage> {
  const ask = askApi({ api, snapshot });
  const working = await ask('working', { indexId: index, figure, ...(asof ? { asof } : {}) });
  return { text: workingAsMarkdown(working, publicUrl), release: working.release };
}

async function answerIndex(
  source: MarkdownSource & Pick<MarkdownDeps, 'store'>,
  c: Context,
  address: string,
): Promise<Response> {
  const { snapshot, store } = source;
  const asked = askedRelease(c);
  // An index that was closed since is found in the releases that have it.
  const then = asked ? await sourceAsOf(asked, { snapshot, db: store.db }) : source;
  const id = idOfSlug(address);
  const isAt = resolveFundId(then.snapshot, id);
  if (isAt !== id)
    return c.redirect(withQuery(markdownPath(pages.indexDetails(isAt)), { asof: asked }), 302);
  return sendMarkdown(c, source, await writeIndex(source, id, asked));
}

/** An index in Markdown as of a release or day, or as it is now. Throws NotFoundError. */
export async function writeIndex(
  { api, snapshot, publicUrl }: MarkdownSource,
  fundId: string,
  requested: string | undefined,
): Promise<WrittenPage> {
  const of = requested ? { asof: requested } : {};
  const ask = askApi({ api, snapshot });
  const [version, details, figures, constituents, reviews] = await Promise.all([
    ask('dataVersion', of),
    ask('indexDetails', { indexId: fundId, ...of }),
    ask('indexFigures', { indexId: fundId, ...of }),
    ask('constituents', { portfolioId: fundId, ...of }),
    ask('reviews', { portfolioId: fundId, ...of }),
  ]);
  // The call itself is always of today; the page never changes.
  const then = await sourceIn(version.release, { snapshot });
  const navigation = await askApi({ api, ...then })('mainNavigation', {});
  const { illustrativeNotice: notice } = navigation.provider;
  const answers = { details, figures, constituents, reviews };
  const text = indexAsMarkdown({ ...answers, notice, version, origin: publicUrl });
  return { text, release: version.release };
}

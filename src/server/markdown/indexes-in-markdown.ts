import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Api } from '#src/api/http/api-app.ts';
import { makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { resolveFundId } from '#src/api/indexes/resolve-index.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { GoneError, NotFoundError } from '#src/domain/errors.ts';
import { pages, withQuery } from '#src/urls.ts';
import { idOfSlug } from '#src/urls/index-slug.ts';
import { markdownPath, pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { askApi } from '../ask-api.ts';
import { workingMarkdownPath } from '#src/urls/workings.ts';
import { indexAsMarkdown } from './index-as-markdown.ts';
import { workingAsMarkdown } from './working-as-markdown.ts';

/** What Markdown pages are made from: the API's answers on one release. */
export type MarkdownSource = { api: Api; snapshot: Snapshot; publicUrl: string };

export type MarkdownDeps = Omit<MarkdownSource, 'snapshot'> & { snapshot: () => Snapshot };

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
      const request = { index: c.req.param('id'), figure: tag, asof: c.req.query('asof') };
      return sendMarkdown(c, source, await writeWorking(source, request));
    }),
  );
  return app;
}

/** Turns a missing index or release into the API's problem. */
async function orMissing(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof GoneError) return problemResponse(makeProblem(410, error.message));
    if (!(error instanceof NotFoundError)) throw error;
    return problemResponse(makeProblem(404, error.message));
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

async function answerIndex(source: MarkdownSource, c: Context, address: string): Promise<Response> {
  const asof = c.req.query('asof');
  const id = idOfSlug(address);
  const isAt = resolveFundId(source.snapshot, id);
  if (isAt !== id)
    return c.redirect(withQuery(markdownPath(pages.indexDetails(isAt)), { asof }), 302);
  return sendMarkdown(c, source, await writeIndex(source, id, asof));
}

/** An index in Markdown as of a release or day, or as it is now. Throws NotFoundError. */
export async function writeIndex(
  { api, snapshot, publicUrl }: MarkdownSource,
  fundId: string,
  requested: string | undefined,
): Promise<WrittenPage> {
  const asof = requested ? { asof: requested } : {};
  const ask = askApi({ api, snapshot });
  const [version, details, figures, constituents, reviews, navigation] = await Promise.all([
    ask('dataVersion', asof),
    ask('indexDetails', { indexId: fundId, ...asof }),
    ask('indexFigures', { indexId: fundId, ...asof }),
    ask('constituents', { portfolioId: fundId, ...asof }),
    ask('reviews', { portfolioId: fundId, ...asof }),
    ask('mainNavigation', {}),
  ]);
  const { illustrativeNotice: notice } = navigation.provider;
  const answers = { details, figures, constituents, reviews };
  const text = indexAsMarkdown({ ...answers, notice, version, origin: publicUrl });
  return { text, release: version.release };
}

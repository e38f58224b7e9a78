import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { sourceAsOf } from '#src/api/as-of.ts';
import { answerProblem } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import { blendEmbedQuery, comparisonEmbedQuery, embedQuery } from '#src/contract/api/embeds.ts';
import { onlyTheme } from '#src/brand/picture-look.ts';
import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { GoneError, InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { refusal, type Refusal } from '#src/domain/refusal.ts';
import { saidRefusals } from '#src/i18n/refusals/said-refusals.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { localPath, pages, splitLanguage } from '#src/urls.ts';
import { embedNames, embedPath, mixEmbedPaths, oembedPath } from '#src/urls/embeds.ts';
import { askApi, askRefusing } from '../ask-api.ts';
import { framersOf, type EmbedDeps } from './embed-deps.ts';
import { embedPage, type EmbedContent, type EmbedPage } from './embed-page.ts';
import { indexContent } from './index-embed.ts';
import { blendContent, comparisonContent } from './mix-embed.ts';
import { answerOembed } from './oembed.ts';

const readIndex = queryReader(embedQuery);
const readComparison = queryReader(comparisonEmbedQuery);
const readBlend = queryReader(blendEmbedQuery);

/**
 * Charts and figures of indexes to be framed by other sites, live or frozen to a release, where the provider allows it.
 */
export function embeds(deps: EmbedDeps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  app.get(embedPath, (c) =>
    answerEmbed(c, deps, readIndex, async (request, source) => {
      const name = embedNames.find((one) => one === c.req.param('name'));
      if (!name) {
        const names = embedNames.join(', ');
        throw new NotFoundError(`There are ${names} to embed`, [refusal('no-embed', { names })]);
      }
      return indexContent({ ...deps, ...request, source, name, fundId: c.req.param('fundId') });
    }),
  );
  app.get(mixEmbedPaths.compare, (c) =>
    answerEmbed(c, deps, readComparison, async ({ theme: _, ...request }, source) => {
      const { ids, base, from, to, lang } = request;
      const query = { ids: ids.join(','), base, from, to, lang };
      return comparisonContent(
        await askRefusing({ ...deps, ...source }, 'compare', query),
        request,
        lang,
      );
    }),
  );
  app.get(mixEmbedPaths.blend, (c) =>
    answerEmbed(c, deps, readBlend, async ({ theme: _, asof, ...query }, source) => {
      const answer = await askRefusing({ ...deps, ...source }, 'blend', query);
      return blendContent(answer, { ...query, asof }, query.lang);
    }),
  );
  app.use(oembedPath, cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get(oembedPath, (c) => answerOembed(c, deps));
  return app;
}

type EmbedQuery = { lang: Language; theme?: Theme | undefined; asof?: string | undefined };

async function answerEmbed<Query extends EmbedQuery>(
  c: Context,
  deps: EmbedDeps,
  read: (search: URLSearchParams) => Query,
  contentOf: (query: Query, source: Stored) => Promise<EmbedContent>,
): Promise<Response> {
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const framedBy = await framersOf(current);
  try {
    const query = read(new URL(c.req.url).searchParams);
    const { asof } = query;
    const source = asof === undefined ? current : await sourceAsOf(asof, current);
    const brand = (await brandOf(source))?.brand ?? null;
    const shown = { ...query, theme: query.theme ?? onlyTheme(brand) };
    const content = await contentOf(shown, source);
    const { text, policy } = await embedPage(
      await framed(deps, source, shown, { ...content, brand }),
      framedBy,
    );
    return sendAnswer(c, {
      text,
      policy,
      contentType: 'text/html; charset=utf-8',
      release: source.snapshot.release,
      current: current.snapshot.release,
    });
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    const { text, policy } = await failedEmbed(c, { deps, current, error }, framedBy);
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    return c.html(text, status);
  }
}

/** Wraps content in the page of a frame. */
async function framed(
  deps: EmbedDeps,
  source: Stored,
  { lang: language, theme }: EmbedQuery,
  { title, page, content, isPicture = false, brand }: EmbedContent & { brand: Brand | null },
): Promise<EmbedPage> {
  const { provider } = await askApi({ ...deps, ...source })('mainNavigation', { lang: language });
  const m = embedMessages(language);
  return {
    language,
    title,
    content,
    theme: theme ?? null,
    brand,
    href: deps.publicUrl + localPath(language, page),
    // A picture names its source itself.
    source: isPicture
      ? m.toChart(provider.name)
      : m.source(provider.name, String(source.snapshot.release)),
    notice: provider.illustrativeNotice && shellMessages(language).illustrative,
  };
}

type Failed = { deps: EmbedDeps; current: Stored; error: unknown };

/** An error is a page too: it says what is wrong and links to the site. */
async function failedEmbed(c: Context, { deps, current, error }: Failed, framedBy: string) {
  const { language } = splitLanguage(`/${c.req.query('lang') ?? ''}`);
  const { site } = await siteTexts(current);
  const brand = (await brandOf(current))?.brand ?? null;
  const m = embedMessages(language);
  return embedPage(
    {
      language,
      title: m.notAvailable,
      href: deps.publicUrl + localPath(language, pages.home),
      content: html`<h1>${m.notAvailable}</h1>
        <p>${saidRefusals(language, reasonsOf(error))}</p>`,
      source: m.toSite(site.name),
      notice: null,
      brand,
      theme: onlyTheme(brand) ?? null,
    },
    framedBy,
  );
}

/** The errors that are said in the frame. */
type Said = InvalidInputError | NotFoundError | GoneError;

const isSaid = (error: unknown): error is Said =>
  [InvalidInputError, NotFoundError, GoneError].some((one) => error instanceof one);

const reasonsOf = (error: unknown): readonly Refusal[] => (isSaid(error) ? error.reasons : []);

function statusOf(error: unknown): 400 | 404 | 410 | null {
  if (error instanceof InvalidInputError) return 400;
  if (error instanceof NotFoundError) return 404;
  return error instanceof GoneError ? 410 : null;
}

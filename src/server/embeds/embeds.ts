import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { sourceAsOf } from '#src/api/as-of.ts';
import { answerProblem } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { pastControl, sendAnswer } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import { blendEmbedQuery, comparisonEmbedQuery, embedQuery } from '#src/contract/api/embeds.ts';
import type { Theme } from '#src/contract/provider/brand.ts';
import { GoneError, InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
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
    answerEmbed(c, deps, readIndex, async (asked, source) => {
      const name = embedNames.find((one) => one === c.req.param('name'));
      if (!name) throw new NotFoundError(`There are ${embedNames.join(', ')} to embed`);
      return indexContent({ ...deps, ...asked, source, name, fundId: c.req.param('fundId') });
    }),
  );
  app.get(mixEmbedPaths.compare, (c) =>
    answerEmbed(c, deps, readComparison, async ({ theme: _, ...asked }, source) => {
      const { ids, base, from, to, lang } = asked;
      const query = { ids: ids.join(','), base, from, to, lang };
      return comparisonContent(
        await askRefusing({ ...deps, ...source }, 'compare', query),
        asked,
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

type Asked = { lang: Language; theme?: Theme | undefined; asof?: string | undefined };

async function answerEmbed<Query extends Asked>(
  c: Context,
  deps: EmbedDeps,
  read: (search: URLSearchParams) => Query,
  contentOf: (asked: Query, source: Stored) => Promise<EmbedContent>,
): Promise<Response> {
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const framedBy = await framersOf(current);
  try {
    const asked = read(new URL(c.req.url).searchParams);
    const { asof } = asked;
    const source = asof === undefined ? current : await sourceAsOf(asof, current);
    const content = await contentOf(asked, source);
    const { text, policy } = await embedPage(await framed(deps, source, asked, content), framedBy);
    return sendAnswer(c, {
      text,
      policy,
      contentType: 'text/html; charset=utf-8',
      release: source.snapshot.release,
      current: current.snapshot.release,
      ...(asof === undefined ? {} : { lifetime: pastControl }),
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
  { lang: language, theme }: Asked,
  { title, page, content, isPicture = false }: EmbedContent,
): Promise<EmbedPage> {
  const { provider } = await askApi({ ...deps, ...source })('mainNavigation', { lang: language });
  const m = embedMessages(language);
  return {
    language,
    title,
    content,
    theme: theme ?? null,
    brand: (await brandOf(source))?.brand ?? null,
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
  const m = embedMessages(language);
  const message = error instanceof Error ? error.message : '';
  return embedPage(
    {
      language,
      title: m.notAvailable,
      href: deps.publicUrl + localPath(language, pages.home),
      content: html`<h1>${m.notAvailable}</h1>
        <p>${message}</p>`,
      source: m.toSite(site.name),
      notice: null,
      brand: null,
      theme: null,
    },
    framedBy,
  );
}

function statusOf(error: unknown): 400 | 404 | 410 | null {
  if (error instanceof InvalidInputError) return 400;
  if (error instanceof NotFoundError) return 404;
  return error instanceof GoneError ? 410 : null;
}

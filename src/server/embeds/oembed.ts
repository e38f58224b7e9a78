import type { Context } from 'hono';
import { html } from 'hono/html';
import { resolveFundId } from '#src/api/indexes/resolve-index.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import { embedQuery, oembedQuery, type OembedAnswer } from '#src/contract/api/embeds.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { splitLanguage } from '#src/urls.ts';
import { sharePictureOf } from '#src/urls/chart-pictures.ts';
import { embedHeights, indexEmbed } from '#src/urls/embeds.ts';
import { routePattern } from '../pages/route-pattern.ts';
import { askApi } from '../ask-api.ts';
import { framersOf, type EmbedDeps } from './embed-deps.ts';

const readQuery = queryReader(oembedQuery);

/**
 * The suggested width in pixels of a frame, unless the request limits it; the frame fills whatever width it is given.
 */
const usualWidth = 640;

const cacheSeconds = 3600;

/** Parameters of a page that choose what its chart shows. */
const shownBy = ['period', 'from', 'to', 'asof'] as const;

/**
 * The embed of an index page, for programs that preview the links that people post.
 * @throws NotFoundError for an address that is no index page of this site
 */
export async function answerOembed(c: Context, deps: EmbedDeps): Promise<Response> {
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  await framersOf(current);
  const { url, maxwidth, maxheight } = readQuery(new URL(c.req.url).searchParams);
  const { fundId, language, query } = indexAt(new URL(url), deps.publicUrl, current);
  const { site } = await siteTexts(current);
  const { portfolioName } = await askApi({ ...deps, snapshot: current.snapshot })('indexDetails', {
    version: '2',
    indexId: fundId,
    lang: language,
  });
  const width = Math.min(usualWidth, maxwidth ?? usualWidth);
  const height = Math.min(embedHeights.levels, maxheight ?? embedHeights.levels);
  const src = deps.publicUrl + indexEmbed(fundId, 'levels', { ...query, lang: language });
  const answer: OembedAnswer = {
    version: '1.0',
    type: 'rich',
    title: portfolioName,
    provider_name: site.name,
    provider_url: deps.publicUrl,
    cache_age: cacheSeconds,
    html: frameOf(await html`${src}`, await html`${portfolioName}`, width, height),
    width,
    height,
    thumbnail_url: deps.publicUrl + sharePictureOf(fundId, language),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
  return sendAnswer(c, {
    text: JSON.stringify(answer),
    contentType: 'application/json',
    release: current.snapshot.release,
  });
}

/** The code of the frame; attributes are escaped. */
const frameOf = (src: string, title: string, width: number, height: number) =>
  `<iframe src="${src}" title="${title}" width="${width}" height="${height}" loading="lazy" frameborder="0"></iframe>`;

/** The index and the state of its chart that an address of this site shows. */
function indexAt(url: URL, publicUrl: string, { snapshot }: Stored) {
  const { language, path } = splitLanguage(url.pathname);
  const pattern = routePattern(path);
  const segments = path.split('/');
  const isIndex =
    pattern === '/indexes/details/$portfolioDetails' ||
    pattern === '/indexes/screener/$assetType/$indexId';
  if (url.origin !== new URL(publicUrl).origin || !isIndex) {
    throw new NotFoundError('url: the page of an index of this site has an embed, no other');
  }
  const fundId = resolveFundId(snapshot, decodeURIComponent(segments.at(-1) ?? ''));
  const given = shownBy.map((name) => [name, url.searchParams.get(name) ?? undefined]);
  const { data } = embedQuery
    .pick({ period: true, from: true, to: true, asof: true })
    .safeParse(Object.fromEntries(given));
  return { fundId, language: language satisfies Language, query: data ?? {} };
}

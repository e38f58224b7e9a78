import { resolveFundId } from '#src/api/indexes/resolve-index.ts';
import type { Stored } from '#src/api/source.ts';
import { sourceAsOf } from '#src/api/as-of.ts';
import { blendEmbedQuery, comparisonEmbedQuery, embedQuery } from '#src/contract/api/embeds.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { blendName } from '#src/i18n/blend-name.ts';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { splitLanguage, withQuery } from '#src/urls.ts';
import { mixShare, sharePictureOf } from '#src/urls/chart-pictures.ts';
import { embedHeights, indexEmbed, mixEmbed } from '#src/urls/embeds.ts';
import { mixEmbedHeight, rowsOfBlend, type MixRows } from '#src/urls/mix-embed-height.ts';
import { blendPage, blendPath, comparisonPage, comparisonPath } from '#src/urls/mixes.ts';
import { codeOf } from '../pages/index-redirect.ts';
import { routePattern } from '../pages/route-pattern.ts';
import { askApi } from '../ask-api.ts';
import type { EmbedDeps } from './embed-deps.ts';

type PageFrame = {
  title: string;
  /** Path and query of the embed. */
  embed: string;
  /** The height in pixels that shows all of it, at a width. */
  heightAt: (width: number) => number;
  /** The path and query of the page's share picture. */
  thumbnail: string;
};

type PageRequest = { language: Language; query: Record<string, string>; path: string };
type FrameOf = (request: PageRequest, deps: EmbedDeps, current: Stored) => Promise<PageFrame>;

/** The pages that have a frame, by their patterns. */
const framed: Record<string, FrameOf> = {
  '/indexes/details/$portfolioDetails': frameOfIndex,
  '/indexes/screener/$assetType/$indexId': frameOfIndex,
  [comparisonPath]: frameOfComparison,
  [blendPath]: frameOfBlend,
};

/**
 * The frame of the page at an address.
 * @throws NotFoundError for an address that is no page of this site with an embed
 */
export async function frameOfPage(url: URL, deps: EmbedDeps, current: Stored): Promise<PageFrame> {
  const { language, path } = splitLanguage(url.pathname);
  const frameOf = framed[routePattern(path)];
  if (url.origin !== new URL(deps.publicUrl).origin || !frameOf) {
    throw new NotFoundError(
      'url: pages of an index, a comparison and a blend of this site have an embed, no others',
    );
  }
  return frameOf({ language, path, query: Object.fromEntries(url.searchParams) }, deps, current);
}

const windowOfIndex = embedQuery.pick({ period: true, from: true, to: true });

async function frameOfIndex(
  { language, path, query }: PageRequest,
  deps: EmbedDeps,
  current: Stored,
): Promise<PageFrame> {
  const { source, release } = await releaseOf(query['asof'], current);
  const fundId = resolveFundId(source.snapshot, codeOf(path.split('/').at(-1) ?? '') ?? '');
  const { portfolioName } = await askApi({ ...deps, ...source })('indexDetails', {
    version: '2',
    indexId: fundId,
    lang: language,
  });
  return {
    title: portfolioName,
    embed: indexEmbed(fundId, 'levels', {
      ...windowOfIndex.safeParse(query).data,
      asof: release?.toString(),
      lang: language,
    }),
    heightAt: () => embedHeights.levels,
    thumbnail: sharePictureOf(fundId, language, release),
  };
}

const comparisonAsked = comparisonEmbedQuery.omit({ lang: true, theme: true });
const blendAsked = blendEmbedQuery.omit({ lang: true, theme: true });

async function frameOfComparison(
  { language: lang, query }: PageRequest,
  deps: EmbedDeps,
  current: Stored,
): Promise<PageFrame> {
  const { ids, base, from, to, asof } = readOr404(comparisonAsked, query);
  const call = { ids: ids.join(','), base, from, to, lang };
  const { source, release } = await releaseOf(asof, current);
  const { indexes } = await askApi({ ...deps, ...source })('compare', call);
  const names = indexes.map(({ portfolioName }) => portfolioName);
  return frameOfMix('compare', comparisonPage({ ids, base, from, to }), {
    title: compareMessages(lang).titleOf(names),
    rows: { kind: 'comparison', names },
    lang,
    asof: release?.toString(),
  });
}

async function frameOfBlend(
  { language: lang, query }: PageRequest,
  deps: EmbedDeps,
  current: Stored,
): Promise<PageFrame> {
  const { asof, of, rebalance, from } = readOr404(blendAsked, query);
  const { source, release } = await releaseOf(asof, current);
  const blend = await askApi({ ...deps, ...source })('blend', { of, rebalance, from, lang });
  return frameOfMix('blend', blendPage({ of: blend.of, rebalance, from }), {
    title: blendName(blend.parts, lang),
    rows: { kind: 'blend', names: rowsOfBlend(blend.parts) },
    lang,
    asof: release?.toString(),
  });
}

/** The release that the page is of, whose number the frame bears; without one the frame stays current. */
async function releaseOf(asof: string | undefined, current: Stored) {
  if (!asof) return { source: current };
  const source = await sourceAsOf(asof, current);
  return { source, release: source.snapshot.release };
}

type Mix = { title: string; lang: Language; asof: string | undefined; rows: MixRows };

function frameOfMix(
  chart: 'compare' | 'blend',
  page: string,
  { title, lang, asof, rows }: Mix,
): PageFrame {
  const own = lang === defaultLanguage ? undefined : lang;
  return {
    title,
    embed: withQuery(mixEmbed(page), { lang: own, asof }),
    heightAt: (width) => mixEmbedHeight(rows, width),
    thumbnail: mixShare(chart, page, { lang, asof }),
  };
}

type Schema<Read> = {
  safeParse: (
    query: Record<string, string>,
  ) => { success: true; data: Read } | { success: false; data?: undefined };
};

/** What a page refuses has no frame. */
function readOr404<Read>(schema: Schema<Read>, query: Record<string, string>): Read {
  const { data } = schema.safeParse(query);
  if (data === undefined) throw new NotFoundError('url: the page has nothing to show');
  return data;
}

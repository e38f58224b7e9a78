import type { Insight, InsightPage } from '#src/contract/api/insights.ts';
import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { InsightsFile } from '#src/contract/provider/article.ts';
import { assetTypesOf } from '#src/contract/provider/own/own-asset-types.ts';
import { articleCodeOf, assetTypeOfArticleCode, isArticleCode } from '#src/domain/article-code.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { resolveIndex } from '../indexes/resolve-index.ts';
import { anyVocabulary, declared, refuseUnknown, wordsOf } from '../known-values.ts';
import type { Resource, Source, Stored } from '../source.ts';
import { articlePictures } from './article-pictures.ts';
import { listedKinds } from '../site/listed-kinds.ts';
import { siteTexts } from '../site/site-texts.ts';
import { articlesSince } from './changed-articles.ts';
import { insightTexts } from './insight-texts.ts';
import { recommendedRows } from './recommended-rows.ts';
import { toInsight, type ListedArticle } from './to-insight.ts';

type Narrowing = Omit<ParsedQuery<'insightFilters'>, 'lang'>;

/** The catalogue's filters for a query; only articles in its language are listed. */
export function toArticleQuery({ filterPattern, ...filters }: Narrowing, lang: Language) {
  const { type, assetType, strategist, year, language } = filters;
  return {
    text: filterPattern,
    filters: {
      listedIn: [lang],
      type,
      assetTypes: assetType,
      strategists: strategist,
      year,
      language,
    },
  };
}

/**
 * @param typeName the name of the call's filter by type
 * @throws InvalidInputError for a type, an asset type or an author that is neither declared by the provider nor used in
 * an article
 */
export async function refuseUnknownArticles(
  { type, assetType, strategist }: Narrowing,
  source: Stored,
  { types, strategists }: InsightsFile,
  typeName: 'type' | 'articleType' = 'type',
): Promise<void> {
  const { articles } = source.snapshot.catalogue;
  const known = assetType ? assetTypesOf((await siteTexts(source)).site) : [];
  const typeNames = declared(types.map((one) => one.type));
  const authors = declared(strategists.map((one) => one.strategist));
  refuseUnknown({
    [typeName]: [type, anyVocabulary(wordsOf(articles, 'type'), typeNames)],
    assetType: [assetType, declared(known)],
    strategist: [strategist, anyVocabulary(wordsOf(articles, 'strategists'), authors)],
  });
}

const newestFirst = { sortBy: 'date', sortOrder: -1 } as const;

export const insights: Resource<'insights'> = async (query, source) => {
  const { assetType } = query;
  await refuseUnknownArticles({ assetType }, source, await insightTexts(source));
  const screen = { ...toArticleQuery({ assetType }, query.lang), ...newestFirst };
  const { articles: about } = await listedKinds(source);
  const [page, { types }] = await Promise.all([
    listPage(screen, query, source),
    insightTexts(source),
  ]);
  const labelled = types.map(({ type, label }) => ({
    value: type,
    label: localText(label, query.lang),
  }));
  return { ...page, types: labelled, assetTypes: [...about] };
};

export const insightArticles: Resource<'insightArticles'> = (query, source) => {
  const { recommendedFor, ...asked } = query;
  return recommendedFor === undefined
    ? listArticles(asked, 'type', source)
    : recommended(recommendedFor, asked, source);
};

export const articlesByAsset: Resource<'articlesByAsset'> = (query, source) => {
  const { type = 'null', articleType, ...asked } = query;
  const assetType = assetTypeOfArticleCode[isArticleCode(type) ? type : articleCodeOf(type)];
  const ofAsset = assetType === null ? undefined : [assetType];
  const narrowed = { ...asked, type: articleType, assetType: ofAsset };
  return listArticles(narrowed, 'articleType', source);
};

type InsightsQuery = Omit<ParsedQuery<'insightArticles'>, 'recommendedFor'>;

/** Articles after search, filters and sorting: by relevance with a term, else newest first. */
async function listArticles(
  query: InsightsQuery,
  typeName: 'type' | 'articleType',
  source: Source,
): Promise<InsightPage> {
  const { sortBy, sortOrder, page, size, lang, changedSince, ...narrowing } = query;
  await refuseUnknownArticles(narrowing, source, await insightTexts(source), typeName);
  const isRanked = narrowing.filterPattern !== undefined;
  const order = sortBy ? { sortBy, sortOrder } : isRanked ? {} : newestFirst;
  const changes = await articlesSince(changedSince, lang, source);
  const screen = { ...toArticleQuery(narrowing, lang), ...order, among: changes?.among };
  const listed = await listPage(screen, { page, size, lang }, source);
  if (changes === null) return listed;
  const rows = listed.insights.map((one) => ({ ...one, ...changes.of(one.articleId) }));
  return { ...listed, insights: rows, ...changes.fields };
}

/** Articles of an index, or of any variant of the same portfolio. */
export const relatedContent: Resource<'relatedContent'> = async (query, source) => {
  const { indexes } = source.snapshot.catalogue;
  const { fundId, variantGroup } = resolveIndex(source.snapshot, query.portfolioId);
  const group = variantGroup === null ? [] : indexes.findAll('variantGroup', variantGroup);
  const fundIds = [fundId, ...group.map((row) => indexes.row(row).fundId)];
  const { filters } = toArticleQuery({}, query.lang);
  const { insights: related } = await listPage(
    { filters: { ...filters, indexes: fundIds }, ...newestFirst },
    { page: 1, size: query.size, lang: query.lang },
    source,
  );
  return { portfolioId: fundId, insights: related };
};

/** The newest articles that are written in a language. */
export function newestOf(lang: Language, { snapshot }: Stored): ListedArticle[] {
  const { articles } = snapshot.catalogue;
  const screen = { ...toArticleQuery({ language: [lang] }, lang), ...newestFirst };
  const { rows } = articles.screen({ ...screen, page: 1, size: Number.MAX_SAFE_INTEGER });
  return rows.map((row) => articles.row(row));
}

type ArticleScreen = Parameters<Stored['snapshot']['catalogue']['articles']['screen']>[0];
type Page = { page: number; size: number; lang: Language };

async function listPage(
  screen: Omit<ArticleScreen, 'page' | 'size'>,
  { page, size, lang }: Page,
  source: Stored,
): Promise<InsightPage> {
  const { articles } = source.snapshot.catalogue;
  const found = articles.screen({ ...screen, page, size });
  const rows = found.rows.map((row) => articles.row(row));
  return {
    insights: await toInsights(rows, lang, source),
    totalInsights: found.total,
    matchedBySpelling: found.matchedBySpelling,
  };
}

async function recommended(
  articleId: string,
  { size, lang }: Pick<Page, 'size' | 'lang'>,
  source: Stored,
): Promise<InsightPage> {
  const rows = recommendedRows(source.snapshot.catalogue.articles, articleId, lang).slice(0, size);
  return {
    insights: await toInsights(rows, lang, source),
    totalInsights: rows.length,
    matchedBySpelling: false,
  };
}

/** Articles as they are listed. */
export async function toInsights(
  rows: readonly ListedArticle[],
  lang: Language,
  source: Stored,
): Promise<Insight[]> {
  const [texts, pictures] = await Promise.all([
    insightTexts(source),
    articlePictures(rows, source),
  ]);
  return rows.map((row, at) => ({ ...toInsight(row, texts, lang), picture: pictures[at] ?? null }));
}

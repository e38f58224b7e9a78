import { loadPart, mapPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage, missing } from '#src/client/page/page-steps.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { InsightsHome } from '#src/contract/api/insights.ts';
import { articleCodeOf } from '#src/domain/article-code.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import type { InsightsKind } from '#src/features/insights/insights-head.tsx';
import type { InsightsData } from '#src/features/insights/insights-page.tsx';
import { readInsightsQuery } from '#src/features/insights/insights-query.ts';
import { assetTypeName, assetTypesIn } from '#src/i18n/asset-types.ts';
import type { Language } from '#src/domain/language.ts';
import { apiQueryOf, isNarrowed, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { isRefused } from '#src/list-page/refused.ts';
import { loadLeadChart } from './load-lead-chart.ts';
import { loadRows } from '../load-list.ts';

/**
 * Loads the insights page, for all articles, one asset type or one type of article; any other segment is a 404.
 * When articles or strategists cannot be loaded the error page is shown (ER-02); the page is shown without filters
 * when those fail.
 */
export async function loadInsights(
  context: PageContext,
  segment: string | null,
  search: Search,
): Promise<InsightsData> {
  const found = await loadPage(context, async () => {
    const { types, assetTypes } = await context.api.get('insights', { size: 1 });
    const isAll = segment === null || segment === allAssetTypes;
    const kind = isAll ? null : kindOf(segment, types, context.language);
    if (!isAll && kind === null) return null;
    const list = await loadList(context, kind, readInsightsQuery(segment, search));
    return { kind, assetTypes, ...list, lead: await loadLead(context, list) };
  });
  if (found === null) throw missing();
  return found;
}

function kindOf(
  segment: string,
  types: InsightsHome['types'],
  language: Language,
): InsightsKind | null {
  const assetType = assetTypeOfSegment(segment, assetTypesIn(language));
  if (assetType !== null && assetType !== allAssetTypes) {
    return { filter: 'assetType', value: assetType, label: assetTypeName(language, assetType) };
  }
  const type = types.find(({ value }) => value === segment);
  return type ? { filter: 'type', ...type } : null;
}

type Narrowing = EndpointQuery<'insightFilters'>;
type RowsQuery = EndpointQuery<'insightArticles'>;

async function loadList(context: PageContext, kind: InsightsKind | null, query: ListQuery) {
  const { api } = context;
  const { narrowing: asked, order, paging } = apiQueryOf(query);
  // The visitor's values are passed to the API unchanged, which refuses unknown ones.
  const narrowing = { ...asked, ...narrowingOf(kind) } as Narrowing;
  const [options, rows, author] = await Promise.all([
    loadPart('insight filters', api.get('insightFilters', narrowing)),
    loadRows(
      context,
      askForRows(api, kind, { ...narrowing, ...order, ...paging } as RowsQuery),
      (answer) => ({
        rows: answer.insights,
        total: answer.totalInsights,
        matchedBySpelling: answer.matchedBySpelling,
      }),
    ),
    loadAuthor(context, query),
  ]);
  return {
    query,
    options: mapPart(options, ({ filters }) => filters),
    rows,
    author,
  };
}

function narrowingOf(kind: InsightsKind | null): Narrowing {
  if (kind === null) return {};
  return kind.filter === 'type' ? { type: [kind.value] } : { assetType: [kind.value] };
}

/**
 * Lists of an asset type use the code that articles have for it (IN-04). ESG and private markets have no such code
 * and are asked for by name: their pages list tagged articles, not all.
 */
async function askForRows(api: PageContext['api'], kind: InsightsKind | null, query: RowsQuery) {
  const code = kind?.filter === 'assetType' ? articleCodeOf(kind.value) : 'null';
  if (code === 'null') return api.get('insightArticles', query);
  const { assetType: _, type: articleType, recommendedFor: _none, ...asked } = query;
  return api.get('articlesByAsset', { ...asked, articleType, type: code });
}

/** The lead story is loaded only when no filter is set. */
async function loadLead(
  context: PageContext,
  { query, rows }: Pick<InsightsData, 'query' | 'rows'>,
): Promise<InsightsData['lead']> {
  if (query.page > 1 || query.sort || isNarrowed(query)) return null;
  const [first] = typeof rows === 'string' || isRefused(rows) ? [] : rows.rows;
  return first ? { chart: await loadLeadChart(context, first) } : null;
}

/** The author, when the list is filtered by a single one. */
async function loadAuthor({ api }: PageContext, { filters }: ListQuery) {
  const [chosen, ...others] = filters['strategist'] ?? [];
  if (chosen === undefined || others.length > 0) return null;
  const { strategists } = await api.get('strategists', {});
  return strategists.find(({ strategist }) => strategist === chosen) ?? null;
}

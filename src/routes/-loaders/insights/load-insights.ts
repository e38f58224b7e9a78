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
 * What the insights page shows, for all or for one asset type or type of article; a segment that is neither
 * is a 404. A failed load of articles or strategists raises the error page (ER-02); the page stands without
 * its filters.
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
  // The visitor's values go to the API as they are: what it does not know it refuses.
  const narrowing = { ...asked, ...narrowingOf(kind) } as Narrowing;
  const [options, answer, author] = await Promise.all([
    loadPart('insight filters', api.get('insightFilters', narrowing)),
    loadRows(context, askForRows(api, kind, { ...narrowing, ...order, ...paging } as RowsQuery)),
    loadAuthor(context, query),
  ]);
  const rows = isRefused(answer)
    ? answer
    : {
        rows: answer.insights,
        total: answer.totalInsights,
        matchedBySpelling: answer.matchedBySpelling,
      };
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
 * Lists of an asset type go by the code that articles have for it (IN-04). ESG and private markets have none of their own
 * there, and are asked for by name: their pages list what is tagged, not all articles.
 */
async function askForRows(api: PageContext['api'], kind: InsightsKind | null, query: RowsQuery) {
  const code = kind?.filter === 'assetType' ? articleCodeOf(kind.value) : 'null';
  if (code === 'null') return api.get('insightArticles', query);
  const { assetType: _, type: articleType, recommendedFor: _none, ...asked } = query;
  return api.get('articlesByAsset', { ...asked, articleType, type: code });
}

/** Only who has chosen nothing is told what leads. */
async function loadLead(
  context: PageContext,
  { query, rows }: Pick<InsightsData, 'query' | 'rows'>,
): Promise<InsightsData['lead']> {
  if (query.page > 1 || query.sort || isNarrowed(query)) return null;
  const [first] = typeof rows === 'string' || isRefused(rows) ? [] : rows.rows;
  return first ? { chart: await loadLeadChart(context, first) } : null;
}

/** Who wrote the articles, where the list is narrowed to one author. */
async function loadAuthor({ api }: PageContext, { filters }: ListQuery) {
  const [chosen, ...others] = filters['strategist'] ?? [];
  if (chosen === undefined || others.length > 0) return null;
  const { strategists } = await api.get('strategists', {});
  return strategists.find(({ strategist }) => strategist === chosen) ?? null;
}

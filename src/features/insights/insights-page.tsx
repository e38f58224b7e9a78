import { mapPart, type Part } from '#src/client/calls/parts.ts';
import type { ChartWithLevels, Insight, InsightsHome } from '#src/contract/api/insights.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { insightFilterLabels } from '#src/i18n/messages/articles/insight-labels.ts';
import { insightsMessages } from '#src/i18n/messages/articles/insights.ts';
import { InsightGrid } from '#src/insight-cards/insight-grid.tsx';
import { LeadChart } from '#src/insight-cards/lead-chart.tsx';
import { ListPage } from '#src/list-page/list-page.tsx';
import type { ListQuery } from '#src/list-page/list-query.ts';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { pages } from '#src/urls.ts';
import { InsightOrder } from './insight-order.tsx';
import { InsightsHead, type ChosenAuthor, type InsightsKind } from './insights-head.tsx';

export type InsightsData = {
  query: ListQuery;
  /** Null on the page of all insights. */
  kind: InsightsKind | null;
  assetTypes: InsightsHome['assetTypes'];
  /** Who wrote all that is shown, where the list is narrowed to one author. */
  author: ChosenAuthor | null;
  /** Null where they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  rows: ListRows<Insight>;
  /** The first article is the lead story, on the first page of a list that nothing narrows; null: there is none. */
  lead: { chart: ChartWithLevels | null } | null;
};

type InsightsPageProps = { language: Language; data: InsightsData };

/** The articles as a grid, or those of one asset type or type of article. */
export function InsightsPage({ language, data }: InsightsPageProps) {
  const { query, kind, assetTypes, author, options, rows, lead } = data;
  return (
    <ListPage
      language={language}
      query={query}
      texts={insightsMessages(language)}
      wholeList={pages.insights()}
      head={
        <InsightsHead language={language} kind={kind} assetTypes={assetTypes} author={author} />
      }
      // What the page's address answers is no filter, and asset classes are offered above the list.
      options={mapPart(options, (all) => all.filter(({ field }) => isOffered(field.tag, data)))}
      filterNames={insightFilterLabels(language)}
      rows={rows}
      // Pictures and titles stand in the column of the page's title, and so do their filters.
      filtersAt="side"
      table={{
        order: <InsightOrder language={language} query={query} />,
        cards: gridOf(language, lead),
      }}
    />
  );
}

/** An address may narrow by asset class all the same: what it chose can be chosen otherwise. */
function isOffered(filter: string, { kind, query }: InsightsData): boolean {
  if (filter === 'assetType' && !query.filters['assetType']?.length) return false;
  return filter !== kind?.filter;
}

function gridOf(language: Language, lead: InsightsData['lead']) {
  return (insights: readonly Insight[]) => {
    const [first] = insights;
    const chart =
      lead?.chart && first ? (
        <LeadChart language={language} insight={first} chart={lead.chart} />
      ) : null;
    return (
      <InsightGrid language={language} insights={insights} leadChart={lead ? chart : undefined} />
    );
  };
}

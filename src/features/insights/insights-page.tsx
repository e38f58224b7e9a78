import { mapPart, type Part } from '#src/client/calls/parts.ts';
import type { Insight, InsightsHome } from '#src/contract/api/insights.ts';
import type { FilterOption } from '#src/contract/api/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { insightFilterLabels } from '#src/i18n/messages/articles/insight-labels.ts';
import { insightsMessages } from '#src/i18n/messages/articles/insights.ts';
import { InsightGrid } from '#src/insight-cards/insight-grid.tsx';
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
  types: InsightsHome['types'];
  assetTypes: InsightsHome['assetTypes'];
  /** Who wrote all that is shown, where the list is narrowed to one author. */
  author: ChosenAuthor | null;
  /** Null where they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  rows: ListRows<Insight>;
};

type InsightsPageProps = { language: Language; data: InsightsData };

/** The articles as a grid, or those of one asset type or type of article. */
export function InsightsPage({ language, data }: InsightsPageProps) {
  const { query, kind, types, assetTypes, author, options, rows } = data;
  return (
    <ListPage
      language={language}
      query={query}
      texts={insightsMessages(language)}
      wholeList={pages.insights()}
      head={
        <InsightsHead
          language={language}
          kind={kind}
          types={types}
          assetTypes={assetTypes}
          author={author}
        />
      }
      // What the page's address answers is no filter.
      options={mapPart(options, (all) => all.filter(({ field }) => field.tag !== kind?.filter))}
      filterNames={insightFilterLabels(language)}
      rows={rows}
      table={{ order: <InsightOrder language={language} query={query} />, cards: gridOf(language) }}
    />
  );
}

function gridOf(language: Language) {
  return (insights: readonly Insight[]) => <InsightGrid language={language} insights={insights} />;
}

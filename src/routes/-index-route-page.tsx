import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePageContext } from '#src/client/use-page-context.ts';
import { readChartState, withChosen } from '#src/features/index-page/chart-state.ts';
import '#src/features/index-page/index-page-styles.ts';
import { IndexPage } from '#src/features/index-page/index-page.tsx';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { FurtherSections } from './-further-sections.ts';
import { loadAllConstituents } from './-load-index-page.ts';

type IndexRoutePageProps = { data: IndexPageData; search: Record<string, unknown> };

/** The index page with what it asks of router and API; each of its addresses shows it. */
export function IndexRoutePage({ data, search }: IndexRoutePageProps) {
  const router = useRouter();
  const context = usePageContext();
  const { api, language } = context;
  const chart = readChartState(search);
  const suggest = useCallback(
    async (term: string) =>
      (await api.get('suggestions', { filterPattern: term, size: 8 })).portfolios,
    [api],
  );
  return (
    <IndexPage
      key={data.fundId}
      data={data}
      language={language}
      chart={chart}
      // In the address, so that the page can be given on as it is shown.
      onChart={(chosen) =>
        void router.navigate({
          href: location.pathname + withChosen(location.search, chosen),
          replace: true,
          resetScroll: false,
        })
      }
      Further={FurtherSections}
      onRetry={() => void router.invalidate()}
      loadAllConstituents={(fundId) => loadAllConstituents(context, fundId)}
      suggest={suggest}
    />
  );
}

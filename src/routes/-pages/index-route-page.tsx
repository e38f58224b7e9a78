import type { MissingReview } from '#src/features/index-page/index-core.ts';
import { useRouter } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { indexRequest } from '#src/features/index-page/address/index-request.ts';
import { readChartState, withChosen } from '#src/features/index-page/address/chart-state.ts';
import { IndexPage } from '#src/features/index-page/index-page.tsx';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { FrameLink } from '#src/client/page/frame-link.tsx';
import { pages } from '#src/urls.ts';
import { siteOf } from '#src/client/page/site-of.ts';
import { LateMissingReviewPage } from './late-missing-review-page.tsx';

type IndexRoutePageProps<Data> = { data: Data; search: Record<string, unknown> };

/** The page of an index, or the reason why it cannot be shown as its address asks. All addresses of an index use it. */
export function IndexRoutePage(props: IndexRoutePageProps<IndexPageData | MissingReview>) {
  const { data, search } = props;
  const { language } = usePageContext();
  const { matches } = useRouter().state;
  const { allowsEmbeds } = siteOf(matches);
  if ('reason' in data) {
    const chart = readChartState(search);
    return <LateMissingReviewPage review={data} chart={chart} language={language} />;
  }
  return (
    <>
      {allowsEmbeds ? <FrameLink page={pages.indexDetails(data.fundId)} /> : null}
      <ShownIndex data={data} search={search} />
    </>
  );
}

/** The index page, connected to the router and the API. */
function ShownIndex({ data, search }: IndexRoutePageProps<IndexPageData>) {
  const router = useRouter();
  const { api, language, origin } = usePageContext();
  // This is read without subscribing: a render during hydration would delay the page's late part.
  const { name, allowsEmbeds } = siteOf(router.state.matches);
  return (
    <IndexPage
      key={data.fundId}
      data={data}
      asked={indexRequest(data.fundId, search)}
      language={language}
      publisher={{ name, origin, allowsEmbeds }}
      chart={readChartState(search)}
      // The chart's state is kept in the address, so that a shared link shows the page as it is.
      onChart={(chosen) =>
        void router.navigate({
          href: location.pathname + withChosen(location.search, chosen),
          replace: true,
          resetScroll: false,
        })
      }
      onRetry={() => void router.invalidate()}
      api={api}
    />
  );
}

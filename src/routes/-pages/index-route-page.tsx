import type { MissingReview } from '#src/features/index-page/index-core.ts';
import { useRouter } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { askedOfIndex } from '#src/features/index-page/address/asked-of-index.ts';
import { readChartState, withChosen } from '#src/features/index-page/address/chart-state.ts';
import { IndexPage } from '#src/features/index-page/index-page.tsx';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { oembedPath } from '#src/urls/embeds.ts';
import { siteOf } from '#src/client/page/site-of.ts';
import { LateMissingReviewPage } from './late-missing-review-page.tsx';

type IndexRoutePageProps<Data> = { data: Data; search: Record<string, unknown> };

/** The page of an index, or why it is not shown as its address asks; each of its addresses shows it. */
export function IndexRoutePage(props: IndexRoutePageProps<IndexPageData | MissingReview>) {
  const { data, search } = props;
  const { language } = usePageContext();
  if ('reason' in data) {
    const chart = readChartState(search);
    return <LateMissingReviewPage review={data} chart={chart} language={language} />;
  }
  return (
    <>
      <FrameLink fundId={data.fundId} />
      <ShownIndex data={data} search={search} />
    </>
  );
}

/** Where programs that show what somebody links to learn of the page's frame; React puts it into the head. */
function FrameLink({ fundId }: { fundId: string }) {
  const { matches } = useRouter().state;
  const { language, origin } = usePageContext();
  if (!import.meta.env.SSR || !siteOf(matches).allowsEmbeds) return null;
  const url = origin + localPath(language, pages.indexDetails(fundId));
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      href={origin + withQuery(oembedPath, { url })}
    />
  );
}

/** The index page with what it asks of router and API. */
function ShownIndex({ data, search }: IndexRoutePageProps<IndexPageData>) {
  const router = useRouter();
  const { api, language, origin } = usePageContext();
  // Read, not followed: a page that renders anew while it wakes holds up its late part.
  const { name, allowsEmbeds } = siteOf(router.state.matches);
  return (
    <IndexPage
      key={data.fundId}
      data={data}
      asked={askedOfIndex(data.fundId, search)}
      language={language}
      publisher={{ name, origin, allowsEmbeds }}
      chart={readChartState(search)}
      // In the address, so that the page can be given on as it is shown.
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

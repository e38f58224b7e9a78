import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { NoticesPage } from '#src/features/notices/notices-page.tsx';
import { noticeParameters } from '#src/features/notices/notice-filters.ts';
import { loadNotices } from './-loaders/load-notices.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/notices')({
  staticData: { keepScroll: true, parameters: noticeParameters },
  loaderDeps: knownSearch(noticeParameters),
  loader: ({ context, deps }) => loadNotices(context, deps),
  head: routeHead,
  component: NoticesRoute,
});

function NoticesRoute() {
  return <NoticesPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { NoticesPage } from '#src/features/notices/notices-page.tsx';
import { loadNotices } from './-load-notices.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/notices')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadNotices(context, deps),
  head: routeHead,
  component: NoticesRoute,
});

function NoticesRoute() {
  return <NoticesPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

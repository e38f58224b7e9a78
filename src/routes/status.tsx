import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { DataStatusPage } from '#src/features/data-status/data-status-page.tsx';
import { loadDataStatus } from './-loaders/load-data-status.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/status')({
  loader: ({ context }) => loadDataStatus(context),
  head: routeHead,
  component: StatusRoute,
});

function StatusRoute() {
  return <DataStatusPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

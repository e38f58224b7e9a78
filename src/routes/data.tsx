import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#src/client/page/page-steps.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { DataFilesPage } from '#src/features/data-files/data-files-page.tsx';
import { dataFilesMessages } from '#src/i18n/messages/data-files.ts';
import { pages } from '#src/urls.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/data')({
  loader: ({ context }) =>
    loadPage(context, async (asOf) => {
      const { api, language } = context;
      const [{ release }, { portfolios }] = await Promise.all([
        api.get('dataVersion', {}),
        api.get('allPortfolios', { size: 2 }),
      ]);
      const { title, lead } = dataFilesMessages(language);
      const fundIds = portfolios.map(({ fundId }) => fundId);
      return {
        data: { release, isAsOf: asOf !== null, fundIds },
        head: { title, description: lead, path: pages.data },
      };
    }),
  head: routeHead,
  component: DataRoute,
});

function DataRoute() {
  const { language, origin } = usePageContext();
  return <DataFilesPage language={language} origin={origin} data={Route.useLoaderData().data} />;
}

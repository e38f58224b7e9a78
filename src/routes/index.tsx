import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from './-loaders/load-home.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: routeHead,
  component: HomeRoute,
});

function HomeRoute() {
  const { home, news } = Route.useLoaderData();
  return <HomePage language={usePageContext().language} home={home} news={news} />;
}

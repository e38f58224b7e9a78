import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#src/client/page/page-steps.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { pages } from '#src/urls.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const home = await loadPage(context, () => context.api.get('home', {}));
    return {
      home,
      head: { title: home.headline, description: home.description, path: pages.home },
    };
  },
  head: routeHead,
  component: HomeRoute,
});

function HomeRoute() {
  return <HomePage language={usePageContext().language} home={Route.useLoaderData().home} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/client/page-head.ts';
import { loadPage } from '#src/client/page-steps.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { pages } from '#src/urls.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, () => context.api.get('home', {})),
  head: ({ loaderData, match, matches }) =>
    loaderData
      ? pageHead(match.context, {
          title: loaderData.headline,
          siteName: siteNameOf(matches),
          description: loaderData.description,
          path: pages.home,
        })
      : {},
  component: HomeRoute,
});

function HomeRoute() {
  return <HomePage language={usePageContext().language} home={Route.useLoaderData()} />;
}

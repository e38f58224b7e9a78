import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ContentPage } from '#src/features/content-page/content-page.tsx';
import { loadContentPage } from './-loaders/load-content-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/our-services')({
  // The page is cached for the whole visit, by address; the router serves one language (TP-08).
  gcTime: Number.POSITIVE_INFINITY,
  loader: ({ context }) => loadContentPage(context, () => context.api.get('service', {})),
  head: routeHead,
  component: ServicesRoute,
});

function ServicesRoute() {
  return <ContentPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

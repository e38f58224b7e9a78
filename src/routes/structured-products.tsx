import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#src/client/page-search.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { StructuredProductsPage } from '#src/features/products/structured-products-page.tsx';
import { loadStructuredProducts } from './-load-products.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/structured-products')({
  staticData: { keepScroll: true },
  loaderDeps: pageSearch,
  loader: ({ context, deps }) => loadStructuredProducts(context, deps),
  head: routeHead,
  component: StructuredProductsRoute,
});

function StructuredProductsRoute() {
  return (
    <StructuredProductsPage
      language={usePageContext().language}
      data={Route.useLoaderData().data}
    />
  );
}

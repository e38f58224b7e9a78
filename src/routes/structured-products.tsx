import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { StructuredProductsPage } from '#src/features/products/structured-products-page.tsx';
import { structuredProductParameters } from '#src/features/products/structured-product-filters.ts';
import { loadStructuredProducts } from './-loaders/load-products.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/structured-products')({
  staticData: { keepScroll: true, parameters: structuredProductParameters },
  loaderDeps: knownSearch(structuredProductParameters),
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

import { createFileRoute } from '@tanstack/react-router';
import { knownSearch } from '#src/client/page/known-search.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ProductsPage } from '#src/features/products/products-page.tsx';
import { productParameters } from '#src/features/products/product-filters.ts';
import { loadProducts } from './-loaders/load-products.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/investable-products')({
  staticData: { keepScroll: true, parameters: productParameters },
  loaderDeps: knownSearch(productParameters),
  loader: ({ context, deps }) => loadProducts(context, deps),
  head: routeHead,
  component: ProductsRoute,
});

function ProductsRoute() {
  return <ProductsPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

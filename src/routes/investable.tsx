import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#src/client/page-search.ts';
import { usePageContext } from '#src/client/use-page-context.ts';
import { ProductsPage } from '#src/features/products/products-page.tsx';
import { loadProducts } from './-load-products.ts';
import { routeHead } from './-route-head.ts';

export const Route = createFileRoute('/investable')({
  staticData: { keepScroll: true },
  loaderDeps: pageSearch,
  loader: ({ context, deps }) => loadProducts(context, deps),
  head: routeHead,
  component: InvestableRoute,
});

function InvestableRoute() {
  return <ProductsPage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

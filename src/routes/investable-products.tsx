import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { ProductsPage } from '#src/features/products/products-page.tsx';
import { pages } from '#src/urls.ts';
import { listHead } from './-list-head.ts';
import { loadProducts } from './-load-products.ts';

export const Route = createFileRoute('/investable-products')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadProducts(context, deps),
  head: (heading) => listHead(pages.products, heading),
  component: ProductsRoute,
});

function ProductsRoute() {
  return <ProductsPage language={usePageContext().language} data={Route.useLoaderData().page} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { StructuredProductsPage } from '#src/features/products/structured-products-page.tsx';
import { pages } from '#src/urls.ts';
import { listHead } from './-list-head.ts';
import { loadStructuredProducts } from './-load-products.ts';

export const Route = createFileRoute('/structured-products')({
  staticData: { keepScroll: true },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadStructuredProducts(context, deps),
  head: (heading) => listHead(pages.structuredProducts, heading),
  component: StructuredProductsRoute,
});

function StructuredProductsRoute() {
  return (
    <StructuredProductsPage
      language={usePageContext().language}
      data={Route.useLoaderData().page}
    />
  );
}

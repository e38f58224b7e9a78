import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { ProductsData } from '#src/features/products/products-page.tsx';
import type { StructuredProductsData } from '#src/features/products/structured-products-page.tsx';
import { readProductQuery } from '#src/features/products/product-query.ts';
import { readStructuredProductQuery } from '#src/features/products/structured-product-query.ts';
import { productMessages, structuredProductMessages } from '#src/i18n/messages/lists/products.ts';
import { apiQueryOf, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { isRefused, type Refused } from '#src/list-page/refused.ts';
import { loadRows } from './load-list.ts';

/**
 * The data of a list page and its document head. Filtered lists and aliases have the plain list as canonical
 * address.
 */
type Loaded<Data> = { data: Data; head: PageFacts };

/**
 * Loads investable products. The page is shown without filters when those fail, but not without the products
 * (ER-02).
 */
export function loadProducts(context: PageContext, search: Search): Promise<Loaded<ProductsData>> {
  const { api, language } = context;
  const { title, lead } = productMessages(language);
  const query = readProductQuery(search);
  // The visitor's values are passed to the API unchanged, which refuses unknown ones.
  const { narrowing, order, paging } = toApi<'products'>(query);
  return loadPage(context, async () => {
    const [options, rows] = await Promise.all([
      loadPart('product filters', api.get('productFilterOptions', narrowing)),
      loadRows(context, api.get('products', { ...narrowing, ...order, ...paging }), productRowsOf),
    ]);
    return {
      data: { query, options, ...withNotice(rows) },
      head: { title, description: lead, path: pages.products },
    };
  });
}

/** Loads structured products in the same way. */
export function loadStructuredProducts(
  context: PageContext,
  search: Search,
): Promise<Loaded<StructuredProductsData>> {
  const { api, language } = context;
  const { title, lead } = structuredProductMessages(language);
  const query = readStructuredProductQuery(search);
  const { narrowing, order, paging } = toApi<'structuredProducts'>(query);
  return loadPage(context, async () => {
    const [options, rows] = await Promise.all([
      loadPart(
        'structured product filters',
        api.get('structuredProductFilterOptions', narrowing).then(({ filters }) => filters),
      ),
      loadRows(
        context,
        api.get('structuredProducts', { ...narrowing, ...order, ...paging }),
        structuredProductRowsOf,
      ),
    ]);
    return {
      data: { query, options, ...withNotice(rows) },
      head: { title, description: lead, path: pages.structuredProducts },
    };
  });
}

/** Converts the state of a list to the query of its call, where the filter by index takes one value. */
function toApi<Name extends 'products' | 'structuredProducts'>(query: ListQuery) {
  const { narrowing, order, paging } = apiQueryOf(query);
  const { index } = query.filters;
  return { narrowing: { ...narrowing, index: index?.[0] }, order, paging } as {
    narrowing: Omit<EndpointQuery<Name>, 'page' | 'size' | 'sortBy' | 'sortOrder'>;
    order: Pick<EndpointQuery<Name>, 'sortBy' | 'sortOrder'>;
    paging: { page: number; size: number };
  };
}

function productRowsOf(answer: EndpointAnswer<'products'>) {
  const { products: rows, totalProducts: total, matchedBySpelling, notice } = answer;
  return { rows, total, matchedBySpelling, notice };
}

function structuredProductRowsOf(answer: EndpointAnswer<'structuredProducts'>) {
  const { structuredProducts: rows, totalStructuredProducts: total, ...rest } = answer;
  return { rows, total, matchedBySpelling: rest.matchedBySpelling, notice: rest.notice };
}

/** The rows, and beside them the provider's note about the list. */
function withNotice<Rows extends { notice: string | null }>(found: Rows | Refused) {
  if (isRefused(found)) return { rows: found, notice: null };
  const { notice, ...rows } = found;
  return { rows, notice };
}

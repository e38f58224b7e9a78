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

/** Data of a list's page, and the head of its document: a filtered list and an alias name the plain list. */
type Loaded<Data> = { data: Data; head: PageFacts };

/** Investable products; their filters may fail, they themselves may not (ER-02). */
export function loadProducts(context: PageContext, search: Search): Promise<Loaded<ProductsData>> {
  const { api, language } = context;
  const { title, lead } = productMessages(language);
  const query = readProductQuery(search);
  // The visitor's values go to the API as they are: what it does not know it refuses.
  const { narrowing, order, paging } = toApi<'products'>(query);
  return loadPage(context, async () => {
    const [options, rows] = await Promise.all([
      loadPart('product filters', api.get('productFilterOptions', narrowing)),
      loadRows(context, api.get('products', { ...narrowing, ...order, ...paging })),
    ]);
    return {
      data: { query, options, ...toProductRows(rows) },
      head: { title, description: lead, path: pages.products },
    };
  });
}

/** Structured products, in the same way. */
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
      loadRows(context, api.get('structuredProducts', { ...narrowing, ...order, ...paging })),
    ]);
    return {
      data: { query, options, ...toStructuredProductRows(rows) },
      head: { title, description: lead, path: pages.structuredProducts },
    };
  });
}

/** The state of a list as its call takes it; the filter by index has one value. */
function toApi<Name extends 'products' | 'structuredProducts'>(query: ListQuery) {
  const { narrowing, order, paging } = apiQueryOf(query);
  const { index } = query.filters;
  return { narrowing: { ...narrowing, index: index?.[0] }, order, paging } as {
    narrowing: Omit<EndpointQuery<Name>, 'page' | 'size' | 'sortBy' | 'sortOrder'>;
    order: Pick<EndpointQuery<Name>, 'sortBy' | 'sortOrder'>;
    paging: { page: number; size: number };
  };
}

type Answer<Name extends 'products' | 'structuredProducts'> = EndpointAnswer<Name> | Refused;

function toProductRows(answer: Answer<'products'>): Pick<ProductsData, 'rows' | 'notice'> {
  if (isRefused(answer)) return { rows: answer, notice: null };
  const { products: rows, totalProducts: total, matchedBySpelling, notice } = answer;
  return { rows: { rows, total, matchedBySpelling }, notice };
}

function toStructuredProductRows(
  answer: Answer<'structuredProducts'>,
): Pick<StructuredProductsData, 'rows' | 'notice'> {
  if (isRefused(answer)) return { rows: answer, notice: null };
  const {
    structuredProducts: rows,
    totalStructuredProducts: total,
    matchedBySpelling,
    notice,
  } = answer;
  return { rows: { rows, total, matchedBySpelling }, notice };
}

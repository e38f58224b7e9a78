import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadProducts } from './load-products.ts';

/** Funds and structured products of others on the index; neither complete nor an endorsement. */
export const productsSection = defineSection({
  id: 'products',
  title: (language) => indexSections(language).products,
  load: loadProducts,
  parts: ['products', 'structuredProducts'],
  needs: [],
  isShown: (data) =>
    hasContent(data, 'products', data.products, ({ totalProducts }) => totalProducts) ||
    hasContent(
      data,
      'structuredProducts',
      data.structuredProducts,
      ({ totalStructuredProducts }) => totalStructuredProducts,
    ),
  view: async () => (await import('./products-view.tsx')).ProductsView,
});

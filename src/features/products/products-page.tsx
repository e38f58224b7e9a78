import type { Part } from '#src/client/calls/parts.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { ListedProduct } from '#src/contract/api/products.ts';
import type { Language } from '#src/domain/language.ts';
import { listFilterLabels } from '#src/i18n/messages/lists/list-labels.ts';
import { productMessages } from '#src/i18n/messages/lists/products.ts';
import { ListHead } from '#src/list-page/list-head.tsx';
import { ListPage } from '#src/list-page/list-page.tsx';
import type { ListQuery } from '#src/list-page/list-query.ts';
import type { ListRows } from '#src/list-page/list-results.tsx';
import { productColumns } from './product-columns.tsx';

export type ProductsData = {
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  rows: ListRows<ListedProduct>;
  notice: string | null;
};

/** Funds that follow the provider's indexes (PR-01). */
export function ProductsPage({ language, data }: { language: Language; data: ProductsData }) {
  const { query, options, rows, notice } = data;
  const m = productMessages(language);
  return (
    <ListPage
      language={language}
      query={query}
      texts={m}
      head={<ListHead title={m.title} lead={m.lead} notice={notice} />}
      options={options}
      filterNames={listFilterLabels(language)}
      rows={rows}
      table={{
        // Its cells hold more than a line, and none of it may be cut.
        density: 'pairs',
        caption: m.caption,
        columns: productColumns(language, query),
        rowKey: ({ productId }) => productId,
      }}
    />
  );
}

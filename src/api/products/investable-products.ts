import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import {
  productFilters,
  type ProductFilterName,
} from '#src/contract/api/endpoints/product-endpoints.ts';
import type { ListedProduct } from '#src/contract/api/products.ts';
import type { Catalogue } from '#src/catalogue/lists/lists.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { collation } from '#src/i18n/collation.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { changesSince } from '../changed-since.ts';
import { indexOption, labelledValue, productFilterOption } from './product-labels.ts';
import { findName } from '../indexes/resolve-index.ts';
import { indexIds, refuseUnknown, wordsOf } from '../known-values.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource } from '../source.ts';

const filterNames = Object.keys(productFilters) as ProductFilterName[];

/** PR-01: the filters as a plain list, each with the number of products of every value. */
export const productFilterOptions: Resource<'productFilterOptions'> = (query, { snapshot }) => {
  const { lang, ...narrowing } = query;
  const { facets } = snapshot.catalogue.products.screen({
    ...toProductQuery(narrowing, snapshot),
    page: 1,
    size: 1,
  });
  return [
    ...indexOption(query.index, facets.indexFundId, snapshot, lang),
    ...filterNames.map((name) => productFilterOption(name, facets[columnOf(name)], lang)),
  ];
};

/** PR-07: the rows of the list. */
export const products: Resource<'products'> = async (query, source) => {
  const { page, size, sortBy, sortOrder, lang, changedSince, ...narrowing } = query;
  const changes = await changesSince('product', changedSince, source);
  const { snapshot } = source;
  const list = snapshot.catalogue.products;
  const found = list.screen({
    ...toProductQuery(narrowing, snapshot),
    among: changes?.among,
    sortBy,
    sortOrder,
    page,
    size,
  });
  const { site } = await siteTexts(source);
  return {
    products: found.rows.map((row) => {
      const product = toProduct(list.row(row), snapshot, lang);
      return { ...product, ...changes?.of(product.productId) };
    }),
    totalProducts: found.total,
    matchedBySpelling: found.matchedBySpelling,
    ...changes?.fields,
    notice: site.productNotice ? localText(site.productNotice, lang) : null,
  };
};

const columnOf = (name: ProductFilterName) => (name === 'country' ? 'countries' : name);

type Narrowing = Omit<ParsedQuery<'productFilterOptions'>, 'lang'>;

function toProductQuery(
  { filterPattern, index, country, ...filters }: Narrowing,
  snapshot: Snapshot,
) {
  const list = snapshot.catalogue.products;
  refuseUnknown({
    index: [index ? [index] : undefined, indexIds(snapshot)],
    country: [country, wordsOf(list, 'countries')],
    productType: [filters.productType, wordsOf(list, 'productType')],
    assetClass: [filters.assetClass, wordsOf(list, 'assetClass')],
    provider: [filters.provider, wordsOf(list, 'provider')],
    currency: [filters.currency, wordsOf(list, 'currency')],
    exchange: [filters.exchange, wordsOf(list, 'exchange')],
  });
  return {
    text: filterPattern,
    filters: { ...filters, countries: country, indexFundId: index ? [index] : undefined },
  };
}

type Row = ReturnType<Catalogue['products']['row']>;

function toProduct(row: Row, snapshot: Snapshot, lang: Language): ListedProduct {
  const compare = collation(lang);
  return {
    ...row,
    productType: labelledValue('productType', row.productType, lang),
    assetClass: labelledValue('assetClass', row.assetClass, lang),
    countries: row.countries
      .map((country) => labelledValue('country', country, lang))
      .toSorted((one, other) => compare(one.label, other.label)),
    indexName: findName(snapshot, row.indexFundId),
  };
}

import type { ParsedQuery } from '#src/contract/api/endpoints/endpoints.ts';
import {
  structuredProductFilters,
  type StructuredProductFilterName,
} from '#src/contract/api/endpoints/product-endpoints.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { hasMatured } from '#src/domain/bonds/has-matured.ts';
import { localText } from '#src/i18n/local-text.ts';
import { changesSince } from '../changed-since.ts';
import { indexOption, labelledValue, productFilterOption } from './product-labels.ts';
import { findName } from '../indexes/resolve-index.ts';
import { indexIds, refuseUnknown, wordsOf } from '../known-values.ts';
import { dayOfRelease } from '../site/day-of-release.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource } from '../source.ts';

const filterNames = Object.keys(structuredProductFilters) as StructuredProductFilterName[];

/** PR-02: the filters, each with the number of products of every value. */
export const structuredProductFilterOptions: Resource<'structuredProductFilterOptions'> = (
  query,
  { snapshot },
) => {
  const { lang, ...narrowing } = query;
  const { facets } = snapshot.catalogue.structuredProducts.screen({
    ...toQuery(narrowing, snapshot),
    page: 1,
    size: 1,
  });
  return {
    filters: [
      ...indexOption(query.index, facets.indexFundId, snapshot, lang),
      ...filterNames.map((name) => productFilterOption(name, facets[name], lang)),
    ],
  };
};

/** PR-05: the rows of the list. */
export const structuredProducts: Resource<'structuredProducts'> = async (query, source) => {
  const { page, size, sortBy, sortOrder, lang, changedSince, ...narrowing } = query;
  const changes = await changesSince('structured-product', changedSince, source);
  const { snapshot } = source;
  const list = snapshot.catalogue.structuredProducts;
  const found = list.screen({
    ...toQuery(narrowing, snapshot),
    among: changes?.among,
    sortBy,
    sortOrder,
    page,
    size,
  });
  const [{ site }, day] = await Promise.all([siteTexts(source), dayOfRelease(source)]);
  return {
    structuredProducts: found.rows
      .map((row) => list.row(row))
      .map((row) => ({
        ...row,
        assetClass: labelledValue('assetClass', row.assetClass, lang),
        country: labelledValue('country', row.country, lang),
        indexName: findName(snapshot, row.indexFundId),
        hasMatured: hasMatured(row.maturity, day),
        ...changes?.of(row.productId),
      })),
    totalStructuredProducts: found.total,
    matchedBySpelling: found.matchedBySpelling,
    ...changes?.fields,
    notice: site.productNotice ? localText(site.productNotice, lang) : null,
  };
};

type Narrowing = Omit<ParsedQuery<'structuredProductFilterOptions'>, 'lang'>;

function toQuery({ filterPattern, index, ...filters }: Narrowing, snapshot: Snapshot) {
  const list = snapshot.catalogue.structuredProducts;
  refuseUnknown({
    index: [index ? [index] : undefined, indexIds(snapshot)],
    issuer: [filters.issuer, wordsOf(list, 'issuer')],
    assetClass: [filters.assetClass, wordsOf(list, 'assetClass')],
    country: [filters.country, wordsOf(list, 'country')],
  });
  return {
    text: filterPattern,
    filters: { ...filters, indexFundId: index ? [index] : undefined },
  };
}

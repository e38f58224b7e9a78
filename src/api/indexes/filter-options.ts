import { indexFilterNames, type IndexFilterName } from '#src/contract/api/query.ts';
import { toIndexQuery } from './index-query.ts';
import { labelledOption } from '../labels.ts';
import type { Resource } from '../source.ts';

/** SC-02 and SC-06: values in the order of the catalogue; the legacy version has no counts. */
export const screenerFilterOptions: Resource<'screenerFilterOptions'> = (query, { snapshot }) => {
  const { version, lang, ...narrowing } = query;
  const { facets } = snapshot.catalogue.indexes.screen({
    ...toIndexQuery(narrowing),
    page: 1,
    size: 1,
  });
  const valuesOf = (name: IndexFilterName) =>
    version === 'legacy' ? facets[name].map(({ value }) => ({ value })) : facets[name];
  return { filters: indexFilterNames.map((name) => labelledOption(name, valuesOf(name), lang)) };
};

export const resourceFilterOptions: Resource<'resourceFilterOptions'> = (query, { snapshot }) => {
  const { facets } = snapshot.catalogue.indexes.screen({ page: 1, size: 1 });
  return {
    filters: (['assetType', 'family'] as const).map((name) =>
      labelledOption(
        name,
        facets[name].map(({ value }) => ({ value })),
        query.lang,
      ),
    ),
  };
};

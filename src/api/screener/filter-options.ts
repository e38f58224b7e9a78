import { indexFilterNames, type IndexFilterName } from '#src/contract/api/query.ts';
import { toIndexQuery } from './index-query.ts';
import { figureRanges } from './figure-ranges.ts';
import { labelledOption } from '../labels.ts';
import type { Resource } from '../source.ts';

/** Histograms that are made for one answer. */
const mostExact = 8;

/** SC-02 and SC-06: values in the order of the catalogue; the legacy version has neither counts nor ranges. */
export const screenerFilterOptions: Resource<'screenerFilterOptions'> = async (query, source) => {
  const { version, lang, rangesOf, opened = [], ...narrowing } = query;
  const { indexes } = source.snapshot.catalogue;
  const asked = await toIndexQuery(narrowing, source);
  const exact = [...new Set([...Object.keys(asked.ranges), ...opened])];
  const { facets, histograms } = indexes.screen({
    ...asked,
    histograms: version === 'legacy' ? [] : exact.slice(0, mostExact),
    page: 1,
    size: 1,
  });
  const valuesOf = (name: IndexFilterName) =>
    version === 'legacy' ? facets[name].map(({ value }) => ({ value })) : facets[name];
  const filters = indexFilterNames.map((name) => labelledOption(name, valuesOf(name), lang));
  if (version === 'legacy') return { filters };
  return {
    filters,
    ranges: await figureRanges(source, { histograms, oncePer: asked.oncePer, rangesOf, lang }),
  };
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

import { ownFilter } from '#src/catalogue/lists/index-list.ts';
import { indexFilterNames, type IndexFilterName } from '#src/contract/api/query.ts';
import { toIndexQuery } from './index-query.ts';
import { figureRanges } from './figure-ranges.ts';
import { columnOfField } from '#src/contract/provider/own/own-fields.ts';
import { localText } from '#src/i18n/local-text.ts';
import { labelledOption, labelledValues } from '../labels.ts';
import { siteTexts } from '../site/site-texts.ts';
import { fieldLabels } from './field-labels.ts';
import type { Resource } from '../source.ts';

/** Most histograms that are counted for one answer. */
const mostExact = 8;

/** SC-02 and SC-06: values in the order of the catalogue; the legacy version has neither counts nor ranges. */
export const screenerFilterOptions: Resource<'screenerFilterOptions'> = async (query, source) => {
  const { version, lang, rangesOf, opened = [], ...narrowing } = query;
  const { indexes } = source.snapshot.catalogue;
  const request = await toIndexQuery(narrowing, source);
  if (version === 'legacy') {
    const { facets } = indexes.screen({ ...request, page: 1, size: 1 });
    const optionOf = (name: IndexFilterName) => labelledOption(name, uncounted(facets[name]), lang);
    return { filters: indexFilterNames.map(optionOf) };
  }
  const exact = [...new Set([...Object.keys(request.ranges), ...opened])];
  const { facets, histograms } = indexes.screen({
    ...request,
    histograms: exact.slice(0, mostExact),
    page: 1,
    size: 1,
  });
  const { screener, fields } = (await siteTexts(source)).site;
  const labels = await fieldLabels(source);
  // Active filters are listed, and can be removed, even where the form does not offer them.
  const chosen = Object.entries(request.filters).flatMap(([name, values]) => (values ? name : []));
  const shown = new Set([...(screener?.filters ?? indexFilterNames), ...chosen]);
  const filters = [...shown].map((name) => {
    const own = fields.find((one) => columnOfField(one) === name);
    if (!own) return labelledOption(name as IndexFilterName, facets[name as IndexFilterName], lang);
    const labelFor = (value: string) => labels.get(name)?.get(lang)?.get(value) ?? value;
    const values = labelledValues(facets[ownFilter(name)], labelFor);
    return { field: { name: localText(own.name, lang), tag: name }, values };
  });
  return {
    filters,
    ranges: await figureRanges(source, { histograms, oncePer: request.oncePer, rangesOf, lang }),
  };
};

export const resourceFilterOptions: Resource<'resourceFilterOptions'> = (query, { snapshot }) => {
  const { facets } = snapshot.catalogue.indexes.screen({ page: 1, size: 1 });
  return {
    filters: (['assetType', 'family'] as const).map((name) =>
      labelledOption(name, uncounted(facets[name]), query.lang),
    ),
  };
};

const uncounted = (values: readonly { value: string }[]) => values.map(({ value }) => ({ value }));

import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { InsightsFile } from '#src/contract/provider/article.ts';
import { isLanguage, languageFacts, type Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { insightFilterLabels } from '#src/i18n/messages/articles/insight-labels.ts';
import type { Resource } from '../source.ts';
import { refuseUnknownArticles, toArticleQuery } from './insight-lists.ts';
import { insightTexts } from './insight-texts.ts';
import { typeLabel } from './to-insight.ts';

/** Filters by their query parameter, in the order shown, with their columns in the catalogue. */
const columns = {
  type: 'type',
  assetType: 'assetTypes',
  strategist: 'strategists',
  year: 'year',
  language: 'language',
} as const;

type FilterName = keyof typeof columns;

/** IN-01: values that some article has, with counts; years newest first. */
export const insightFilters: Resource<'insightFilters'> = async (query, source) => {
  const { lang, ...narrowing } = query;
  const texts = await insightTexts(source);
  await refuseUnknownArticles(narrowing, source, texts);
  const { facets } = source.snapshot.catalogue.articles.screen({
    ...toArticleQuery(narrowing, lang),
    page: 1,
    size: 1,
  });
  const names = insightFilterLabels(lang);
  const filters = (Object.keys(columns) as FilterName[]).map((tag): FilterOption => {
    const values = facets[columns[tag]].map(({ value, count }) => ({
      value,
      label: labelOf(tag, value, texts, lang),
      count,
    }));
    return {
      field: { name: names[tag], tag },
      values: tag === 'year' ? values.toReversed() : values,
    };
  });
  // A single language is not a choice.
  return {
    filters: filters.filter(({ field, values }) => field.tag !== 'language' || values.length > 1),
  };
};

function labelOf(tag: FilterName, value: string, texts: InsightsFile, lang: Language): string {
  switch (tag) {
    case 'type':
      return typeLabel(texts, value, lang);
    case 'assetType':
      return assetTypeName(lang, value);
    case 'language':
      return isLanguage(value) ? languageFacts[value].name : value;
    case 'strategist': {
      const known = texts.strategists.find(({ strategist }) => strategist === value);
      return known ? localText(known.name, lang) : value;
    }
    default:
      return value;
  }
}

/** All authors, in the provider's order. */
export const strategists: Resource<'strategists'> = async ({ lang }, source) => {
  const texts = await insightTexts(source);
  const { facets } = source.snapshot.catalogue.articles.screen({
    ...toArticleQuery({}, lang),
    page: 1,
    size: 1,
  });
  const counts = new Map(facets.strategists.map(({ value, count }) => [value, count]));
  return {
    strategists: texts.strategists.map(({ strategist, name, role, biography }) => ({
      strategist,
      name: localText(name, lang),
      role: localText(role, lang),
      biography: localText(biography, lang),
      numberOfInsights: counts.get(strategist) ?? 0,
    })),
  };
};

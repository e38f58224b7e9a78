import type { FacetCount } from '#src/catalogue/engine/screen/facets.ts';
import { toDocumentQuery } from './documents.ts';
import { labelledValues } from '../labels.ts';
import { documentTexts } from './listed-document.ts';
import type { Resource, Source } from '../source.ts';
import type { Language } from '#src/domain/language.ts';
import { providerWord } from '#src/i18n/provider-words.ts';

/** PR-03: categories with their parts, and the secondary filters. */
export const filterChoices: Resource<'filterChoices'> = async (query, source) => {
  const { lang, ...narrowing } = query;
  const { documents } = source.snapshot.catalogue;
  const request = {
    ...(await toDocumentQuery(narrowing, source)),
    page: 1,
    size: 1,
  };
  const { facets } = documents.screen(request);
  const texts = await documentTexts(source, lang);
  const inOrder = (values: readonly FacetCount[]) =>
    labelledValues(orderedBy(texts.categoryIds, values), texts.categoryLabel);
  const partsOf = (category: string) =>
    documents.screen({ ...request, filters: { ...request.filters, category: [category] } }).facets
      .subcategory;
  return {
    message: {
      categories: inOrder(facets.category).map((category) => ({
        ...category,
        subcategories: inOrder(partsOf(category.value)),
      })),
      secondaryFilters: {
        assetClasses: labelledValues(facets.assetClasses, texts.assetClassLabel),
        families: labelledValues(facets.families, asItIs),
        geographies: labelledValues(facets.regions, (region) =>
          providerWord(lang, 'region', region),
        ),
        languages: labelledValues(facets.language, texts.languageLabel),
      },
    },
  };
};

export const geographyChoices: Resource<'geographyChoices'> = async ({ lang }, source) => ({
  message: (await allChoices(source, lang)).geographies,
});

export const assetClassChoices: Resource<'assetClassChoices'> = async ({ lang }, source) => ({
  message: (await allChoices(source, lang)).assetClasses,
});

export const familyChoices: Resource<'familyChoices'> = async ({ lang }, source) => ({
  message: (await allChoices(source, lang)).families,
});

async function allChoices(source: Source, lang: Language) {
  const { message } = await filterChoices({ lang }, source);
  return message.secondaryFilters;
}

const asItIs = (value: string) => value;

/** Values with an order given by the provider come first, in that order. */
function orderedBy(order: readonly string[], values: readonly FacetCount[]): FacetCount[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ value }: FacetCount) => place.get(value) ?? order.length;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

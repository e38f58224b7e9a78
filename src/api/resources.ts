import { characteristics } from './characteristics.ts';
import { corrections } from './corrections.ts';
import { constituents } from './constituents.ts';
import { documents } from './documents.ts';
import {
  assetClassChoices,
  familyChoices,
  filterChoices,
  geographyChoices,
} from './filter-choices.ts';
import { dataVersion, releases } from './data-version.ts';
import { levelDates } from './level-dates.ts';
import { home } from './home.ts';
import { indexByPerformance, portfolioByIndex } from './identity.ts';
import { indexDetails } from './index-details.ts';
import { indexFigures } from './index-figures.ts';
import { indexPrices } from './index-prices.ts';
import { article } from './insights/article.ts';
import { insightFilters, strategists } from './insights/insight-filters.ts';
import {
  articlesByAsset,
  insightArticles,
  insights,
  relatedContent,
} from './insights/insight-lists.ts';
import { indexTypes, screenerPage } from './index-types.ts';
import { documentDifferences, staticDocument } from './static-document.ts';
import { productFilterOptions, products } from './investable-products.ts';
import { mainNavigation } from './main-navigation.ts';
import { openIndexProject, pages, service, templatizedPage } from './pages/content-pages.ts';
import { genderDiversity, genderDiversityResources } from './pages/gender-diversity.ts';
import { allPortfolios, portfolioReturns } from './portfolios.ts';
import { relatedDocuments } from './related-documents.ts';
import { resourceFilterOptions, screenerFilterOptions } from './filter-options.ts';
import { relatedIndexes } from './related-indexes.ts';
import { reviewChanges, reviews } from './reviews.ts';
import type { Resources } from './source.ts';
import { structuredProductFilterOptions, structuredProducts } from './structured-products.ts';
import { sustainabilityDatapoints, sustainabilityDefinitions } from './sustainability.ts';
import { suggestions } from './suggestions.ts';
import { notice } from './notices/notice.ts';
import { noticeFilterOptions, notices } from './notices/notices.ts';
import { topHat } from './top-hat.ts';
import { variants } from './variants.ts';

/** Who answers which call; a call of the contract without an answer is a type error. */
export const resources: Resources = {
  suggestions,
  screenerPage,
  screenerFilterOptions,
  portfolioReturns,
  allPortfolios,
  resourceFilterOptions,
  indexTypes,
  indexDetails,
  indexFigures,
  characteristics,
  constituents,
  portfolioByIndex,
  indexByPerformance,
  variants,
  indexPrices,
  relatedIndexes,
  reviews,
  reviewChanges,
  corrections,
  sustainabilityDefinitions,
  sustainabilityDatapoints,
  insights,
  insightArticles,
  article,
  insightFilters,
  strategists,
  articlesByAsset,
  relatedContent,
  home,
  mainNavigation,
  productFilterOptions,
  products,
  structuredProductFilterOptions,
  structuredProducts,
  documents,
  filterChoices,
  geographyChoices,
  assetClassChoices,
  familyChoices,
  relatedDocuments,
  pages,
  templatizedPage,
  service,
  openIndexProject,
  genderDiversity,
  genderDiversityResources,
  topHat,
  dataVersion,
  releases,
  levelDates,
  noticeFilterOptions,
  notices,
  notice,
  staticDocument,
  documentDifferences,
};

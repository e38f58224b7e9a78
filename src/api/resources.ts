import { characteristics } from './constituents/characteristics.ts';
import { corrections, ledger, ledgerFilterOptions } from './corrections/corrections.ts';
import { constituents } from './constituents/constituents.ts';
import { documents } from './documents/documents.ts';
import {
  assetClassChoices,
  familyChoices,
  filterChoices,
  geographyChoices,
} from './documents/filter-choices.ts';
import { apiReference } from './reference/api-reference.ts';
import { dataFileList } from './data-files/data-file-list.ts';
import { dataVersion, releases } from './site/data-version.ts';
import { levelDates } from './levels/level-dates.ts';
import { home } from './site/home.ts';
import { indexByPerformance, portfolioByIndex } from './indexes/identity.ts';
import { indexDetails } from './indexes/index-details.ts';
import { indexContents } from './indexes/index-contents.ts';
import { figureRegister } from './figures/figure-register.ts';
import { indexFigures } from './figures/index-figures.ts';
import { indexEvents } from './indexes/index-events.ts';
import { indexPrices } from './levels/index-prices.ts';
import { article } from './insights/article.ts';
import { insightFilters, strategists } from './insights/insight-filters.ts';
import {
  articlesByAsset,
  insightArticles,
  insights,
  relatedContent,
} from './insights/insight-lists.ts';
import { indexTypes, screenerPage } from './screener/index-types.ts';
import { documentDifferences, staticDocument } from './documents/static-document.ts';
import { productFilterOptions, products } from './products/investable-products.ts';
import { mainNavigation } from './site/main-navigation.ts';
import { openIndexProject, pages, service, templatizedPage } from './pages/content-pages.ts';
import { genderDiversity, genderDiversityResources } from './pages/gender-diversity.ts';
import { allPortfolios, portfolioReturns } from './screener/portfolios.ts';
import { relatedDocuments } from './documents/related-documents.ts';
import { portfolioPoints } from './screener/portfolio-points.ts';
import { screenerQuestion } from './screener/screener-question.ts';
import { resourceFilterOptions, screenerFilterOptions } from './screener/filter-options.ts';
import { relatedIndexes } from './indexes/related-indexes.ts';
import { reviewChanges, reviews } from './constituents/reviews.ts';
import type { Resources } from './source.ts';
import {
  structuredProductFilterOptions,
  structuredProducts,
} from './products/structured-products.ts';
import { sustainabilityDatapoints, sustainabilityDefinitions } from './indexes/sustainability.ts';
import { suggestions } from './screener/suggestions.ts';
import { blend } from './mixes/blend.ts';
import { compare } from './mixes/compare.ts';
import { blendWorking, compareWorking } from './mixes/working/mixed-working.ts';
import { notice } from './notices/notice.ts';
import { noticeFilterOptions, notices } from './notices/notices.ts';
import { topHat } from './site/top-hat.ts';
import { variants } from './indexes/variants.ts';
import { working } from './working/working.ts';

/** The resource of each call; a call of the contract without one is a type error. */
export const resources: Resources = {
  suggestions,
  screenerPage,
  screenerFilterOptions,
  screenerQuestion,
  portfolioPoints,
  portfolioReturns,
  allPortfolios,
  resourceFilterOptions,
  indexTypes,
  indexDetails,
  indexContents,
  indexFigures,
  working,
  compare,
  blend,
  compareWorking,
  blendWorking,
  figures: figureRegister,
  characteristics,
  constituents,
  portfolioByIndex,
  indexByPerformance,
  variants,
  indexPrices,
  relatedIndexes,
  indexEvents,
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
  dataFiles: dataFileList,
  apiReference,
  dataVersion,
  releases,
  levelDates,
  noticeFilterOptions,
  notices,
  ledger,
  ledgerFilterOptions,
  notice,
  staticDocument,
  documentDifferences,
};

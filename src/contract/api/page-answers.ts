import * as z from 'zod';
import { genderRegions } from '../provider/gender-groups.ts';
import { id, isoDate } from '../provider/index-record.ts';
import { aboutUs, indexesCards, microsite, page, plainSections } from '../provider/page.ts';
import { portfolio } from './indexes/portfolios.ts';

/** An index on a card. Its latest level comes from `/index-prices`. */
const featuredIndex = portfolio
  .pick({
    fundId: true,
    portfolioName: true,
    ticker: true,
    assetType: true,
    currency: true,
    returnType: true,
    hedgedTo: true,
    hasReturns: true,
  })
  .extend({ secId: id });

const shownCards = indexesCards.extend({
  categories: z.array(
    indexesCards.shape.categories.element.extend({ featuredIndexes: z.array(featuredIndex) }),
  ),
});

const shownAboutUs = aboutUs.extend({
  statistics: aboutUs.shape.statistics.extend({
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
});

/** The list of content pages, which `/page` shows (RT-10). */
const pageList = z.object({
  type: z.literal('pageList'),
  pages: z.array(z.object({ url: z.string(), title: z.string(), description: z.string() })),
});

/** `/pages`, `/templatized-page`, `/service`, `/open-index-project`: one page with its sections. */
export const contentPage = page.omit({ microsite: true }).extend({
  language: page.shape.language.describe('Of the text: English where there is no other'),
  languages: z.array(page.shape.language).describe('Languages that the page is written in'),
  sections: z.array(
    z.discriminatedUnion('type', [...plainSections, shownCards, shownAboutUs, pageList]),
  ),
});

const breakdown = z.array(
  z.object({
    name: z.string().nullable().describe('Null for unclassified members'),
    weight: z.number().describe('Percent of the index'),
    numberOfConstituents: z.int(),
  }),
);

/** `/gender-diversity`: the page of the microsite and the tables of its index (GD-01). */
export const genderDiversity = contentPage.extend({
  fundId: id,
  portfolioName: z.string(),
  asOfDate: isoDate.nullable(),
  classification: z.string().nullable(),
  numberOfConstituents: z.int(),
  topConstituents: z.array(
    z.object({
      ticker: z.string().nullable(),
      name: z.string(),
      weight: z.number().nullable().describe('Percent of the index'),
      region: z.enum(genderRegions).nullable(),
      regionName: z.string().nullable().describe('In the requested language'),
      group: z.int().min(1).max(5).nullable().describe('1 is the best of five groups'),
    }),
  ),
  regionBreakdown: breakdown,
  sectorBreakdown: breakdown,
  countryBreakdown: breakdown,
});

/** `/gender-diversity/resources-section`. */
export const genderDiversityResources = microsite.shape.resources.extend({
  language: page.shape.language,
});

export type ContentPageAnswer = z.infer<typeof contentPage>;
export type ShownSection = ContentPageAnswer['sections'][number];
export type FeaturedIndex = z.infer<typeof featuredIndex>;
export type GenderDiversity = z.infer<typeof genderDiversity>;
export type GenderDiversityResources = z.infer<typeof genderDiversityResources>;

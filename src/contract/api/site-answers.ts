import * as z from 'zod';
import { languages } from '#src/domain/language.ts';
import { themedPicture, themes } from '../provider/brand.ts';
import { levelResolution, pricesData } from './indexes/index-details.ts';
import { portfolio } from './indexes/portfolios.ts';

/** The provider's brand. Addresses of pictures and of the stylesheet contain the hash of their content. */
const shownBrand = z.object({
  stylesheet: z.string(),
  fonts: z.array(z.string()).describe('Typefaces that every page needs'),
  logo: themedPicture.nullable(),
  mark: themedPicture.nullable().describe('Stands for the logo where there is little room'),
  icon: z.string().nullable(),
  touchIcon: z.string().nullable(),
  sharePicture: z.string().nullable(),
  themes: z.array(z.enum(themes)),
  papers: z.object({ light: z.string(), dark: z.string() }).describe('Color behind the page'),
  namesProduct: z.boolean(),
});

/** `/navigation/main-navigation-bar`: at most seven entries, the banner, and the texts of header and footer. */
export const mainNavigation = z.object({
  banner: z.object({ text: z.string(), href: z.string().nullable() }).nullable(),
  entries: z.array(z.object({ title: z.string(), href: z.string() })).max(7),
  footer: z.array(
    z.object({
      title: z.string(),
      links: z.array(z.object({ title: z.string(), href: z.string() })),
    }),
  ),
  languages: z.array(z.enum(languages)).describe('Languages that the site is shown in'),
  brand: shownBrand.nullable().describe('Look of the provider; null for that of the product'),
  provider: z.object({
    allowsEmbeds: z
      .boolean()
      .describe('Other sites may show charts and figures of its indexes in a frame'),
    allowsBlends: z.boolean().describe('Visitors may mix its indexes into blends'),
    name: z.string(),
    legalName: z.string(),
    url: z.string(),
    privacyPolicyUrl: z.string(),
    contactFields: z
      .array(
        z.object({
          field: z.string(),
          name: z.string(),
          kind: z.enum(['text', 'choice', 'tick']),
          choices: z.array(z.object({ value: z.string(), name: z.string() })),
        }),
      )
      .describe('Further fields of its contact form; each is sent as field_ and its name'),
    illustrativeNotice: z.string().nullable(),
    globalContacts: z.array(
      z.object({ region: z.string(), email: z.string(), phone: z.string().nullable() }),
    ),
  }),
});

/** `/home`: headline, introduction and the featured indexes with their latest figures. */
export const home = z.object({
  headline: z.string(),
  introduction: z.string(),
  description: z.string(),
  hero: themedPicture.nullable().describe('Picture beside the headline'),
  numberOfPortfolios: z.int(),
  assetTypes: z.array(
    z.object({
      type: z.string(),
      label: z.string(),
      description: z.string(),
      numberOfPortfolios: z.int(),
    }),
  ),
  flagships: z
    .array(
      portfolio.extend({
        resolution: levelResolution,
        pricesData: pricesData.nullable().describe('Levels of the last year'),
      }),
    )
    .describe('Indexes that the provider shows first, with their last year'),
  featured: z.array(z.object({ title: z.string(), portfolios: z.array(portfolio) })),
});

export type ShownBrand = z.infer<typeof shownBrand>;
export type ShownContactField = MainNavigation['provider']['contactFields'][number];
export type MainNavigation = z.infer<typeof mainNavigation>;
export type Flagship = Home['flagships'][number];
export type Home = z.infer<typeof home>;

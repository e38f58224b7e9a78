import type * as z from 'zod';
import { article, insightsFile } from './article.ts';
import { brand } from './brand.ts';
import { characteristics } from './characteristics.ts';
import { constituentList, earlierList, reviewHistory } from './constituents.ts';
import { document } from './documents.ts';
import { folderLevels } from './folder-levels.ts';
import { genderGroups } from './gender-groups.ts';
import { folderMapping } from './folder-mapping.ts';
import { writtenGuards } from './guards.ts';
import { indexRecord } from './index-record.ts';
import { notice } from './notices.ts';
import { ownTexts } from './own/own-texts.ts';
import { page } from './page.ts';
import { product, structuredProduct } from './products.ts';
import { navigation, redirect, site } from './site.ts';
import { sustainability, sustainabilityMetric } from './sustainability.ts';

/**
 * Every kind of item that a release contains, with the schema of its body. Keys: index, constituents, reviews,
 * characteristics and sustainability by fundId; earlier-constituents by fundId and date
 * (`PLWLD_NTR_USD/2026-09-18`); sustainability-metric by its name; navigation and texts by language; redirect by
 * its old path; products by productId; notices by noticeId; documents by documentId; article by articleId and
 * language (`2614/en-us`); pages by language and address; site, brand, insights, gender-groups, guards, mapping
 * and folder-levels have a single key, their name.
 */
export const itemKinds = {
  site,
  brand,
  navigation,
  texts: ownTexts,
  redirect,
  index: indexRecord,
  constituents: constituentList,
  'earlier-constituents': earlierList,
  reviews: reviewHistory,
  characteristics,
  product,
  'structured-product': structuredProduct,
  document,
  sustainability,
  'sustainability-metric': sustainabilityMetric,
  insights: insightsFile,
  article,
  page,
  notice,
  'gender-groups': genderGroups,
  guards: writtenGuards,
  mapping: folderMapping,
  'folder-levels': folderLevels,
} as const satisfies Record<string, z.ZodType>;

export type ItemKind = keyof typeof itemKinds;
export type ItemBody<K extends ItemKind> = z.infer<(typeof itemKinds)[K]>;

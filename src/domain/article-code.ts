import type { AssetType } from './asset-type.ts';

/** Codes of asset types in the service of articles; `null` stands for all (specification, section 3). */
export const assetTypeOfArticleCode = {
  '0': 'equity',
  '1': 'fixed-income',
  '2': 'alternatives',
  '4': 'multi-asset',
  null: null,
} as const satisfies Record<string, AssetType | null>;

export type ArticleCode = keyof typeof assetTypeOfArticleCode;

export const articleCodes = Object.keys(assetTypeOfArticleCode) as ArticleCode[];

export const isArticleCode = (text: string): text is ArticleCode =>
  Object.hasOwn(assetTypeOfArticleCode, text);

/** Code to ask for the articles of an asset type with; ESG and private markets ask for all. */
export function articleCodeOf(assetType: AssetType): ArticleCode {
  return articleCodes.find((code) => assetTypeOfArticleCode[code] === assetType) ?? 'null';
}

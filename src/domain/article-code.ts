import type { AssetType } from './asset-type.ts';

/** The codes of asset types at the article service; `null` means all (specification, section 3). */
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

/** The code by which an asset type's articles are requested; ESG and private markets request all. */
export function articleCodeOf(assetType: AssetType): ArticleCode {
  return articleCodes.find((code) => assetTypeOfArticleCode[code] === assetType) ?? 'null';
}

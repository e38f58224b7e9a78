import type { ShapeOf } from '#src/catalogue/declaration.ts';
import type { ArticleList } from '#src/catalogue/lists/article-list.ts';
import type { Insight } from '#src/contract/api/insights.ts';
import type { InsightsFile } from '#src/contract/provider/article.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';

/** An article as the catalogue lists it. */
export type ListedArticle = ShapeOf<ArticleList>['row'];

/** An article as the API lists it, in a language; the caller adds its picture. */
export function toInsight(
  row: ListedArticle,
  texts: InsightsFile,
  lang: Language,
): Omit<Insight, 'picture'> {
  return {
    articleId: row.articleId,
    articleName: row.articleName,
    language: row.language,
    title: row.title,
    summary: row.summary,
    date: row.date,
    updated: row.updated,
    type: { value: row.type, label: typeLabel(texts, row.type, lang) },
    assetTypes: [...row.assetTypes],
    strategists: row.strategists.map((strategist) => {
      const { name, role } = texts.strategists.find((one) => one.strategist === strategist) ?? {};
      return {
        strategist,
        name: name ? localText(name, lang) : strategist,
        role: role ? localText(role, lang) : '',
      };
    }),
    readingMinutes: row.readingMinutes ?? 1,
  };
}

export function typeLabel({ types }: InsightsFile, type: string, lang: Language): string {
  const known = types.find((one) => one.type === type);
  return known ? localText(known.label, lang) : type;
}

import type { Article } from '#src/contract/provider/article.ts';
import type { Language } from '#src/domain/language.ts';
import { defineList, type Columns } from '../declaration.ts';

/** An article in one language, and the languages of the site that list it. */
export type ArticleRow = { article: Article; listedIn: readonly Language[] };

const of = <Text extends string | null>(value: (article: Article) => Text) => ({
  kind: 'text' as const,
  value: (row: ArticleRow) => value(row.article),
});

const severalOf = <Text extends string>(value: (article: Article) => readonly Text[]) => ({
  kind: 'texts' as const,
  value: (row: ArticleRow) => value(row.article),
});

const columns = {
  key: of(({ articleId, language }) => `${articleId}/${language}`),
  articleId: of((article) => article.articleId),
  articleName: of((article) => article.articleName),
  language: of((article) => article.language),
  listedIn: { kind: 'texts', value: ({ listedIn }: ArticleRow) => listedIn },
  title: of((article) => article.title),
  summary: of((article) => article.summary),
  plainText: of((article) => article.plainText),
  date: of((article) => article.date),
  updated: of((article) => article.updated),
  year: of((article) => article.date.slice(0, 4)),
  type: of((article) => article.type),
  assetTypes: severalOf((article) => article.assetTypes),
  strategists: severalOf((article) => article.strategists),
  indexes: severalOf((article) => article.indexes),
  readingMinutes: { kind: 'number', value: ({ article }: ArticleRow) => article.readingMinutes },
} satisfies Columns<ArticleRow>;

/** The list of all articles in all languages. */
export const articleList = defineList<ArticleRow>()({
  columns,
  text: ['title', 'summary', 'plainText'],
  codes: [],
  labels: () => [],
  ids: ['key', 'articleId'],
  filters: ['listedIn', 'language', 'type', 'assetTypes', 'strategists', 'year', 'indexes'],
  sorts: ['title', 'date'],
  demoted: () => false,
  optionalWords: ['the', 'of', 'and'],
});

export type ArticleList = typeof articleList;

import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  article,
  insightsSource,
  type Article,
  type InsightsFile,
} from '#src/contract/provider/article.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { CheckContext } from '../check-context.ts';
import { addUnreadable, type Faults } from '../faults.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { refuseMarkup } from '../reading/markup.ts';
import { readTextFile } from '../reading/read-text-file.ts';
import { readYaml, type ReadYaml } from '../reading/read-yaml.ts';
import { insightsFileName, listArticleFiles, type ArticleFile } from './list-article-files.ts';
import type { SiteToCheck } from '../site/check-site.ts';
import { readArticle, type Surroundings } from './read-article.ts';

/**
 * Reads `insights.yaml` and the articles, and checks that the types, asset types, authors and indexes that they name
 * exist. An article dated in the future is checked and waits for the first publish on or after its day.
 * @returns whether an article waits
 */
export async function checkArticles(
  context: CheckContext,
  directory: IndexDirectory,
  assetTypes: SiteToCheck['assetTypes'],
): Promise<boolean> {
  const files = listArticleFiles(context.folder);
  const insights = await readInsights(context, assetTypes, files.length > 0);
  if (!insights) return false;
  context.put('insights', 'insights', insights, {
    file: path.join(context.folder, insightsFileName),
  });
  const seen = new Map<string, string>();
  let waits = false;
  for (const file of files) {
    if (isWellNamed(file, context) && isFirst(file, seen, context)) {
      const read = await checkArticle(file, {
        insights,
        directory,
        assetTypes,
        faults: context.faults,
      });
      if (read && !release(read, file, context)) waits = true;
    }
  }
  return waits;
}

/** Adds an article to the release, unless its day is still to come. */
function release(article: Article, { path: file }: ArticleFile, context: CheckContext): boolean {
  const { articleId, language, date } = article;
  const isDue = (dayOfIso(date) ?? 0) <= context.today;
  if (isDue) context.put('article', `${articleId}/${language}`, article, { file });
  else context.note('article', { file, line: 1, reason: `waits for ${date}` });
  return isDue;
}

/**
 * Types of articles and asset types have pages at the same addresses below `/insights`, so that their names must
 * differ.
 */
function checkTypes(
  file: string,
  read: ReadYaml<InsightsFile>,
  assetTypes: readonly string[],
  faults: Faults,
): void {
  for (const [i, { type }] of read.value.types.entries()) {
    if (!assetTypes.includes(type)) continue;
    const expected = 'a word that is no asset type of site.yaml';
    faults.add({ file, ...read.at(['types', i, 'type']), expected, found: type });
  }
}

async function readInsights(
  { folder, faults }: CheckContext,
  assetTypes: SiteToCheck['assetTypes'],
  isNeeded: boolean,
): Promise<InsightsFile | null> {
  const file = path.join(folder, insightsFileName);
  if (existsSync(file)) {
    const read = await readYaml(file, insightsSource, faults);
    if (read) refuseMarkup(file, read, faults);
    if (read) checkTypes(file, read, assetTypes ?? [], faults);
    return read?.value ?? null;
  }
  if (isNeeded) {
    const expected = 'the file: types and strategists of the articles';
    faults.add({ file, line: 1, column: 1, expected, found: 'no file' });
  }
  return null;
}

type NamedFile = ArticleFile & {
  language: NonNullable<ArticleFile['language']>;
  articleId: string;
};

function isWellNamed(file: ArticleFile, { faults }: CheckContext): file is NamedFile {
  const isName = article.shape.articleName.safeParse(file.articleName).success;
  if (file.language !== null && file.articleId !== null && isName) return true;
  const expected = 'a name like articles/en-us/2614-name-of-the-article.md';
  faults.add({ file: file.path, line: 1, column: 1, expected, found: file.name });
  return false;
}

function isFirst(
  { language, articleId, name, path: file }: NamedFile,
  seen: Map<string, string>,
  { faults }: CheckContext,
): boolean {
  const key = `${articleId}/${language}`;
  const before = seen.get(key);
  seen.set(key, before ?? name);
  if (before === undefined) return true;
  const expected = `an article id used once in a language (also in ${before})`;
  faults.add({ file, line: 1, column: 1, expected, found: articleId });
  return false;
}

async function checkArticle(file: NamedFile, surroundings: Surroundings): Promise<Article | null> {
  try {
    const source = { file: file.path, language: file.language };
    const text = await readTextFile(file.path);
    const read = readArticle(source, text, surroundings);
    const { articleId, articleName, language } = file;
    return read && { ...read, articleId, articleName, language };
  } catch (error) {
    addUnreadable(surroundings.faults, file.path, error);
    return null;
  }
}

import {
  articleFront,
  type Article,
  type ArticleBlock,
  type ArticleFront,
  type InsightsFile,
} from '#src/contract/provider/article.ts';
import type { Language } from '#src/domain/language.ts';
import type { Faults } from '../faults.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { chartFence } from '../markdown/markdown-problems.ts';
import { markdownProblems, renderMarkdownBlocks } from '../markdown/render-markdown.ts';
import { oneOfAssetTypes, type SiteToCheck } from '../site/check-site.ts';
import { refuseMarkup } from '../reading/markup.ts';
import { parseYaml, type ReadYaml } from '../reading/read-yaml.ts';
import { readChart } from './chart-block.ts';
import { plainTextOf, readingMinutesOf } from './reading-time.ts';
import { splitFrontMatter } from './split-front-matter.ts';

type Source = { file: string; language: Language };

/** What articles may refer to, and where their faults are added. */
export type Surroundings = {
  insights: InsightsFile;
  directory: IndexDirectory;
  assetTypes: SiteToCheck['assetTypes'];
  faults: Faults;
};

/**
 * Reads the text of an article: front matter, Markdown and the charts in it.
 * @returns null where there are faults, which are added with their places
 * @throws UnreadableFileError where there is no front matter
 */
export function readArticle(
  { file, language }: Source,
  text: string,
  surroundings: Surroundings,
): Omit<Article, 'articleId' | 'articleName' | 'language'> | null {
  const { directory, faults } = surroundings;
  const before = faults.total;
  const { front, body } = splitFrontMatter(text);
  const read = parseYaml({ file, ...front }, articleFront, faults);
  if (!read) return null;
  checkDates(read, file, faults);
  refuseMarkup(file, read, faults, ['title', 'summary']);
  checkNames(read, file, surroundings);
  for (const { line, ...problem } of markdownProblems(body.text, [chartFence])) {
    faults.add({ file, line: body.linesAbove + line, column: 1, ...problem });
  }
  const blocks: ArticleBlock[] = [];
  for (const block of renderMarkdownBlocks(body.text, language, [chartFence])) {
    if (block.kind === 'html') {
      blocks.push(block);
      continue;
    }
    const yaml = { file, text: block.content, linesAbove: body.linesAbove + block.line };
    const chart = readChart(yaml, read.value.date, directory, faults);
    if (chart) blocks.push(chart);
  }
  if (blocks.length === 0) {
    const expected = 'a text after the front matter';
    faults.add({ file, line: body.linesAbove, column: 1, expected, found: '' });
  }
  if (faults.total > before) return null;
  const plainText = plainTextOf(blocks);
  return { ...read.value, blocks, plainText, readingMinutes: readingMinutesOf(plainText) };
}

function checkDates(read: ReadYaml<ArticleFront>, file: string, faults: Faults): void {
  const { value } = read;
  if (value.updated === null || value.updated >= value.date) return;
  const expected = `updated: a day on or after date (${value.date})`;
  faults.add({ file, ...read.at(['updated']), expected, found: value.updated });
}

/** Adds a fault for each name in the front matter that does not exist. */
function checkNames(
  read: ReadYaml<ArticleFront>,
  file: string,
  { insights, directory, assetTypes, faults }: Surroundings,
): void {
  const { value } = read;
  const types = insights.types.map(({ type }) => type);
  if (!types.includes(value.type)) {
    const expected = `one of ${types.join(', ')}`;
    faults.add({ file, ...read.at(['type']), expected, found: value.type });
  }
  for (const [index, one] of value.assetTypes.entries()) {
    if (assetTypes === null || assetTypes.includes(one)) continue;
    const place = read.at(['assetTypes', index]);
    faults.add({ file, ...place, expected: oneOfAssetTypes(assetTypes), found: one });
  }
  for (const [index, one] of value.strategists.entries()) {
    if (insights.strategists.some(({ strategist }) => strategist === one)) continue;
    const expected = 'a strategist of insights.yaml';
    faults.add({ file, ...read.at(['strategists', index]), expected, found: one });
  }
  for (const [index, fundId] of value.indexes.entries()) {
    if (directory.has(fundId)) continue;
    const expected = 'the fund_id of an index';
    faults.add({ file, ...read.at(['indexes', index]), expected, found: fundId });
  }
}

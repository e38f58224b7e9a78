import * as z from 'zod';
import { readBody } from '#src/outside/read-body.ts';
import { withQuery } from '#src/urls.ts';
import { changesAddress } from '#src/urls/data-files.ts';
import { markdownPath, pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { blendPath, comparisonPath } from '#src/urls/mixes.ts';
import { askApi } from '../ask-api.ts';
import { readChanges as changesAnswer, readPage } from './answers.ts';
import {
  blendedFigures,
  comparedFigures,
  figuresOfBlend,
  figuresOfComparison,
} from './answered-figures.ts';
import { answerInParts } from './parts.ts';
import {
  asof,
  index,
  part,
  RefusedError,
  releaseOf,
  textOf,
  tool,
  whereFound,
  type ToolSource,
} from './tool.ts';

const day = z.iso.date().optional();

/** Most bytes of changes that one answer reads; larger differences are named as a file. */
const mostRead = 1_000_000;

/** Tools that read pages of the site in parts. */
export const pageTools = {
  compare_indexes: tool({
    title: 'Compare indexes',
    description:
      'Two to ten indexes beside each other, in Markdown: returns, risk, crises, correlations of monthly returns, members and ' +
      'weight in common, and what each is, over the days that they have in common or a window. Figures and correlations are given ' +
      'as data too, in the first part, or in as many as they need.',
    input: z.strictObject({
      indexes: z.array(index).min(2).max(10),
      base: index.optional().describe('The index that the others are measured against'),
      from: day.describe('First day of the window (YYYY-MM-DD)'),
      to: day.describe('Last day of the window (YYYY-MM-DD)'),
      part,
      asof,
    }),
    output: readPage.extend(comparedFigures),
    answer: async ({ indexes, part: shown, ...rest }, source) => {
      const input = { ids: indexes.join(','), ...rest };
      const { text, release } = await readMarkdown(source, withQuery(comparisonPath, input));
      const answer = await askApi(source)('compare', input);
      const { facts, rows } = figuresOfComparison(answer);
      return answerInParts(text, shown, { release, ...facts }, rows);
    },
  }),
  blend_indexes: tool({
    title: 'Blend indexes',
    description:
      'What a portfolio of two to ten indexes with fixed weights would have returned, in Markdown: hypothetical, and no index. ' +
      'Its days are those on which all parts have a level.',
    input: z.strictObject({
      parts: z
        .array(z.strictObject({ index, weight: z.number().positive().max(100) }))
        .min(2)
        .max(10)
        .describe('Weights in percent, which add to 100'),
      rebalance: z.enum(['never', 'monthly', 'quarterly', 'annually']).optional(),
      from: day.describe('First day (YYYY-MM-DD)'),
      part,
      asof,
    }),
    output: readPage.extend(blendedFigures),
    answer: async ({ parts, part: shown, ...rest }, source) => {
      const of = parts.map((one) => `${one.index}*${one.weight}`).join(',');
      const input = { of, ...rest };
      const { text, release } = await readMarkdown(source, withQuery(blendPath, input));
      const answer = await askApi(source)('blend', input);
      return answerInParts(text, shown, { release, ...figuresOfBlend(answer) }, {});
    },
  }),
  read_page: tool({
    title: 'Read a page',
    description:
      'Any page of the site in Markdown, by its path with its query: /page/methodology, /notices?type=review, /corrections, ' +
      '/status (releases, how far levels go), /documents and each document, /insights and each article, /investable-products, /data; in ' +
      'Japanese below /ja-jp. Links in the text lead on.',
    input: z.strictObject({
      path: z.string().min(1).max(2_000).describe('Path on this site, or a whole address of it'),
      part,
    }),
    output: readPage,
    answer: async ({ path, part: shown }, source) => {
      const { text, release } = await readMarkdown(source, path);
      return answerInParts(text, shown, { release }, {});
    },
  }),
  read_changes: tool({
    title: 'Read changes between releases',
    description:
      'What changed from a release to a later one: levels added, corrected or withdrawn, and all rows as they are now of each index, ' +
      'list of constituents, product, document and notice with a change. Lines of JSON, each with its kind; counts first.',
    input: z.strictObject({
      from: z.int().positive().describe('Number of the earlier release, as /status lists them'),
      to: z.int().positive().describe('Number of the later one'),
      part,
    }),
    output: changesAnswer,
    answer: async ({ from, to, part: shown }, source) => {
      const address = changesAddress(from, to, 'ndjson');
      const text = await readBody(await whereFound(await source.get(address)), mostRead);
      if (text === null)
        throw new RefusedError(`More changed than can be read here: ${source.publicUrl}${address}`);
      const counts = Map.groupBy(
        text.matchAll(/^\{"kind":"([^"]+)","change":"([^"]+)"/gm),
        countedAs,
      );
      const counted = Array.from(counts, ([name, all]) => [name, all.length] as const);
      const described = counted.map(([name, count]) => `${count} ${name}`).join(', ') || 'nothing';
      const file = source.publicUrl + address;
      const all = `From release ${from} to ${to}: ${described}\nAs a file: ${file}\n\n${text}`;
      return answerInParts(all, shown, { from, to, counts: Object.fromEntries(counted), file }, {});
    },
  }),
};

const countedAs = ([, kind = '', change = '']: RegExpExecArray) => `${kind} ${change}`;

/** A page of this site as Markdown, after following redirects within the site. */
async function readMarkdown(source: ToolSource, address: string) {
  const url = URL.parse(address, source.publicUrl);
  if (url?.origin !== new URL(source.publicUrl).origin)
    throw new RefusedError('Only pages of this site can be read.');
  const path = pageInMarkdown(url.pathname) === null ? markdownPath(url.pathname) : url.pathname;
  const answer = await source.get(path + url.search);
  const to = answer.headers.get('Location');
  if (to === null) return pageOf(answer);
  if (!/^\/(?!\/)/.test(to)) throw new RefusedError(`This page leads elsewhere: ${to}`);
  return pageOf(await source.get(to));
}

async function pageOf(answer: Response) {
  return { text: await textOf(answer), release: releaseOf(answer) || null };
}

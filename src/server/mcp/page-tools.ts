import * as z from 'zod';
import { readBody } from '#src/outside/read-body.ts';
import { changesAddress } from '#src/urls/data-files.ts';
import { readChanges as changesAnswer, readPage } from './answers.ts';
import { answerInParts } from './parts.ts';
import { readMarkdown } from './read-markdown.ts';
import { part, RefusedError, tool, whereFound } from './tool.ts';

/** Most bytes of changes that one answer reads; larger differences are named as a file. */
const mostRead = 1_000_000;

/** Tools that read pages of the site in parts. */
export const pageTools = {
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

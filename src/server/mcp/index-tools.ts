import * as z from 'zod';
import { askApi } from '../ask-api.ts';
import { writeIndex, type MarkdownSource } from '../markdown/indexes-in-markdown.ts';
import { foundIndexes, readIndex as indexAnswer } from './answers.ts';
import { figuresOfIndex } from './answered-figures.ts';
import { findIndexes } from './found-indexes.ts';
import { answerInParts, rowsInParts } from './parts.ts';
import { asof, citation, index, part, tool } from './tool.ts';

/** Tools about one index, and the tool that finds it. */
export const indexTools = {
  search_indexes: tool({
    title: 'Search indexes',
    description:
      'Finds indexes by words of their name, by ticker, ISIN or fundId, by asset class, region, currency or hedging; what no ' +
      'index has all words of is taken as a question (yen bonds, equity with return over 10% in 3 years). ' +
      'Answers with master data, last level and returns in percent (annualized from three years on).',
    input: z.strictObject({
      text: z.string().min(1).max(200).describe('What is looked for, such as: world hedged EUR'),
      limit: z.int().min(1).max(50).default(10).describe('Indexes in all parts'),
      part,
    }),
    output: foundIndexes,
    answer: async ({ text, limit, part: shown }, source) => {
      const ask = askApi(source);
      const [{ found, said }, { release }] = await Promise.all([
        findIndexes(ask, text, limit),
        ask('dataVersion', {}),
      ]);
      const { portfolios, numberOfPortfolios, matchedBySpelling } = found;
      const indexes = portfolios.map(({ returns: _, crossesLaunch: __, ...one }) => ({
        ...one,
        citeAs: citation(source, one.fundId, { release }),
      }));
      const spelled = matchedBySpelling ? { onlySpelledSimilarly: true as const } : {};
      return rowsInParts({ indexes }, shown, (rows) => ({
        release,
        numberOfIndexes: numberOfPortfolios,
        ...spelled,
        ...said,
        ...rows,
      }));
    },
  }),
  read_index: tool({
    title: 'Read an index',
    description:
      'Everything that is published of an index, in Markdown: what it is, its returns and risk figures, its reviews. Each figure ' +
      'bears variant, currency, day, whether it rests on back-tested levels, its formula and the address to cite. The usual figures ' +
      'and the last ten calendar years are given as data too.',
    input: z.strictObject({ index, part, asof }),
    output: indexAnswer,
    answer: readIndex,
  }),
};

type IndexInput = { index: string; part: number; asof?: string | undefined };

/** The index as text and its figures as data, both of one release. */
async function readIndex(input: IndexInput, source: MarkdownSource) {
  const ask = askApi(source);
  const of = { indexId: input.index, asof: input.asof };
  const [{ text, release }, figures, details] = await Promise.all([
    writeIndex(source, input.index, input.asof),
    ask('indexFigures', of),
    ask('indexDetails', of),
  ]);
  const { fundId, returnType, currency, launchDate, asOfDate } = figures;
  const facts = {
    release,
    fundId,
    name: details.portfolioName,
    returnType,
    currency,
    hedgedTo: details.hedgedTo,
    launchDate,
    asOfDate,
    ...figuresOfIndex(figures),
  };
  return answerInParts(text, input.part, facts, {});
}

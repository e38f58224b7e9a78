import * as z from 'zod';
import { withQuery } from '#src/urls.ts';
import { blendPath, comparisonPath } from '#src/urls/mixes.ts';
import { askApi } from '../ask-api.ts';
import { readPage } from './answers.ts';
import {
  blendedFigures,
  comparedFigures,
  figuresOfBlend,
  figuresOfComparison,
} from './answered-figures.ts';
import { blended, compared, ofParts } from './mix-inputs.ts';
import { answerInParts } from './parts.ts';
import { readMarkdown } from './read-markdown.ts';
import { asof, index, part, tool } from './tool.ts';

/** Tools about several indexes together. */
export const mixTools = {
  compare_indexes: tool({
    title: 'Compare indexes',
    description:
      'Two to ten indexes beside each other, in Markdown: returns, risk, crises, correlations of monthly returns, members and ' +
      'weight in common, and what each is, over the days that they have in common or a window. Figures and correlations are given ' +
      'as data too, in the first part, or in as many as they need.',
    input: z.strictObject({
      ...compared,
      base: index.optional().describe('The index that the others are measured against'),
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
    permission: 'blends',
    title: 'Blend indexes',
    description:
      'What a portfolio of two to ten indexes with fixed weights would have returned, in Markdown: hypothetical, and no index. ' +
      'Its days are those on which all parts have a level.',
    input: z.strictObject({ ...blended, part, asof }),
    output: readPage.extend(blendedFigures),
    answer: async ({ parts, part: shown, ...rest }, source) => {
      const input = { of: ofParts(parts), ...rest };
      const { text, release } = await readMarkdown(source, withQuery(blendPath, input));
      const answer = await askApi(source)('blend', input);
      return answerInParts(text, shown, { release, ...figuresOfBlend(answer) }, {});
    },
  }),
};

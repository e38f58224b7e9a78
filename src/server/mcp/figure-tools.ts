import * as z from 'zod';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { mixedWorkingPage } from '#src/urls/mixed-figures.ts';
import { askApi } from '../ask-api.ts';
import { writeWorking } from '../markdown/indexes-in-markdown.ts';
import { explainedFigure, explainedMixedFigure } from './answers.ts';
import { blended, compared, ofParts } from './mix-inputs.ts';
import { answerInParts } from './parts.ts';
import { readMarkdown } from './read-markdown.ts';
import { asof, index, part, RefusedError, tool, type ToolSource } from './tool.ts';

const figure = z.string().min(1).max(64);

const mixedFigure = {
  figure: figure.describe(
    'Tag of a usual figure (return1Y), the stem of one over the window (volatility), of compared indexes activeShare, ' +
      'weightInCommon or membersInCommon, of a part of a blend contributionToReturn, contributionToRisk, ' +
      'weightNow or weight2024 (at the end of the year)',
  ),
  against: index
    .optional()
    .describe(
      'The index that it is measured against, for correlation, beta, activeShare and the like',
    ),
  crisis: z
    .string()
    .max(64)
    .optional()
    .describe(
      'The named window of /api/compare that cumulativeReturn and maximumDrawdown are over',
    ),
};

/** Tools that tell how a figure came about. */
export const figureTools = {
  explain_figure: tool({
    title: 'Explain a figure',
    description:
      'How one figure of an index came about, in Markdown: value, formula filled with its numbers, rules that applied, the ' +
      'levels it begins with, values of earlier releases, and code that calculates it from the public observations. Tags of ' +
      'figures are return1M, return1Y, returnYTD, return2024, return2024-03, volatility3Y, sharpeRatio3Y, maximumDrawdown5Y, ' +
      'high52Weeks, worstRollingReturn3Y and so on.',
    input: z.strictObject({
      index,
      figure: z.string().min(1).max(64).describe('Tag of the figure'),
      part,
      asof,
    }),
    output: explainedFigure,
    answer: explainFigure,
  }),
  explain_compared_figure: tool({
    title: 'Explain a figure of a comparison',
    description:
      'As explain_figure, of one of several compared indexes: over their common window, of a usual period up to its last day, ' +
      'in a named crisis, or measured against another of them.',
    input: z.strictObject({
      ...compared,
      index: index.describe('The compared index that the figure is of'),
      ...mixedFigure,
      part,
      asof,
    }),
    output: explainedMixedFigure,
    answer: async ({ indexes, from, to, part: shown, asof: release, ...asked }, source) => {
      const mix = { ids: indexes.join(','), from, to, asof: release };
      // The page refuses what is wrong in words that the caller can act on.
      const page = await readMarkdown(source, mixedWorkingPage('compare', mix, asked));
      const working = await askApi(source)('compareWorking', { ...mix, ...asked });
      const input = { ...page, of: asked.index, part: shown, asof: release };
      return explained(working, input, source);
    },
  }),
  explain_blended_figure: tool({
    title: 'Explain a figure of a blend',
    permission: 'blends',
    description:
      'As explain_figure, of a blend or of one of its parts over the days of the blend. Blends are hypothetical, and no index.',
    input: z.strictObject({
      ...blended,
      index: index.optional().describe('The part that the figure is of; without it the blend'),
      ...mixedFigure,
      part,
      asof,
    }),
    output: explainedMixedFigure,
    answer: async ({ parts, rebalance, from, part: shown, asof: release, ...asked }, source) => {
      const mix = { of: ofParts(parts), rebalance, from, asof: release };
      const page = await readMarkdown(source, mixedWorkingPage('blend', mix, asked));
      const working = await askApi(source)('blendWorking', { ...mix, ...asked });
      const of = asked.index ?? parts[0]!.index;
      return explained(working, { ...page, of, part: shown, asof: release }, source);
    },
  }),
};

type FigureInput = { index: string; figure: string; part: number; asof?: string | undefined };

/** The working as text and as data, both of one release. */
async function explainFigure(input: FigureInput, source: ToolSource) {
  const ask = askApi(source);
  const { index: indexId, figure: tag, asof: of } = input;
  const { returnType, currency } = await ask('indexDetails', { indexId, asof: of });
  const [{ text }, working] = await Promise.all([
    writeWorking(source, input),
    ask('working', { indexId, figure: tag, asof: of }),
  ]).catch(advisedOfFigures);
  const { fundId } = working;
  return answerInParts(text, input.part, { ...factsOf(working), fundId, returnType, currency }, {});
}

/** Where the index is there but not the figure, list_figures helps. */
function advisedOfFigures(error: unknown): never {
  if (!(error instanceof NotFoundError)) throw error;
  throw new RefusedError(
    `${error.message}; list_figures names them, those of one month are like return2024-03`,
  );
}

type MixedInput = {
  /** The index that it is of, or one of the parts, which have one currency. */
  of: string;
  text: string;
  part: number;
  asof: string | undefined;
};

/** The same of a comparison or blend; a blend has no return type. */
async function explained(working: FigureWorking, input: MixedInput, source: ToolSource) {
  const { of, text, part: shown, asof: release } = input;
  const ask = askApi(source);
  const { returnType, currency } = await ask('indexDetails', { indexId: of, asof: release });
  const { fundId } = working;
  const facts = {
    ...factsOf(working),
    fundId,
    returnType: fundId === null ? null : returnType,
    currency,
  };
  return answerInParts(text, shown, facts, {});
}

function factsOf(working: FigureWorking) {
  const { portfolioName, tag, unit, release, asOfDate, value, shown, missing, from, to } = working;
  const { observations, withheld, crossesLaunch } = working;
  return {
    release,
    name: portfolioName,
    tag,
    unit,
    asOfDate,
    value,
    shown,
    missing,
    from,
    to,
    observations,
    withheld,
    backTested: crossesLaunch,
  };
}

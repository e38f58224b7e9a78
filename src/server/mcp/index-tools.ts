import * as z from 'zod';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { isSampled, type Sampling } from '#src/domain/levels/level-samples.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { api } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import { askApi } from '../ask-api.ts';
import { writeIndex, writeWorking, type MarkdownSource } from '../markdown/indexes-in-markdown.ts';
import {
  explainedFigure,
  foundIndexes,
  readIndex as indexAnswer,
  readLevels as levelsAnswer,
} from './answers.ts';
import { figuresOfIndex } from './answered-figures.ts';
import { asof, citation, index, part, answerInParts, tool } from './tool.ts';

/** Most levels in one answer: beyond that the answer names the download. */
const mostLevels = 750;

const day = z.iso.date().optional();

/** Tools about one index, and the tool that finds it. */
export const indexTools = {
  search_indexes: tool({
    title: 'Search indexes',
    description:
      'Finds indexes by words of their name, by ticker, ISIN or fundId, by asset class, region, currency or hedging. ' +
      'Answers with master data, last level and returns in percent (annualized from three years on).',
    input: z.object({
      text: z.string().min(1).max(200).describe('What is looked for, such as: world hedged EUR'),
      limit: z.int().min(1).max(50).default(10).describe('Indexes in the answer'),
    }),
    output: foundIndexes,
    answer: async ({ text, limit }, source) => {
      const ask = askApi(source);
      const [{ portfolios, numberOfPortfolios, matchedBySpelling }, { release }] =
        await Promise.all([
          ask('portfolioReturns', { filterPattern: text, size: limit }),
          ask('dataVersion', {}),
        ]);
      const found = portfolios.map((one) => ({
        ...one,
        citeAs: citation(source, one.fundId, { release }),
      }));
      const spelled = matchedBySpelling ? { onlySpelledSimilarly: true as const } : {};
      return {
        data: { release, numberOfIndexes: numberOfPortfolios, ...spelled, indexes: found },
      };
    },
  }),
  read_index: tool({
    title: 'Read an index',
    description:
      'Everything that is published of an index, in Markdown: what it is, its returns and risk figures, its reviews. Each figure ' +
      'bears variant, currency, day, whether it rests on back-tested levels, its formula and the address to cite. The usual figures ' +
      'and the last ten calendar years are given as data too.',
    input: z.object({ index, part, asof }),
    output: indexAnswer,
    answer: readIndex,
  }),
  explain_figure: tool({
    title: 'Explain a figure',
    description:
      'How one figure of an index came about, in Markdown: value, formula filled with its numbers, rules that applied, the ' +
      'levels it begins with, values of earlier releases, and code that calculates it from the public observations. Tags of ' +
      'figures are return1M, return1Y, returnYTD, return2024, volatility3Y, sharpeRatio3Y, maximumDrawdown5Y and so on.',
    input: z.object({
      index,
      figure: z.string().min(1).max(64).describe('Tag of the figure'),
      part,
      asof,
    }),
    output: explainedFigure,
    answer: explainFigure,
  }),
  read_levels: tool({
    title: 'Read levels of an index',
    description:
      `Published levels of an index, at most the newest ${mostLevels} of those asked for: the last of each month, of each ` +
      'week (Monday to Sunday), or all, and in any case the very first and the newest of the index. Each says ' +
      'whether it is back-tested, that is from before the launch date and hypothetical, and whether it was corrected ' +
      'after it was published; the ledger of corrections has old and new value and the reason.',
    input: z.object({
      index,
      from: day.describe('First day (YYYY-MM-DD)'),
      to: day.describe('Last day (YYYY-MM-DD)'),
      sampling: z.enum(['month-ends', 'week-ends', 'every-level']).default('month-ends'),
      asof,
    }),
    output: levelsAnswer,
    answer: readLevels,
  }),
};

/** The sampling of levels, described for the reader of the answer. */
const samplings: Record<Sampling, string> = {
  'month-ends': 'the last level of each month, and the first and the newest of the index',
  'week-ends':
    'the last level of each week (Monday to Sunday), and the first and the newest of the index',
  'every-level': 'every published level',
};

type LevelsAsked = {
  index: string;
  from?: string | undefined;
  to?: string | undefined;
  sampling: Sampling;
  asof?: string | undefined;
};

async function readLevels(asked: LevelsAsked, source: MarkdownSource) {
  const ask = askApi(source);
  const asof = asked.asof ? { asof: asked.asof } : {};
  const [{ indexPrices }, { release }] = await Promise.all([
    ask('indexPrices', { secId: asked.index, ...asof }),
    ask('dataVersion', asof),
  ]);
  const [prices] = indexPrices;
  if (!prices) throw new NotFoundError(`There is no index ${asked.index}`);
  const { pricesData, correctedDates, ...about } = prices;
  const levels = pricesData ? levelsAsked(pricesData, prices, asked) : [];
  const details = await ask('indexDetails', { indexId: about.fundId, ...asof });
  const file = source.publicUrl + downloadAddress('levels', about.secId, 'csv', { asof: release });
  const data = {
    release,
    name: details.portfolioName,
    ...about,
    hedgedTo: details.hedgedTo,
    isRounded: !details.entitlements.downloads,
    licence: details.entitlements.licence,
    citeAs: citation(source, about.fundId, { release }),
    ...(details.entitlements.downloads ? { everything: file } : {}),
    ...(correctedDates.length > 0 ? { corrections: ledgerOf(source, about.fundId) } : {}),
    sampling: asked.sampling,
    sampledAs: samplings[asked.sampling],
    numberOfLevels: levels.length,
    // The newest levels; a caller who wants earlier ones names their days.
    levels: levels.slice(-mostLevels),
  };
  return { data };
}

type IndexAsked = { index: string; part: number; asof?: string | undefined };

/** The index as text and its figures as data, both of one release. */
async function readIndex(asked: IndexAsked, source: MarkdownSource) {
  const ask = askApi(source);
  const of = { indexId: asked.index, asof: asked.asof };
  const [{ text, release }, figures, details] = await Promise.all([
    writeIndex(source, asked.index, asked.asof),
    ask('indexFigures', of),
    ask('indexDetails', of),
  ]);
  const { fundId, returnType, currency, launchDate, asOfDate } = figures;
  return answerInParts(text, asked.part, {
    release,
    fundId,
    name: details.portfolioName,
    returnType,
    currency,
    hedgedTo: details.hedgedTo,
    launchDate,
    asOfDate,
    ...figuresOfIndex(figures),
  });
}

type FigureAsked = { index: string; figure: string; part: number; asof?: string | undefined };

/** The working as text and as data, both of one release. */
async function explainFigure(asked: FigureAsked, source: MarkdownSource) {
  const ask = askApi(source);
  const { index, figure, asof: of } = asked;
  const [{ text }, working, details] = await Promise.all([
    writeWorking(source, asked),
    ask('working', { indexId: index, figure, asof: of }),
    ask('indexDetails', { indexId: index, asof: of }),
  ]);
  const { fundId, tag, unit, release, asOfDate, value, shown, missing, from, to } = working;
  const { portfolioName, returnType, currency } = details;
  const { observations, withheld, crossesLaunch } = working;
  return answerInParts(text, asked.part, {
    release,
    fundId,
    name: portfolioName,
    returnType,
    currency,
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
  });
}

/** Where the launch date is unknown, whether a level is back-tested is unknown too. */
function levelsAsked(
  pricesData: PricesData,
  { launchDate, correctedDates }: { launchDate: string | null; correctedDates: string[] },
  { from, to, sampling }: LevelsAsked,
) {
  const { days, values } = decodeLevels(pricesData);
  const first = dayOfIso(from ?? '') ?? -Infinity;
  const last = dayOfIso(to ?? '') ?? Infinity;
  const launch = launchDate === null ? null : dayOfIso(launchDate);
  const corrected = new Set(correctedDates.map(dayOfIso));
  return Array.from(days, (at, i) => ({ at, level: values[i] ?? null, i }))
    .filter(({ at, i }) => at >= first && at <= last && isSampled(days, i, sampling))
    .map(({ at, level }) => ({
      date: isoOfDay(at),
      level,
      backTested: launch === null ? null : at < launch,
      corrected: corrected.has(at),
    }));
}

/** Address of the corrections of an index, with the old and new values. */
function ledgerOf({ publicUrl }: MarkdownSource, indexId: string): string {
  return publicUrl + callAddress(api.corrections, { indexId });
}

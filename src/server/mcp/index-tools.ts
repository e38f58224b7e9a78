import * as z from 'zod';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/level-columns.ts';
import { isSampled, type Sampling } from '#src/domain/level-samples.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import { askApi } from '../ask-api.ts';
import { writeIndexTwin, type TwinSource } from '../twins/index-twins.ts';
import { constituentTools } from './constituent-tools.ts';
import { asof, citation, index, tool } from './tool.ts';

/** Levels that one answer holds at most: what is more is a download, not something to read. */
const mostLevels = 750;

const day = z.iso.date().optional();

/** The tools by name; none of them changes anything. */
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
    answer: async ({ text, limit }, source) => {
      const ask = askApi(source);
      const [{ portfolios, numberOfPortfolios }, { release }] = await Promise.all([
        ask('portfolioReturns', { filterPattern: text, size: limit }),
        ask('dataVersion', {}),
      ]);
      const found = portfolios.map((one) => ({
        ...one,
        citeAs: citation(source, one.fundId, { release }),
      }));
      return JSON.stringify({ release, numberOfIndexes: numberOfPortfolios, indexes: found });
    },
  }),
  read_index: tool({
    title: 'Read an index',
    description:
      'Everything that is published of an index, in Markdown: what it is, its returns and risk figures, its reviews. Each figure ' +
      'bears variant, currency, day, whether it rests on back-tested levels, its formula and the address to cite.',
    input: z.object({ index, asof }),
    answer: async (asked, source) => (await writeIndexTwin(source, asked.index, asked.asof)).text,
  }),
  read_levels: tool({
    title: 'Read levels of an index',
    description:
      `Published levels of an index, at most ${mostLevels}: the last of each month, of each week, or all. Each says ` +
      'whether it is back-tested, that is from before the launch date and hypothetical.',
    input: z.object({
      index,
      from: day.describe('First day (YYYY-MM-DD)'),
      to: day.describe('Last day (YYYY-MM-DD)'),
      sampling: z.enum(['month-ends', 'week-ends', 'every-level']).default('month-ends'),
      asof,
    }),
    answer: readLevels,
  }),
  ...constituentTools,
};

type LevelsAsked = {
  index: string;
  from?: string | undefined;
  to?: string | undefined;
  sampling: Sampling;
  asof?: string | undefined;
};

async function readLevels(asked: LevelsAsked, source: TwinSource): Promise<string> {
  const ask = askApi(source);
  const asof = asked.asof ? { asof: asked.asof } : {};
  const [{ indexPrices }, { release }] = await Promise.all([
    ask('indexPrices', { secId: asked.index, ...asof }),
    ask('dataVersion', asof),
  ]);
  const [prices] = indexPrices;
  if (!prices) throw new NotFoundError(`There is no index ${asked.index}`);
  const { pricesData, ...about } = prices;
  const { days, values } = pricesData
    ? decodeLevels(pricesData)
    : { days: new Int32Array(), values: new Float64Array() };
  const first = dayOfIso(asked.from ?? '') ?? -Infinity;
  const last = dayOfIso(asked.to ?? '') ?? Infinity;
  const launch = about.launchDate === null ? null : dayOfIso(about.launchDate);
  const levels = Array.from(days, (at, i) => ({ at, level: values[i] ?? null, i }))
    .filter(({ at, i }) => at >= first && at <= last && isSampled(days, i, asked.sampling))
    .map(({ at, level }) => ({
      date: isoOfDay(at),
      level,
      backTested: launch !== null && at < launch,
    }));
  const details = await ask('indexDetails', { indexId: about.fundId, ...asof });
  const file = source.publicUrl + downloadAddress('levels', about.secId, 'csv', { asof: release });
  return JSON.stringify({
    release,
    name: details.portfolioName,
    ...about,
    hedgedTo: details.hedgedTo,
    isRounded: !details.entitlements.downloads,
    licence: details.entitlements.licence,
    citeAs: citation(source, about.fundId, { release }),
    ...(details.entitlements.downloads ? { everything: file } : {}),
    numberOfLevels: levels.length,
    // The newest of them: who wants others asks for their days.
    levels: levels.slice(-mostLevels),
  });
}

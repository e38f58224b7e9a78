import * as z from 'zod';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { isSampled } from '#src/domain/levels/level-samples.ts';
import { api } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import { askApi } from '../ask-api.ts';
import type { MarkdownSource } from '../markdown/indexes-in-markdown.ts';
import { readLevels as levelsAnswer } from './answers.ts';
import { rowsInParts } from './parts.ts';
import { asof, citation, index, part, RefusedError, tool } from './tool.ts';

const day = z.iso.date().optional();

const samplings = ['every-level', 'week-ends', 'month-ends', 'year-ends'] as const;
type Sampling = (typeof samplings)[number];

/** The tool for the levels of an index. */
export const levelTools = {
  read_levels: tool({
    title: 'Read levels of an index',
    description:
      'Published levels of an index: the last of each year, of each month, of each week (Monday to Sunday), or all, and the ' +
      'very first and the newest of the index, where the days asked for have them. Some hundred come at a time, the newest in part 1, those before them in ' +
      'the parts that follow. A level that is back-tested, that is from before the launch date and hypothetical, or that was ' +
      'corrected after it was published says so; the ledger of corrections has old and new value and the reason.',
    input: z.strictObject({
      index,
      from: day.describe('First day (YYYY-MM-DD)'),
      to: day.describe('Last day (YYYY-MM-DD), not before the first'),
      sampling: z.enum(samplings).default('month-ends'),
      part,
      asof,
    }),
    output: levelsAnswer,
    answer: readLevels,
  }),
};

/** The sampling of levels, described for the reader of the answer. */
const described: Record<Sampling, string> = {
  'year-ends': 'the last level of each year, and the first and the newest of the index',
  'month-ends': 'the last level of each month, and the first and the newest of the index',
  'week-ends':
    'the last level of each week (Monday to Sunday), and the first and the newest of the index',
  'every-level': 'every published level',
};

type LevelsInput = {
  index: string;
  from?: string | undefined;
  to?: string | undefined;
  sampling: Sampling;
  part: number;
  asof?: string | undefined;
};

async function readLevels(input: LevelsInput, source: MarkdownSource) {
  const { from = '', to = from } = input;
  if (to < from) throw new RefusedError(`The last day (${to}) lies before the first (${from})`);
  const ask = askApi(source);
  const asof = input.asof ? { asof: input.asof } : {};
  const [{ indexPrices }, { release }] = await Promise.all([
    ask('indexPrices', { secId: input.index, ...asof }),
    ask('dataVersion', asof),
  ]);
  const [prices] = indexPrices;
  if (!prices) throw new NotFoundError(`There is no index ${input.index}`);
  const { pricesData, correctedDates, ...about } = prices;
  const levels = pricesData ? levelsAsked(pricesData, prices, input) : [];
  const details = await ask('indexDetails', { indexId: about.fundId, ...asof });
  const file = source.publicUrl + downloadAddress('levels', about.secId, 'csv', { asof: release });
  const facts = {
    release,
    name: details.portfolioName,
    ...about,
    hedgedTo: details.hedgedTo,
    isRounded: !details.entitlements.downloads,
    licence: details.entitlements.licence,
    citeAs: citation(source, about.fundId, { release }),
    ...(details.entitlements.downloads ? { everything: file } : {}),
    ...(correctedDates.length > 0 ? { corrections: ledgerOf(source, about.fundId) } : {}),
    sampling: input.sampling,
    sampledAs: described[input.sampling],
    numberOfLevels: levels.length,
    ...(levels.length === 0 ? adviceOn(pricesData, input) : {}),
  };
  return rowsInParts({ levels: levels.toReversed() }, input.part, (newestFirst) => ({
    ...facts,
    levels: newestFirst.levels.toReversed(),
  }));
}

/** Where the launch date is unknown, whether a level is back-tested is unknown too. */
function levelsAsked(
  pricesData: PricesData,
  { launchDate, correctedDates }: { launchDate: string | null; correctedDates: string[] },
  { from, to, sampling }: LevelsInput,
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
      ...(launch === null
        ? { backTested: null }
        : at < launch
          ? { backTested: true as const }
          : {}),
      ...(corrected.has(at) ? { corrected: true as const } : {}),
    }));
}

/** Why nothing is found: days between the samples, or days that have no level, with those before and after them. */
function adviceOn(
  pricesData: PricesData | null,
  { from, to, sampling }: LevelsInput,
): { advice?: string } {
  if (pricesData === null) return {};
  const { days, values } = decodeLevels(pricesData);
  const before = days.findLastIndex((day) => day < (dayOfIso(from ?? '') ?? -Infinity));
  const next = days.findIndex((day) => day > (dayOfIso(to ?? '') ?? Infinity));
  const after = next < 0 ? days.length : next;
  const between = after - before - 1;
  if (between > 0) {
    const advice = `Levels of these days: ${between}, none of them among the ${sampling}; sampling every-level has them.`;
    return { advice };
  }
  const told = (words: string, at: number) =>
    at in days ? [`${words} is ${values[at]} of ${isoOfDay(days[at]!)}`] : [];
  const beside = [...told('the last before them', before), ...told('the first after them', after)];
  return { advice: `No level is of these days; ${beside.join(', ')}.` };
}

/** Address of the corrections of an index, with the old and new values. */
function ledgerOf({ publicUrl }: MarkdownSource, indexId: string): string {
  return publicUrl + callAddress(api.corrections, { indexId });
}

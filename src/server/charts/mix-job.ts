import { coveredPeriods, startOfPeriod, type Period } from '#src/charts/levels/periods.ts';
import type { MixWindow } from '#src/charts/lines/mix-findings.ts';
import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { ComparedOverTime, DescribedIndex } from '#src/contract/api/mixes/compared.ts';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import type { DrawnLine, MixJob, PictureBase } from '#src/pictures/picture.ts';
import { localPath } from '#src/urls.ts';
import { blendPage, comparisonPage } from '#src/urls/mixes.ts';
import { askRefusing } from '../ask-api.ts';

type Deps = Parameters<typeof askRefusing>[0] & {
  base: Omit<PictureBase, 'address'>;
  host: string;
};

type OverPeriod = { period?: Period | undefined };

/**
 * Indexes side by side, as the API compares them.
 * @throws InvalidInputError for indexes that cannot be compared, NotFoundError for an unknown one
 */
export async function comparisonJob(
  deps: Deps,
  { period, ...request }: EndpointQuery<'compare'> & OverPeriod,
): Promise<MixJob> {
  const { base, host } = deps;
  const compare = async (from?: string) => {
    const asked = from === undefined ? request : { ...request, from };
    const answer = await askRefusing(deps, 'compare', asked);
    return { ...answer, drawn: drawnOf(answer) };
  };
  const whole = await compare();
  const { indexes, drawn, window, base: first } = await over(period, whole, request, compare);
  const ids = indexes.map(({ fundId }) => fundId);
  const { from, to } = request;
  const begun = window?.from ?? firstDayOf(drawn[0]?.levels);
  const page = comparisonPage({ ids, base: first, from: from ?? fromOf(period, begun), to });
  return {
    ...base,
    chart: 'compare',
    parts: null,
    lines: shown(drawn.flatMap((index) => lineOfIndex(index, base.language))),
    window,
    address: host + localPath(base.language, page),
  };
}

/** The indexes over their window; without one rates and other measures, with their levels in their own unit. */
function drawnOf({ window, indexes }: EndpointAnswer<'compare'>) {
  if (window !== null) return indexes;
  const measures = indexes.flatMap((one) =>
    one.ownLevels === null ? [] : [{ ...one, levels: one.ownLevels }],
  );
  if (measures.length < 2) {
    throw new NotFoundError('No window that these indexes have in common can be shown');
  }
  return measures;
}

const firstDayOf = (levels: PricesData | null | undefined) =>
  levels ? isoOfDay(decodeLevels(levels).days[0] ?? 0) : undefined;

/**
 * A blend and its parts, as the API calculates them.
 * @throws InvalidInputError for parts that make no blend, NotFoundError for an unknown index
 */
export async function blendJob(
  deps: Deps,
  { period, ...request }: EndpointQuery<'blend'> & OverPeriod,
): Promise<MixJob> {
  const { base, host } = deps;
  const mix = (from?: string) =>
    askRefusing(deps, 'blend', from === undefined ? request : { ...request, from });
  const whole = await mix();
  const made = await over(period, { ...whole, drawn: [whole.blend] }, request, mix);
  const { of, rebalance, parts, blend, window } = made;
  const own = { name: blendMessages(base.language).blend, variant: '', launchDate: null };
  const { levels, window: measured } = blend;
  const lineOfBlend = levels && { ...own, isHypothetical: true, levels, window: measured };
  const from = request.from ?? fromOf(period, window.from);
  return {
    ...base,
    chart: 'blend',
    parts: parts.map(({ weight, portfolioName }) => ({ weight, portfolioName })),
    lines: shown([
      ...(lineOfBlend ? [lineOfBlend] : []),
      ...parts.flatMap((part) => lineOfIndex(part, base.language)),
    ]),
    window,
    address: host + localPath(base.language, blendPage({ of, rebalance, from })),
  };
}

const fromOf = (period: Period | undefined, begun: string | undefined) =>
  period === undefined || period === 'Max' ? undefined : begun;

/**
 * Narrows the window to a period that ends with its last day. An explicit first day, or no period, leaves it as it is.
 */
async function over<Made extends { window: MixWindow | null }>(
  period: Period | undefined,
  whole: Made & { drawn: readonly { levels: PricesData | null }[] },
  { from }: { from?: string | undefined },
  ask: (from: string) => Promise<Made>,
): Promise<Made> {
  const levels = whole.drawn.find((one) => one.levels !== null)?.levels;
  if (period === undefined || from !== undefined || !levels) return whole;
  const series = decodeLevels(levels);
  const endsMonth = whole.window?.frequency === 'monthly';
  const offered = coveredPeriods(series, endsMonth);
  if (!offered.includes(period)) {
    const covered = offered.join(', ');
    throw new InvalidInputError(`period: what they have in common covers ${covered}`, ['period']);
  }
  const start = startOfPeriod(period, series, endsMonth);
  return start === null ? whole : ask(isoOfDay(start));
}

function lineOfIndex(index: DescribedIndex & ComparedOverTime, language: Language): DrawnLine[] {
  const { portfolioName: name, launchDate, levels, window } = index;
  if (levels === null) return [];
  const variant = shortVariantName(index, language);
  return [{ name, variant, launchDate, isHypothetical: false, levels, window }];
}

/** Leaves out lines that may not be shown; at least one must be left. */
function shown(lines: DrawnLine[]): DrawnLine[] {
  if (lines.length === 0) throw new NotFoundError('No levels of these indexes may be shown');
  return lines;
}

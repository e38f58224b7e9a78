import type { ListBeside, WeightsBeside } from '#src/charts/shares/share-lists.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';
import type { Language } from '#src/domain/language.ts';
import type { CompositionJob } from '#src/pictures/picture.ts';
import type { AskApi } from '../ask-api.ts';
import type { ChartRequest } from './chart-request.ts';

/**
 * The newest published weights by class, beside those of the benchmark.
 * @throws NotFoundError where the provider publishes no list, or only a part of it
 * @throws InvalidInputError for a period: a list belongs to one day
 */
export async function compositionOf(
  ask: AskApi,
  { fundId, period, from, to }: Omit<ChartRequest, 'chart'>,
  lang: Language,
): Promise<Pick<CompositionJob, 'constituents' | 'beside'>> {
  const given = Object.entries({ period, from, to }).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  if (given.length > 0) {
    const says = 'a composition is that of one day, the newest, or that of the release in asof';
    const reasons = given.map((parameter) => refusal('no-period', { parameter }));
    throw new InvalidInputError(`${given.join(', ')}: ${says}`, given, [], reasons);
  }
  const constituents = await ask('constituents', { portfolioId: fundId, size: 1, lang });
  const { asOfDate, breakdowns, classification } = constituents;
  if (asOfDate === null || !isWhole(constituents)) {
    throw new NotFoundError(`No weights by class of ${fundId} are published`, [
      refusal('no-weights', { name: fundId }),
    ]);
  }
  const beside = { benchmark: await benchmarkOf(ask, fundId, lang), before: null };
  return { constituents: { asOfDate, breakdowns, classification }, beside };
}

const isWhole = ({ breakdowns }: Pick<ListBeside, 'breakdowns'>) =>
  Object.values(breakdowns).some((shares) => shares !== null);

/** The weights by class of the benchmark; null where it has none, or they are not published whole. */
export async function benchmarkOf(
  ask: AskApi,
  fundId: string,
  lang: Language,
): Promise<WeightsBeside['benchmark']> {
  const { relatedIndexes } = await ask('relatedIndexes', { portfolioId: fundId, lang });
  const found = relatedIndexes.find(({ relation }) => relation === 'benchmark');
  if (found === undefined) return null;
  const list = await ask('constituents', { portfolioId: found.fundId, size: 1, lang });
  if (!isWhole(list)) return null;
  const { asOfDate, breakdowns } = list;
  return { asOfDate, breakdowns, name: found.portfolioName };
}

import type { Stored } from '#src/api/source.ts';
import type { Api } from '#src/api/http/api-app.ts';
import { coveredPeriods } from '#src/charts/levels/periods.ts';
import { windowOf, type ShownWindow } from '#src/charts/levels/chart-window.ts';
import type { IndexDetails, PricesData } from '#src/contract/api/indexes/index-details.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import type { LevelsJob, PictureBase, PictureJob } from '#src/pictures/picture.ts';
import { localPath, pages } from '#src/urls.ts';
import { askApi } from '../ask-api.ts';
import { noDrawdownOf, noLevelsOf } from './no-such-chart.ts';
import type { ChartRequest } from './chart-request.ts';
import { compositionOf } from './composition-of.ts';
import { yearsOf } from './years-of.ts';

type Deps = { api: Api; source: Stored; base: Omit<PictureBase, 'address'>; host: string };

/**
 * The API's answer about an index, as the job of a picture.
 * @throws NotFoundError for an unknown index, and for one that has nothing to draw
 * @throws InvalidInputError for a period that its history does not cover
 */
export async function indexJob(
  { api, source: { snapshot }, base, host }: Deps,
  request: ChartRequest,
): Promise<PictureJob> {
  const ask = askApi({ api, snapshot });
  const lang = base.language;
  const { chart } = request;
  const details = await ask('indexDetails', { version: '2', indexId: request.fundId, lang });
  const { fundId } = details;
  const of = { ...base, details, address: host + localPath(lang, pages.indexDetails(fundId)) };
  if (chart === 'composition')
    return { ...of, chart, ...(await compositionOf(ask, request, lang)) };
  const figures = await ask('indexFigures', { indexId: fundId, lang });
  if (chart === 'calendar-years') return { ...of, chart, ...yearsOf(figures, request) };
  const answer = await ask('indexPrices', { secId: fundId });
  const prices = answer.indexPrices[0]?.pricesData ?? null;
  return { ...of, chart, ...levelsOf(details, prices, { ...request, chart }, figures.endsMonth) };
}

type LevelsRequest = ChartRequest & Pick<LevelsJob, 'chart'>;

function levelsOf(
  { fundId, hasReturns }: IndexDetails,
  prices: PricesData | null,
  request: LevelsRequest,
  endsMonth: boolean,
): Pick<LevelsJob, 'prices' | 'window'> {
  if (prices === null) throw noLevelsOf(fundId);
  if (request.chart === 'drawdown' && !hasReturns) {
    throw noDrawdownOf(fundId);
  }
  return { prices, window: windowAsked(request, prices, endsMonth) };
}

function windowAsked(request: LevelsRequest, prices: PricesData, endsMonth: boolean): ShownWindow {
  const { fundId, chart, period, from, to } = request;
  const series = decodeLevels(prices);
  const offered = coveredPeriods(series, endsMonth);
  if (period !== undefined && !offered.includes(period)) {
    const covered = offered.join(', ');
    throw new InvalidInputError(`period: the history of ${fundId} covers ${covered}`, ['period']);
  }
  // A share picture is seen small: a year is as much of the line as can be read there.
  const usual = chart === 'share' && offered.includes('1Y') ? '1Y' : undefined;
  return windowOf({ period: period ?? usual, from, to }, { series, offered, endsMonth });
}

import type { Api } from '#src/api/http/api-app.ts';
import type { Stored } from '#src/api/source.ts';
import { pictureLook } from '#src/brand/picture-look.ts';
import { coveredPeriods, type Period } from '#src/charts/levels/periods.ts';
import { windowOf, type ShownWindow } from '#src/charts/levels/chart-window.ts';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';
import type { PictureOrder } from '#src/pictures/picture.ts';
import { localPath, pages } from '#src/urls.ts';
import { askApi } from '../ask-api.ts';

export type AskedPicture = Pick<PictureOrder, 'chart' | 'format' | 'width' | 'height'> & {
  fundId: string;
  lang: Language;
  theme: Theme;
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Deps = { api: Api; source: Stored; brand: Brand | null; publicUrl: string };

/**
 * What the API says of an index, for a picture of it.
 * @throws NotFoundError for an index that does not exist or has no levels
 * @throws InvalidInputError for a period that its history does not cover
 */
export async function pictureOrder(
  { api, source: { snapshot }, brand, publicUrl }: Deps,
  { fundId, lang, theme, period, from, to, chart, ...asked }: AskedPicture,
): Promise<PictureOrder> {
  const ask = askApi({ api, snapshot });
  const [details, figures, answer, navigation] = await Promise.all([
    ask('indexDetails', { version: '2', indexId: fundId, lang }),
    ask('indexFigures', { indexId: fundId, lang }),
    ask('indexPrices', { secId: fundId }),
    ask('mainNavigation', { lang }),
  ]);
  const prices = answer.indexPrices[0]?.pricesData ?? null;
  if (prices === null) throw new NotFoundError(`No levels of ${fundId} are published`);
  if (chart === 'drawdown' && !details.hasReturns) {
    throw new NotFoundError(`The levels of ${fundId} are no value of invested money: no drawdown`);
  }
  const window = windowAsked({ fundId, chart, period, from, to }, prices, figures.endsMonth);
  return {
    ...asked,
    chart,
    language: lang,
    look: pictureLook(brand, theme),
    details,
    prices,
    window,
    provider: navigation.provider.name,
    release: snapshot.release,
    address: new URL(publicUrl).host + localPath(lang, pages.indexDetails(details.fundId)),
  };
}

type Asked = Pick<AskedPicture, 'fundId' | 'chart' | 'period' | 'from' | 'to'>;

function windowAsked(asked: Asked, prices: PricesData, endsMonth: boolean): ShownWindow {
  const { fundId, chart, period, from, to } = asked;
  const series = decodeLevels(prices);
  const offered = coveredPeriods(series, endsMonth);
  if (period !== undefined && !offered.includes(period)) {
    const covered = offered.join(', ');
    throw new InvalidInputError(`period: the history of ${fundId} covers ${covered}`, ['period']);
  }
  // What others show of a page is a year: the line is small there.
  const usual = chart === 'share' && offered.includes('1Y') ? '1Y' : undefined;
  return windowOf({ period: period ?? usual, from, to }, { series, offered, endsMonth });
}

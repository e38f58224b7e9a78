import type { PictureLook } from '#src/brand/picture-look.ts';
import type { ShownWindow } from '#src/charts/levels/chart-window.ts';
import type { IndexDetails, PricesData } from '#src/contract/api/indexes/index-details.ts';
import type { Language } from '#src/domain/language.ts';

/** All that a picture of an index is made of, as it is sent to the thread that draws it. */
export type PictureOrder = {
  chart: 'levels' | 'drawdown' | 'share';
  format: 'svg' | 'png';
  width: number;
  height: number;
  language: Language;
  look: PictureLook;
  details: Pick<
    IndexDetails,
    | 'fundId'
    | 'portfolioName'
    | 'returnType'
    | 'currency'
    | 'hedgedTo'
    | 'launchDate'
    | 'hasReturns'
    | 'hasCeased'
    | 'entitlements'
  >;
  prices: PricesData;
  window: ShownWindow;
  /** Name of the provider, and the release and page that the picture is of. */
  provider: string;
  release: number;
  address: string;
};

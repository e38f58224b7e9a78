import type { PictureLook } from '#src/brand/picture-look.ts';
import type { ShownWindow } from '#src/charts/levels/chart-window.ts';
import type { ScaleKind } from '#src/charts/axes/value-scale.ts';
import type { MeasuredLine, MixWindow } from '#src/charts/lines/mix-findings.ts';
import type { WeightsBeside } from '#src/charts/shares/share-lists.ts';
import type { YearValue } from '#src/charts/years/year-bars.ts';
import type { RegisteredFigure } from '#src/contract/api/figures/figures.ts';
import type {
  ConstituentsAnswer,
  IndexDetails,
  PricesData,
} from '#src/contract/api/indexes/index-details.ts';
import type { PortfolioPoints } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';

/** What every picture is made of. */
export type PictureBase = {
  format: 'svg' | 'png';
  width: number;
  height: number;
  language: Language;
  look: PictureLook;
  /** Name of the provider, and the release and page that the picture is of. */
  provider: string;
  release: number;
  address: string;
};

type Details = Pick<
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

/** Levels of an index, or how far they are below their high. */
export type LevelsOrder = PictureBase & {
  chart: 'levels' | 'drawdown' | 'share';
  details: Details;
  prices: PricesData;
  window: ShownWindow;
};

/** Returns of calendar years. */
export type YearsOrder = PictureBase & {
  chart: 'calendar-years';
  details: Details;
  years: readonly (YearValue & { toDate: boolean; crossesLaunch: boolean | null })[];
  asOfDate: string;
};

/** What an index holds, by class. */
export type CompositionOrder = PictureBase & {
  chart: 'composition';
  details: Details;
  constituents: Pick<ConstituentsAnswer, 'breakdowns' | 'classification'> & { asOfDate: string };
  beside: WeightsBeside;
};

/** A line of several, from a common beginning. */
export type DrawnLine = MeasuredLine & {
  variant: string;
  launchDate: string | null;
  isHypothetical: boolean;
  levels: PricesData;
};

/** Levels of several indexes, or of a blend and its parts. */
export type MixOrder = PictureBase & {
  chart: 'compare' | 'blend';
  /** What is mixed; null for a comparison, where the lines say it. */
  parts: readonly { weight: number; portfolioName: string }[] | null;
  lines: readonly DrawnLine[];
  window: MixWindow;
};

type PointsFigure = Pick<RegisteredFigure, 'unit' | 'decimals' | 'isSigned'> & { name: string };

/** A list of indexes by two figures. */
export type PointsOrder = PictureBase & {
  chart: 'screener';
  answer: PortfolioPoints;
  x: PointsFigure;
  y: PointsFigure;
  /** Day of the release. */
  published: string;
};

/** What others show of an article: the first of its charts. */
export type ArticleOrder = PictureBase & {
  chart: 'article';
  title: string;
  /** What the chart shows its reader, else what is shown. */
  finding: string;
  lines: readonly DrawnLine[];
  marks: readonly { from: string; to: string | null; label: string }[];
  /** Whether the lines begin at 100. */
  isRebased: boolean;
  scale: ScaleKind;
};

/** All that a picture is made of, as it is sent to the thread that draws it. */
export type PictureOrder =
  | LevelsOrder
  | YearsOrder
  | CompositionOrder
  | MixOrder
  | PointsOrder
  | ArticleOrder;

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

/** The data that every picture has. */
export type PictureBase = {
  format: 'svg' | 'png';
  width: number;
  height: number;
  language: Language;
  look: PictureLook;
  /** The provider's name, and the release and page that the picture belongs to. */
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

/** The levels of an index, or its drawdown. */
export type LevelsJob = PictureBase & {
  chart: 'levels' | 'drawdown' | 'share';
  details: Details;
  prices: PricesData;
  window: ShownWindow;
};

/** Returns of calendar years. */
export type YearsJob = PictureBase & {
  chart: 'calendar-years';
  details: Details;
  years: readonly (YearValue & { toDate: boolean; crossesLaunch: boolean | null })[];
  asOfDate: string;
};

/** The composition of an index by class. */
export type CompositionJob = PictureBase & {
  chart: 'composition';
  details: Details;
  constituents: Pick<ConstituentsAnswer, 'breakdowns' | 'classification'> & { asOfDate: string };
  beside: WeightsBeside;
};

/** One of several lines, rebased at a common start. */
export type DrawnLine = MeasuredLine & {
  variant: string;
  launchDate: string | null;
  isHypothetical: boolean;
  levels: PricesData;
};

/** The levels of several indexes, or of a blend and its parts. */
export type MixJob = PictureBase & {
  chart: 'compare' | 'blend';
  /** The parts of the blend; null for a comparison, whose lines name the indexes. */
  parts: readonly { weight: number; portfolioName: string }[] | null;
  lines: readonly DrawnLine[];
  /** Null for rates and other measures, whose levels are drawn as they are published. */
  window: MixWindow | null;
};

type PointsFigure = Pick<RegisteredFigure, 'unit' | 'decimals' | 'isSigned'> & { name: string };

/** A list of indexes as points of a scatter of two figures. */
export type PointsJob = PictureBase & {
  chart: 'screener';
  answer: PortfolioPoints;
  x: PointsFigure;
  y: PointsFigure;
  /** The day of the release. */
  published: string;
};

/** The share picture of an article, with the first of its charts. */
export type ArticleJob = PictureBase & {
  chart: 'article';
  title: string;
  /** The finding of the chart, or else its title. */
  finding: string;
  lines: readonly DrawnLine[];
  marks: readonly { from: string; to: string | null; label: string }[];
  /** Whether the lines start at 100. */
  isRebased: boolean;
  scale: ScaleKind;
};

/** The data of a picture, as it is sent to the thread that draws it. */
export type PictureJob = LevelsJob | YearsJob | CompositionJob | MixJob | PointsJob | ArticleJob;

import type { Portfolio } from '../portfolios/portfolio.ts';
import { portfolios } from '../portfolios/portfolios.ts';
import { randomOf } from '../random.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './index-master.ts';

const asOf = '2026-10-31';

const columns = ['index', 'as_of', 'metric', 'value', 'gap', 'coverage'] as const;

type Metric = {
  name: string;
  /** Of a portfolio chosen without regard to sustainability. */
  usual: number;
  /** Standard deviation between portfolios, as a part of the usual value. */
  spread: number;
  /** What sustainable portfolios have, as a part of the usual value. */
  sustainable: number;
  decimals: number;
  /** Companies that say it, per cent of the weight in a usual portfolio. */
  reported: number;
  /** A share cannot be above 100 per cent; an intensity has no bound. */
  highest: number;
};

const unbounded = new Set(['water-intensity', 'carbon-intensity']);

/** The metrics of `sustainability-metrics.csv`, with values as they are seen in practice. */
const metrics: readonly Metric[] = [
  {
    name: 'board-independence',
    usual: 74,
    spread: 0.08,
    sustainable: 1.06,
    decimals: 1,
    reported: 98,
  },
  { name: 'women-on-boards', usual: 31, spread: 0.1, sustainable: 1.15, decimals: 1, reported: 98 },
  {
    name: 'executive-pay-linked',
    usual: 46,
    spread: 0.15,
    sustainable: 1.2,
    decimals: 1,
    reported: 91,
  },
  {
    name: 'severe-labour-controversies',
    usual: 1.6,
    spread: 0.35,
    sustainable: 0.4,
    decimals: 2,
    reported: 97,
  },
  {
    name: 'human-rights-policy',
    usual: 71,
    spread: 0.1,
    sustainable: 1.15,
    decimals: 1,
    reported: 94,
  },
  {
    name: 'employee-turnover',
    usual: 12.4,
    spread: 0.12,
    sustainable: 0.92,
    decimals: 1,
    reported: 74,
  },
  {
    name: 'esg-risk-score',
    usual: 22.3,
    spread: 0.08,
    sustainable: 0.8,
    decimals: 1,
    reported: 96,
  },
  {
    name: 'severe-risk-weight',
    usual: 2.8,
    spread: 0.3,
    sustainable: 0.15,
    decimals: 2,
    reported: 96,
  },
  {
    name: 'water-intensity',
    usual: 8200,
    spread: 0.3,
    sustainable: 0.7,
    decimals: 0,
    reported: 69,
  },
  { name: 'waste-recycled', usual: 52, spread: 0.12, sustainable: 1.15, decimals: 1, reported: 63 },
  {
    name: 'biodiversity-sites',
    usual: 14,
    spread: 0.2,
    sustainable: 0.8,
    decimals: 1,
    reported: 58,
  },
  {
    name: 'carbon-intensity',
    usual: 118,
    spread: 0.25,
    sustainable: 0.5,
    decimals: 1,
    reported: 93,
  },
  {
    name: 'fossil-fuel-revenue',
    usual: 7.1,
    spread: 0.3,
    sustainable: 0.3,
    decimals: 2,
    reported: 97,
  },
  {
    name: 'implied-temperature-rise',
    usual: 2.7,
    spread: 0.08,
    sustainable: 0.75,
    decimals: 1,
    reported: 81,
  },
].map((metric) => ({ ...metric, highest: unbounded.has(metric.name) ? Infinity : 100 }));

/** Metrics that the rule of a family is about: never unknown of it. */
const ruledMetrics: Record<string, string> = {
  'Plumbline Low Carbon': 'carbon-intensity',
  'Plumbline Gender Diversity': 'women-on-boards',
};

/** Of governments, only what is measured for countries is known. */
const knownOfGovernments = new Set(['esg-risk-score', 'carbon-intensity']);

/** Processed later than the rest: their latest figures are still to come. */
const slow = new Set(['biodiversity-sites', 'implied-temperature-rise']);

/**
 * `sustainability.csv`: figures of the portfolios that hold companies or bonds, the same for all variants,
 * with gaps of both kinds. Indexes of these weeks are not processed yet; governments are covered in part.
 */
export function sustainabilityFile(indexes: readonly DemoIndex[]): { path: string; text: string } {
  const lines = new Map<Portfolio, string[]>();
  const all = indexes.flatMap(({ fundId, portfolio }) => {
    if (!isDescribed(portfolio)) return [];
    const known = lines.get(portfolio) ?? linesOf(portfolio);
    lines.set(portfolio, known);
    return known.map((line) => `${fundId},${line}`);
  });
  return { path: 'sustainability.csv', text: csvText(columns, all) };
}

function isDescribed({ members, life }: Portfolio): boolean {
  return (members?.kind === 'companies' || members?.kind === 'bonds') && !life.ceasedOn;
}

function linesOf(portfolio: Portfolio): string[] {
  return metrics.map((metric) => {
    const gap = gapOf(
      portfolio,
      metric,
      randomOf(`gap ${portfolio.code} ${metric.name}`).uniform(),
    );
    const cells = gap
      ? [asOf, metric.name, '', gap, '']
      : [asOf, metric.name, valueOf(portfolio, metric), '', coverageOf(portfolio, metric)];
    return csvLine(cells);
  });
}

/** Boards are reported nearly everywhere, water and waste by fewer, and by no two portfolios quite alike. */
function coverageOf({ code }: Portfolio, { name, reported }: Metric): string {
  const ofPortfolio = randomOf(`coverage ${code}`).uniform() * 6;
  const ofBoth = randomOf(`coverage ${code} ${name}`).uniform() * 2;
  return (reported + 1.5 - ofPortfolio - ofBoth).toFixed(1);
}

/** How far a portfolio lies from the usual value, as a logarithm; always the same. */
function noiseOf({ code }: Portfolio, { name, spread }: Metric): number {
  return spread * randomOf(`sustainability ${code} ${name}`).normal();
}

function valueOf(portfolio: Portfolio, metric: Metric): string {
  const value = figureOf(portfolio, metric);
  return Math.min(value, metric.highest).toFixed(metric.decimals);
}

/**
 * A sustainable portfolio is its parent moved towards what such portfolios have: by more or less, but
 * always to the better side, so that a low-carbon index has at most half of its parent's intensity.
 */
function figureOf(portfolio: Portfolio, metric: Metric): number {
  const noise = noiseOf(portfolio, metric);
  const parent = portfolios.find(({ code }) => code === portfolio.benchmark);
  if (portfolio.assetType !== 'esg') return metric.usual * Math.exp(noise);
  if (!parent) return metric.usual * metric.sustainable * Math.exp(noise);
  const better = metric.sustainable ** (1 + Math.min(0.3, Math.abs(noise)));
  return figureOf(parent, metric) * better;
}

function gapOf(portfolio: Portfolio, { name }: Metric, chance: number): string | null {
  const { members, launchDate, family } = portfolio;
  if (launchDate >= '2026-10-01') return 'not-processed';
  const isGovernment = members?.kind === 'bonds' && members.issuers === 'governments';
  if (isGovernment && !knownOfGovernments.has(name)) return 'no-coverage';
  if (slow.has(name) && chance < 0.35) return 'not-processed';
  if (ruledMetrics[family] === name) return null;
  return chance > 0.97 ? 'no-coverage' : null;
}

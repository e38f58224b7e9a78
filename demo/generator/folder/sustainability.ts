import type { Company } from '../members/companies.ts';
import { makeCompanies } from '../members/companies.ts';
import { emerging } from '../members/countries.ts';
import { listMembers, listWeightedBonds } from '../members/list-members.ts';
import { companyMetrics, figureOf, type CompanyMetric } from '../members/sustainability.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { randomOf } from '../random.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './demo-index.ts';

const asOf = '2026-10-31';

const columns = ['index', 'as_of', 'metric', 'value', 'gap', 'coverage'] as const;

/** Processed later than the rest: their latest figures are still to come. */
const slow = new Set(['biodiversity-sites', 'implied-temperature-rise']);

/** Of less of the weight than this, per cent, no figure is shown. */
const leastCoverage = 50;

/** Somebody that an index holds: a company, by its shares or its bonds, or a government. */
type Holding = { weight: number; company: Company | null; country: string | null };

/**
 * `sustainability.csv`: figures of the portfolios that hold companies or bonds, the same for all variants: means
 * of the members by weight, of those for whom they are known. Indexes of these weeks are not processed yet.
 */
export function sustainabilityFile(indexes: readonly DemoIndex[]): { path: string; text: string } {
  const figures = figuresOf(makeCompanies());
  const lines = new Map<Portfolio, string[]>();
  const all = indexes.flatMap(({ fundId, portfolio }) => {
    if (!isDescribed(portfolio)) return [];
    const known = lines.get(portfolio) ?? linesOf(portfolio, figures);
    lines.set(portfolio, known);
    return known.map((line) => `${fundId},${line}`);
  });
  return { path: 'sustainability.csv', text: csvText(columns, all) };
}

function isDescribed({ members, life }: Portfolio): boolean {
  return (members?.kind === 'companies' || members?.kind === 'bonds') && !life.ceasedOn;
}

type Figures = {
  companies: readonly Company[];
  byIsin: ReadonlyMap<string, Company>;
  /** Figure of a company by a metric; null where it is not known. */
  of: (company: Company, metric: CompanyMetric) => number | null;
};

/** Every figure is worked out once: hundreds of indexes hold the same companies. */
function figuresOf(companies: readonly Company[]): Figures {
  const known = new Map<string, number | null>();
  return {
    companies,
    byIsin: new Map(companies.map((company) => [company.isin, company])),
    of: (company, metric) => {
      const key = `${metric.name} ${company.isin}`;
      const value = known.get(key);
      if (value !== undefined) return value;
      const found = figureOf(company, metric);
      known.set(key, found);
      return found;
    },
  };
}

function linesOf(portfolio: Portfolio, figures: Figures): string[] {
  const holdings = holdingsOf(portfolio, figures);
  return companyMetrics.map((metric) =>
    csvLine([asOf, metric.name, ...cellsOf(portfolio, metric, holdings, figures)]),
  );
}

function holdingsOf({ members }: Portfolio, { companies, byIsin }: Figures): Holding[] {
  if (members?.kind === 'bonds') {
    return listWeightedBonds(members, companies, 1).map(({ weight, issuerIsin, country }) => ({
      weight,
      country,
      company: issuerIsin === null ? null : byIsin.get(issuerIsin)!,
    }));
  }
  return listMembers(members!, companies, 1).map(({ weight, isin, country }) => ({
    weight,
    country,
    company: byIsin.get(isin!)!,
  }));
}

function cellsOf(
  { code, launchDate }: Portfolio,
  metric: CompanyMetric,
  holdings: readonly Holding[],
  figures: Figures,
): [value: string, gap: string, coverage: string] {
  if (launchDate >= '2026-10-01') return ['', 'not-processed', ''];
  const known = holdings.flatMap((holding) => {
    const figure = figureOfHolding(holding, metric, figures);
    return figure === null ? [] : [{ figure, weight: holding.weight }];
  });
  const coverage = known.reduce((sum, { weight }) => sum + weight, 0);
  if (coverage < leastCoverage) return ['', 'no-coverage', ''];
  const isLate = randomOf(`gap ${code} ${metric.name}`).uniform() < 0.35;
  if (slow.has(metric.name) && isLate) return ['', 'not-processed', ''];
  const mean = known.reduce((sum, { figure, weight }) => sum + figure * weight, 0) / coverage;
  return [mean.toFixed(metric.decimals), '', coverage.toFixed(1)];
}

function figureOfHolding(
  { company, country }: Holding,
  metric: CompanyMetric,
  figures: Figures,
): number | null {
  if (company) return figures.of(company, metric);
  // Of a government, the risk of its country alone is measured.
  return metric.name === 'esg-risk-score' ? countryRisk(country ?? '') : null;
}

function countryRisk(country: string): number {
  const random = randomOf(`country risk of ${country}`);
  return (emerging.includes(country) ? 29 : 14) + 3 * random.normal();
}

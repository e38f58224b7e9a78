import { randomOf, type Random } from '../random.ts';
import type { Company } from './companies.ts';
import { emerging, europe, frontier } from './countries.ts';
import { scoreOf } from './scores.ts';
import { carbons, nearNature, risks, turnovers, waters } from './sector-burdens.ts';

/** What a company's figures follow from. */
type Case = { company: Company; random: Random; place: Place };

type Place = 'us' | 'europe' | 'japan' | 'other' | 'emerging';

export type CompanyMetric = {
  name: string;
  decimals: number;
  /** Companies of which it is known, per cent. */
  reported: number;
  /** A share is in per cent; where a company has something or not, 100 or 0. */
  of: (one: Case) => number;
};

/** Figures of an invented company, each by its sector, its place and its scores; the same wherever it is held. */
export const companyMetrics: readonly CompanyMetric[] = [
  {
    name: 'board-independence',
    decimals: 1,
    reported: 98,
    of: ({ company, random, place }) =>
      within(
        { us: 84, europe: 71, japan: 55, other: 75, emerging: 52 }[place] +
          8 * random.normal() +
          4 * led(company),
      ),
  },
  {
    name: 'women-on-boards',
    decimals: 1,
    reported: 98,
    of: ({ company, random, place }) =>
      within(
        { us: 32, europe: 39, japan: 19, other: 33, emerging: 17 }[place] +
          5 * random.normal() +
          3.5 * scoreOf('GD', company),
      ),
  },
  {
    name: 'executive-pay-linked',
    decimals: 1,
    reported: 91,
    of: ({ company, random, place }) =>
      hit(
        random,
        { us: 0.44, europe: 0.66, japan: 0.38, other: 0.5, emerging: 0.2 }[place] +
          0.1 * led(company),
      ),
  },
  {
    name: 'severe-labour-controversies',
    decimals: 2,
    reported: 97,
    of: ({ company, random, place }) =>
      hit(random, (place === 'emerging' ? 0.03 : 0.018) * Math.exp(-0.9 * led(company))),
  },
  {
    name: 'human-rights-policy',
    decimals: 1,
    reported: 94,
    of: ({ company, random, place }) =>
      hit(
        random,
        { us: 0.74, europe: 0.88, japan: 0.7, other: 0.75, emerging: 0.42 }[place] +
          0.08 * led(company),
      ),
  },
  {
    name: 'employee-turnover',
    decimals: 1,
    reported: 78,
    of: ({ company, random, place }) =>
      within(
        (turnovers[company.sector] ?? 11) *
          (place === 'japan' ? 0.6 : 1) *
          Math.exp(0.25 * random.normal() - 0.05 * led(company)),
      ),
  },
  { name: 'esg-risk-score', decimals: 1, reported: 96, of: riskScore },
  {
    name: 'severe-risk-weight',
    decimals: 2,
    reported: 96,
    of: (one) => (riskScore({ ...one, random: riskOf(one.company) }) >= 40 ? 100 : 0),
  },
  {
    name: 'water-intensity',
    decimals: 0,
    reported: 72,
    of: ({ company, random }) =>
      (waters[company.sector] ?? 400) * Math.exp(0.5 * random.normal() - 0.15 * led(company)),
  },
  {
    name: 'waste-recycled',
    decimals: 1,
    reported: 66,
    of: ({ company, random }) => within(56 + 14 * random.normal() + 6 * led(company)),
  },
  {
    name: 'biodiversity-sites',
    decimals: 1,
    reported: 62,
    of: ({ company, random }) =>
      hit(random, (nearNature[company.sector] ?? 0.04) * Math.exp(-0.2 * led(company))),
  },
  { name: 'carbon-intensity', decimals: 1, reported: 94, of: carbonIntensity },
  { name: 'fossil-fuel-revenue', decimals: 2, reported: 97, of: fossilRevenue },
  {
    name: 'implied-temperature-rise',
    decimals: 1,
    reported: 81,
    of: ({ company, random, place }) =>
      Math.max(
        1.3,
        2.35 +
          0.22 * Math.log(carbonIntensity({ company, random: carbonOf(company), place }) / 30) -
          0.15 * led(company) +
          0.3 * random.normal(),
      ),
  },
];

/** A company's figure by a metric; null where it is not known. */
export function figureOf(company: Company, { name, of, reported }: CompanyMetric): number | null {
  const isKnown = randomOf(`known ${name} ${company.isin}`).uniform() * 100 < reported;
  const random = streams[name]?.(company) ?? randomOf(`${name} of ${company.isin}`);
  return isKnown ? of({ company, random, place: placeOf(company) }) : null;
}

/** Figures that others follow from are drawn alike by both. */
const riskOf = ({ isin }: Company) => randomOf(`esg-risk-score of ${isin}`);
const carbonOf = ({ isin }: Company) => randomOf(`carbon-intensity of ${isin}`);
const streams: Record<string, (company: Company) => Random> = {
  'esg-risk-score': riskOf,
  'severe-risk-weight': riskOf,
  'carbon-intensity': carbonOf,
};

function riskScore({ company, random, place }: Case): number {
  return within(
    (risks[company.sector] ?? 20) +
      (place === 'emerging' ? 4 : place === 'europe' ? -2 : 0) +
      6 * random.normal() -
      3.5 * led(company),
  );
}

/** Who makes power and fuel from wind and sun emits little; elsewhere the score of the low-carbon indexes tells. */
function carbonIntensity({ company, random, place }: Case): number {
  const { sector } = company;
  const isOfPower = sector === 'energy' || sector === 'utilities';
  const burnt = isOfPower ? 0.1 + 0.9 * fossilPart(company) : 1;
  const spread = 0.35 * random.normal() - 1.4 * scoreOf('LC', company) - 0.6 * led(company);
  // Of such a spread the mean is this much above the middle.
  const mean = Math.exp((0.35 ** 2 + 1.4 ** 2 + 0.6 ** 2) / 2);
  const level = place === 'emerging' ? 1.7 : place === 'europe' ? 0.85 : 1;
  return (carbons[sector] * burnt * level * Math.exp(spread)) / mean;
}

function fossilRevenue({ company, random }: Case): number {
  const { sector } = company;
  if (sector === 'energy') return within(96 * fossilPart(company));
  const noise = Math.exp(0.3 * random.normal());
  if (sector === 'utilities') return within(45 * fossilPart(company) * noise);
  if (sector === 'materials') return hasCoal(company) ? within(40 * noise) : 1.5;
  return sector === 'industrials' ? 0.8 : 0;
}

/** What of an energy company's business burns: the better its score for clean energy, the less. */
function fossilPart(company: Company): number {
  if (hasCoal(company)) return 1;
  return 1 / (1 + Math.exp(5 * (scoreOf('PLWCE', company) - 0.8) + 0.8 * led(company)));
}

/** The screens leave such companies out. */
const hasCoal = (company: Company) => scoreOf('SR', company) < -2;

/** How far a company leads its sector in sustainability: a z-score. */
const led = (company: Company) => scoreOf('SL', company);

const within = (percent: number) => Math.min(100, Math.max(0, percent));
const hit = (random: Random, part: number) => (random.uniform() < part ? 100 : 0);

function placeOf({ country, currency }: Company): Place {
  if (country === 'United States') return 'us';
  if (currency === 'JPY') return 'japan';
  if (europe.includes(country)) return 'europe';
  return emerging.includes(country) || frontier.includes(country) ? 'emerging' : 'other';
}

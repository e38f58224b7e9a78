import type { Currency } from '../market/currencies.ts';
import type { FactorName } from '../market/factors.ts';
import { byCapitalisation } from './equity-markets.ts';
import { hedged, variants, type Portfolio, type Variant } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

type Country = {
  code: string;
  name: string;
  currency: Currency;
  region: string;
  factor: FactorName;
  /** Volatility and drift a year of what moves this country alone. */
  specific: number;
  drift: number;
  dividendYield: number;
  withholding?: number;
  count: number;
  variants: Variant[];
};

const plain = variants('NTR PR', 'EUR');
const dollar = variants('NTR PR', 'USD');

const list: Country[] = [
  country(
    'PLUSA',
    'United States',
    'USD',
    'North America',
    'region.north-america',
    [0.01, 0.002, 0.018],
    360,
    [...variants('NTR PR TR', 'USD'), ...variants('NTR', 'EUR JPY'), ...hedged('NTR', 'EUR JPY')],
  ),
  country(
    'PLCAN',
    'Canada',
    'CAD',
    'North America',
    'region.north-america',
    [0.075, -0.007, 0.029],
    80,
    variants('NTR PR TR', 'CAD'),
  ),
  country('PLJPN', 'Japan', 'JPY', 'Japan', 'region.japan', [0.03, -0.002, 0.02], 240, [
    ...variants('NTR PR TR', 'JPY'),
    ...variants('NTR', 'USD EUR'),
    ...hedged('NTR', 'USD EUR'),
  ]),
  country(
    'PLGBR',
    'United Kingdom',
    'GBP',
    'Europe',
    'region.europe',
    [0.05, -0.012, 0.037],
    110,
    [...variants('NTR PR TR', 'GBP'), ...variants('NTR', 'USD')],
    0,
  ),
  country(
    'PLDEU',
    'Germany',
    'EUR',
    'Europe',
    'region.europe',
    [0.07, 0.004, 0.028],
    70,
    variants('NTR PR TR', 'EUR'),
  ),
  country('PLFRA', 'France', 'EUR', 'Europe', 'region.europe', [0.05, 0, 0.03], 70, plain),
  country('PLCHE', 'Switzerland', 'CHF', 'Europe', 'region.europe', [0.06, 0.002, 0.029], 45, [
    ...variants('NTR PR TR', 'CHF'),
    ...variants('NTR', 'EUR'),
  ]),
  country(
    'PLNLD',
    'Netherlands',
    'EUR',
    'Europe',
    'region.europe',
    [0.06, 0.008, 0.026],
    32,
    plain,
  ),
  country('PLITA', 'Italy', 'EUR', 'Europe', 'region.europe', [0.085, -0.018, 0.038], 32, plain),
  country('PLESP', 'Spain', 'EUR', 'Europe', 'region.europe', [0.085, -0.012, 0.042], 30, plain),
  country('PLSWE', 'Sweden', 'EUR', 'Europe', 'region.europe', [0.08, 0.016, 0.031], 42, plain),
  country(
    'PLAUS',
    'Australia',
    'AUD',
    'Asia Pacific',
    'region.pacific',
    [0.05, 0.002, 0.042],
    80,
    variants('NTR PR TR', 'AUD'),
  ),
  country(
    'PLCHN',
    'China',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.12, -0.004, 0.023],
    180,
    dollar,
  ),
  country(
    'PLIND',
    'India',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.12, 0.016, 0.013],
    90,
    dollar,
  ),
  country(
    'PLKOR',
    'Korea',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.11, 0.004, 0.018],
    75,
    dollar,
  ),
  country(
    'PLTWN',
    'Taiwan',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.1, 0.01, 0.032],
    80,
    dollar,
  ),
  country(
    'PLBRA',
    'Brazil',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.16, -0.012, 0.042],
    35,
    dollar,
  ),
  country(
    'PLMEX',
    'Mexico',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.1, -0.008, 0.025],
    30,
    dollar,
  ),
  country(
    'PLZAF',
    'South Africa',
    'USD',
    'Emerging Markets',
    'region.emerging',
    [0.12, -0.008, 0.032],
    30,
    dollar,
  ),
];

function country(
  code: string,
  name: string,
  currency: Currency,
  region: string,
  factor: FactorName,
  [specific, drift, dividendYield]: readonly [number, number, number],
  count: number,
  itsVariants: Variant[],
  withholding = 0.15,
): Country {
  return {
    code,
    name,
    currency,
    region,
    factor,
    specific,
    drift,
    dividendYield,
    count,
    withholding,
    variants: itsVariants,
  };
}

export const equityCountries: readonly Portfolio[] = list.map((one) =>
  sharePortfolio({
    code: one.code,
    name: `Plumbline ${one.name}`,
    family: 'Plumbline Country Equity',
    region: one.region,
    description: `Large and mid-sized companies of one market, ${one.name}, weighted by free-float market capitalisation.`,
    basket: { [one.currency]: 1 },
    variants: one.variants,
    withholding: one.withholding ?? 0.15,
    shares: {
      factors: { [one.factor]: 1 },
      specific: one.specific,
      drift: one.drift,
      dividendYield: one.dividendYield,
    },
    members: byCapitalisation([one.name], one.count),
    benchmark: one.region === 'Emerging Markets' ? 'PLEMG' : 'PLWLD',
  }),
);

import * as groups from '../members/countries.ts';
import { bondPortfolio } from './bond-portfolio.ts';
import type { Portfolio } from './portfolio.ts';

const green = bondPortfolio(
  {
    code: 'PLGRN',
    name: 'Plumbline Global Green Bond',
    family: 'Plumbline Sustainable Bonds',
    region: 'Global',
    description:
      'Bonds of governments and companies of investment grade whose proceeds pay for environmental projects.',
    basket: { EUR: 0.6, USD: 0.3, GBP: 0.1 },
    variants: 'TR USD EUR EURH',
    bondSector: 'GOVERNMENT_OR_CORPORATE',
    bonds: { maturity: 8.6, credit: { 'investment-grade': 0.5 } },
    members: {
      countries: [...groups.europe, 'United States'],
      issuers: 'both',
      maturities: [1, 30],
      green: true,
    },
    benchmark: 'PLGAG',
  },
  'esg',
);

const corporate = (
  [
    ['PLUSB', 'US', 'North America', 'USD', ['United States'], 9, 'PLUCB'],
    ['PLESB', 'Euro', 'Europe', 'EUR', groups.euroArea, 5.5, 'PLECB'],
  ] as const
).map(([code, name, region, currency, countries, maturity, benchmark]) =>
  bondPortfolio(
    {
      code,
      name: `Plumbline ${name} Sustainable Corporate Bond`,
      family: 'Plumbline Sustainable Bonds',
      region,
      description: `Bonds in ${currency} of companies of investment grade with sustainability scores above the median of their sector.`,
      basket: { [currency]: 1 },
      variants: `TR ${currency}`,
      bondSector: 'CORPORATE',
      bonds: { maturity, credit: { 'investment-grade': 0.95 } },
      members: { countries, issuers: 'companies', maturities: [1, 30], score: 'SL' },
      benchmark,
    },
    'esg',
  ),
);

export const sustainableBonds: readonly Portfolio[] = [green, ...corporate];

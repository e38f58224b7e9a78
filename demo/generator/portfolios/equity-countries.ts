import type { FactorName } from '../market/factors.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import { countryWords } from './country-words.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';
import { table } from '../table.ts';

/** Volatility and drift of what moves the country alone, and dividend yield: per cent a year. */
const rows = table<
  | 'code'
  | 'name'
  | 'currency'
  | 'region'
  | 'factor'
  | 'specific'
  | 'drift'
  | 'dividends'
  | 'count'
  | 'variants'
>(`
code  | name           | currency | region           | factor        | specific | drift | dividends | count | variants
PLUSA | United States  | USD | North America    | north-america | 1   | 0.2  | 1.8 | 360 | NTR USD EUR JPY EURH JPYH, PR USD, TR USD
PLCAN | Canada         | CAD | North America    | north-america | 7.5 | -0.7 | 2.9 | 80  | NTR CAD, PR CAD, TR CAD
PLJPN | Japan          | JPY | Japan            | japan         | 3   | -0.2 | 2.0 | 240 | NTR JPY USD EUR USDH EURH, PR JPY, TR JPY
PLGBR | United Kingdom | GBP | Europe           | europe        | 5   | -1.2 | 3.7 | 110 | NTR GBP USD, PR GBP, TR GBP
PLDEU | Germany        | EUR | Europe           | europe        | 7   | 0.4  | 2.8 | 70  | NTR EUR, PR EUR, TR EUR
PLFRA | France         | EUR | Europe           | europe        | 5   | 0    | 3.0 | 70  | NTR EUR, PR EUR
PLCHE | Switzerland    | CHF | Europe           | europe        | 6   | 0.2  | 2.9 | 45  | NTR CHF EUR, PR CHF, TR CHF
PLNLD | Netherlands    | EUR | Europe           | europe        | 6   | 0.8  | 2.6 | 32  | NTR EUR, PR EUR
PLITA | Italy          | EUR | Europe           | europe        | 8.5 | -1.8 | 3.8 | 32  | NTR EUR, PR EUR
PLESP | Spain          | EUR | Europe           | europe        | 8.5 | -1.2 | 4.2 | 30  | NTR EUR, PR EUR
PLAUS | Australia      | AUD | Asia Pacific     | pacific       | 5   | -0.6 | 4.2 | 80  | NTR AUD, PR AUD, TR AUD
PLCHN | China          | USD | Emerging Markets | emerging      | 12  | -0.8 | 2.3 | 180 | NTR USD, PR USD
PLIND | India          | USD | Emerging Markets | emerging      | 12  | 1.2  | 1.3 | 90  | NTR USD, PR USD
PLKOR | Korea          | USD | Emerging Markets | emerging      | 11  | -1.4 | 1.8 | 75  | NTR USD, PR USD
PLTWN | Taiwan         | USD | Emerging Markets | emerging      | 10  | 0.4  | 3.2 | 80  | NTR USD, PR USD
PLBRA | Brazil         | USD | Emerging Markets | emerging      | 16  | -2   | 4.2 | 35  | NTR USD, PR USD
PLMEX | Mexico         | USD | Emerging Markets | emerging      | 10  | -1.2 | 2.5 | 30  | NTR USD, PR USD
PLZAF | South Africa   | USD | Emerging Markets | emerging      | 12  | -1.2 | 3.2 | 30  | NTR USD, PR USD
`);

export const equityCountries: readonly Portfolio[] = rows.map((row) =>
  sharePortfolio({
    code: row.code,
    name: `Plumbline ${row.name}`,
    family: 'Plumbline Country Equity',
    region: row.region,
    description: `Large and mid-sized companies of ${countryWords(row.name)}, weighted by free-float market capitalization.`,
    basket: { [row.currency]: 1 },
    variants: row.variants,
    shares: {
      factors: { [`region.${row.factor}` as FactorName]: 1 },
      specific: Number(row.specific) / 100,
      drift: Number(row.drift) / 100,
      dividendYield: Number(row.dividends) / 100,
    },
    members: byCapitalisation([row.name], Number(row.count)),
    benchmark: row.region === 'Emerging Markets' ? 'PLEMG' : 'PLWLD',
  }),
);

import type { Market } from '../market/market.ts';
import { monthEnds } from '../trading-days.ts';
import type { FamilyName } from './families.ts';
import { makePortfolio } from './make-portfolio.ts';
import { fromStart, weighted, withoutIncome } from './mixed-returns.ts';
import type { Portfolio } from './portfolio.ts';
import { table } from '../table.ts';

const assets: Record<string, { family: FamilyName; text: string }> = {
  equity: { family: 'Plumbline Private Equity', text: 'own companies which are not listed' },
  credit: {
    family: 'Plumbline Private Credit',
    text: 'lend to companies outside the public bond market',
  },
  property: { family: 'Plumbline Private Real Assets', text: 'own property' },
  networks: {
    family: 'Plumbline Private Real Assets',
    text: 'own networks, ports and power plants',
  },
  land: { family: 'Plumbline Private Real Assets', text: 'own farmland and forests' },
};

type Column =
  | 'code'
  | 'name'
  | 'assets'
  | 'region'
  | 'shares'
  | 'spread'
  | 'cash'
  | 'volatility'
  | 'drift'
  | 'currencies';

/** Loadings on world shares, high-yield spreads and cash; per cent a year of what is its own. */
const rows = table<Column>(`
code  | name                          | assets | region        | shares | spread | cash | volatility | drift | currencies
PLPEG | Global Buyout                 | equity | Global        | 1.15 | 0   | 0   | 6   | 3.8 | USD EUR JPY
PLPEU | US Buyout                     | equity | North America | 1.15 | 0   | 0   | 7   | 4.4 | USD
PLPEE | Europe Buyout                 | equity | Europe        | 1.1  | 0   | 0   | 8   | 3.6 | USD EUR
PLPEA | Asia Growth                   | equity | Asia Pacific  | 1.1  | 0   | 0   | 10  | 4.2 | USD
PLPVG | Global Venture                | equity | Global        | 1.3  | 0   | 0   | 14  | 2.8 | USD EUR
PLPVU | US Venture                    | equity | North America | 1.3  | 0   | 0   | 15  | 3.4 | USD
PLPCG | Global Private Credit         | credit | Global        | 0.05 | 1.6 | 1   | 1.5 | 5.2 | USD EUR
PLPCU | US Direct Lending             | credit | North America | 0.05 | 1.6 | 1   | 1.6 | 5.7 | USD
PLPCE | Europe Direct Lending         | credit | Europe        | 0.05 | 1.5 | 1   | 1.8 | 5.0 | USD EUR
PLPIG | Global Private Infrastructure | networks | Global        | 0.45 | 0   | 0.4 | 5   | 5.0 | USD EUR
PLPRG | Global Private Real Estate    | property | Global        | 0.5  | 0.5 | 0.2 | 6   | 2.8 | USD EUR
PLPRE | Europe Private Real Estate    | property | Europe        | 0.48 | 0.5 | 0.2 | 6   | 2.4 | EUR
PLPFG | Global Farmland and Timber    | land   | Global        | 0.15 | 0   | 0.3 | 5   | 4.6 | USD
`);

export const privateMarkets: readonly Portfolio[] = rows.map((row) => {
  const { family, text } = assets[row.assets]!;
  return makePortfolio('private-markets', {
    code: row.code,
    name: `Plumbline ${row.name}`,
    family,
    region: row.region,
    description: `Net asset values of funds that ${text}, after fees, chained from month to month. Appraisals follow the markets late, which makes the levels look smoother than they are.`,
    basket: { USD: 1 },
    variants: `TR ${row.currencies}`,
    frequency: 'monthly',
    returns: (market) => withoutIncome(appraised(market, marketValue(market, row))),
  });
});

function marketValue(market: Market, row: Record<Column, string>): Float64Array {
  const volatility = Number(row.volatility) / 100;
  const drift = Number(row.drift) / 100;
  return fromStart(
    weighted(market.days.length, [
      [market.worldEquity, Number(row.shares)],
      [market.spread['high-yield'], -Number(row.spread)],
      [market.cash.USD, Number(row.cash)],
      [market.specific(row.code, volatility, drift), 1],
    ]),
  );
}

/** What appraisers see: each month they take in 35 % of what their last value missed. */
function appraised(market: Market, path: Float64Array): Float64Array {
  const seen = new Float64Array(path.length);
  let value = 0;
  for (const end of monthEnds(market.dates)) {
    value += 0.35 * (path[end]! - value);
    seen.fill(value, end);
  }
  return seen;
}

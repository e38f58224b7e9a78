import type { Market } from '../market/market.ts';
import { makePortfolio } from './make-portfolio.ts';
import { fromStart, weighted, withoutIncome } from './mixed-returns.ts';
import type { Portfolio } from './portfolio.ts';
import { table } from '../table.ts';

type Column = 'code' | 'name' | 'shares' | 'spread' | 'volatility' | 'drift' | 'text';

/** Loadings on world shares and high-yield spreads; per cent a year of what is its own. */
const rows = table<Column>(`
code  | name                  | shares | spread | volatility | drift | text
PLSTF | Trend Following       | -0.08 | 0   | 9   | 3.2 | Long or short in 40 futures, by the direction of their past twelve months.
PLSLS | Equity Long/Short     | 0.45  | 0   | 4   | 1.8 | Shares of quality held, weak shares sold short; half of the market remains.
PLSMN | Equity Market Neutral | 0.03  | 0   | 3.5 | 1.6 | Shares of quality held, weak shares sold short to the same amount.
PLSEV | Event Driven          | 0.28  | 1.2 | 3   | 2   | Shares of companies in announced mergers and spin-offs, the market partly hedged.
PLSGM | Global Macro          | 0.1   | 0   | 5.5 | 2.4 | Shares, bonds and currencies by growth and inflation surprises.
`);

const single = rows.map((row) =>
  makePortfolio('alternatives', {
    code: row.code,
    name: `Plumbline ${row.name} Strategy`,
    family: 'Plumbline Strategies',
    region: 'Global',
    description: row.text,
    basket: { USD: 1 },
    variants: 'TR USD',
    returns: (market) => withoutIncome(strategyPath(market, row)),
  }),
);

const composite = makePortfolio('alternatives', {
  code: 'PLSHF',
  name: 'Plumbline Hedge Strategies Composite',
  family: 'Plumbline Strategies',
  region: 'Global',
  description: 'Equal parts of five hedge strategies, calculated once a month.',
  weighting: 'Equal',
  frequency: 'monthly',
  basket: { USD: 1 },
  variants: 'TR USD',
  returns: (market) => {
    const parts = rows.map((row) => [strategyPath(market, row), 1 / rows.length] as const);
    return withoutIncome(weighted(market.days.length, parts));
  },
});

/** Cash, a part of the market, and what the strategy earns by itself. */
function strategyPath(market: Market, row: Record<Column, string>): Float64Array {
  const own = market.specific(row.code, Number(row.volatility) / 100, Number(row.drift) / 100);
  return fromStart(
    weighted(market.days.length, [
      [market.cash.USD, 1],
      [market.worldEquity, Number(row.shares)],
      [market.spread['high-yield'], -Number(row.spread)],
      [own, 1],
    ]),
  );
}

export const strategies: readonly Portfolio[] = [...single, composite];

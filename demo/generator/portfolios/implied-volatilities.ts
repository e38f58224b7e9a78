import type { Market } from '../market/market.ts';
import { shocksOf } from '../market/path.ts';
import { makePortfolio } from './make-portfolio.ts';
import { withoutIncome } from './mixed-returns.ts';
import type { Portfolio } from './portfolio.ts';

/** Indexes of expected volatility: their levels are per cent a year. */
export const impliedVolatilities: readonly Portfolio[] = (
  [
    ['PLVXU', 'US', 'USD', 'North America', 1],
    ['PLVXE', 'Europe', 'EUR', 'Europe', 1.1],
    ['PLVXJ', 'Japan', 'JPY', 'Japan', 1.15],
  ] as const
).map(([code, name, currency, region, scale]) =>
  makePortfolio('alternatives', {
    code,
    name: `Plumbline ${name} 30-Day Implied Volatility`,
    family: 'Plumbline Volatility',
    region,
    description:
      'Volatility that option prices expect for the next 30 days, in percent a year. It is a measure, not an investment: it has no base value and cannot be held.',
    basket: { [currency]: 1 },
    variants: `PR ${currency}`,
    baseValue: null,
    returns: (market) => withoutIncome(impliedVolatility(market, code, scale)),
  }),
);

/** Logarithm of the expected volatility in per cent: it jumps when prices fall and then calms down. */
function impliedVolatility(market: Market, code: string, scale: number): Float64Array {
  const own = shocksOf(code, market.days.length);
  let fear = 0;
  return market.turbulence.map((roughness, at) => {
    const move = at === 0 ? 0 : market.worldEquity[at]! - market.worldEquity[at - 1]!;
    fear = 0.93 * fear - 3.2 * move + 0.035 * own[at]!;
    return Math.log(scale * (5.5 + 12.5 * roughness ** 0.85)) + Math.min(0.8, fear);
  });
}

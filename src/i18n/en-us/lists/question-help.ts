/** Explains what can be typed into the screener's search field besides words. */
export const questionHelp = {
  help: 'How to ask a question here',
  helpLead: 'Words find names, tickers and ISINs. Conditions become filters, which you can change:',
  exampleOfAny: 'volatility under 10, sharpe ratio above 0.5, by 5y return',
  exampleOfShares: 'japan equity ntr eur hedged volatility under 15, 5y above 6',
  exampleOfBonds: 'bonds yen duration below 5 by yield to worst',
  exampleOfBest:
    'developed markets, low carbon, EUR, net return, volatility below 12 %, the four best',
  helpRules:
    'A condition is a figure, its window (1y, 3y, 5y, 10y, YTD) and a bound: “volatility 3y under 12”, “beta between 0.8 and 1”. Without a window returns are over one year, other figures over three. Drawdowns are spoken of without a sign. “positive in 2022” asks for more than zero, “lost least in 2022” orders by it. “low carbon” and “by Sharpe ratio” order the list, “first 4” cuts it. Words in double quotes are only searched for.',
};

/** The vocabulary of typed questions by meaning; words of one phrase are separated by spaces, phrases by commas. */
export const questionWords = {
  notAbove:
    'under, below, less than, fewer than, lower than, at most, no more than, not above, up to, within, max, maximum, <, <=, ≤',
  notBelow:
    'above, over, more than, higher than, greater than, at least, no less than, not below, min, minimum, from, >, >=, ≥',
  /** Phrases of this kind follow their number. */
  notAboveBehind: 'or less, or lower',
  notBelowBehind: 'or more, or higher',
  aboveZero: 'positive, rose, risen, rising, gained, gaining, up',
  belowZero: 'negative, fell, fallen, falling, lost, losing, down',
  between: 'between',
  lowest: 'low, lower, lowest, smallest',
  highest: 'high, higher, highest, largest, greatest',
  by: 'by, sorted by, ordered by',
  first: 'first, top, best',
  worst: 'worst, bottom',
  except: 'not, no, except, except for, excluding, without, other than, ex',
  exceptBehind: 'excluded',
  /** They join a window to a bound before it: `under 12 over 5 years`. */
  joints: 'over, in, for, during, within, last, past, previous, trailing',
  /** What repeats the unit of a number. */
  units: 'percent, per cent, pct, basis points, bp, bps, points, times, days, years, year',
  fillers:
    'and, or, with, having, a, an, the, of, in, for, during, last, past, previous, trailing, is, are, that, which, to, index, indexes, indices, all, show, find, export, p.a., per year, annual, annualized, annualised, currency, currencies, class, asset class, (, ), :',
  ofYear: (year: string, word: string) =>
    `${year} ${word}, ${word} ${year}, ${word} in ${year}, ${word} of ${year}`,
  inYear: (year: string) => `in ${year}`,
  /** Of bonds the yield to worst, of anything else the dividend yield. */
  yieldOfKind: 'yield, yields, yielding',
  numerals: 'one, two, three, four, five, six, seven, eight, nine, ten',
};

/** Further words for figures, by the stems of their tags. */
export const questionFigures: Record<string, string> = {
  return: 'returns, performance',
  volatility: 'vol, risk',
  sharpeRatio: 'sharpe',
  sortinoRatio: 'sortino',
  maximumDrawdown: 'drawdown, max drawdown, maximum loss',
  currentDrawdown: 'current drawdown',
  recoveryDays: 'recovery, recovered',
  trackingError: 'te',
  priceToEarnings: 'p/e, pe, p/e ratio, price earnings',
  priceToBook: 'p/b, pb, p/b ratio',
  yieldToWorst: 'ytw',
  modifiedDuration: 'duration',
  averageMaturity: 'maturity',
  averageCoupon: 'coupon',
  optionAdjustedSpread: 'oas, spread',
  numberOfConstituents: 'number of constituents, constituents, members, number of members',
  topTenWeight: 'top ten weight, top 10 weight, top-ten weight',
  effectiveNumber: 'effective number',
  turnover: 'turnover',
  liveYears: 'live years, live record, live history, track record, history',
};

export const questionWindows: Record<string, string> = {
  MTD: 'mtd, month to date',
  QTD: 'qtd, quarter to date',
  YTD: 'ytd, year to date, this year',
  SinceInception: 'since inception',
  SinceLaunch: 'since launch',
};

/** Further words for values of filters. */
export const questionValues: Record<string, string> = {
  equity: 'equities, stock, stocks, shares',
  Japan: 'Japanese',
  Europe: 'European',
  Global: 'world, worldwide',
  'Emerging Markets': 'emerging market',
  'Asia Pacific': 'Asian',
  'fixed-income': 'bond, bonds',
  'multi-asset': 'multi-asset, balanced',
  alternatives: 'alternative',
  NTR: 'net return, net total return, net',
  TR: 'gross return, gross total return, gross, total return',
  PR: 'price return, price index',
  yes: 'currency hedged, fx hedged',
  no: 'not hedged',
  USD: 'dollar, dollars, US dollar',
  EUR: 'euro, euros',
  JPY: 'yen',
  GBP: 'sterling, pound sterling',
  CHF: 'franc, francs, Swiss franc',
};

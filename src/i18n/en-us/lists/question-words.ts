/** The vocabulary of typed questions by meaning; words of one phrase are separated by spaces, phrases by commas. */
export const questionWords = {
  notAbove:
    'under, below, less than, fewer than, lower than, smaller than, shorter than, at most, no more than, not more than, not above, not over, no higher than, not exceeding, no greater than, up to, within, max, maximum, <, <=, ≤',
  notBelow:
    'above, over, more than, higher than, greater than, larger than, longer than, exceeding, deeper than, at least, no less than, not less than, not below, not under, no lower than, no fewer than, min, minimum, from, >, >=, ≥',
  betterThan: 'better than, no worse than, not worse than',
  worseThan: 'worse than',
  /** Phrases of this kind follow their number. */
  notAboveBehind: 'or less, or lower',
  notBelowBehind: 'or more, or higher',
  aboveZero:
    'positive, rose, rise, rises, risen, rising, gained, gain, gains, gaining, grew, returned, returning, up',
  belowZero:
    'negative, fell, fall, falls, fallen, falling, lost, lose, loses, losing, dropped, drop, drops, declined, decline, declines, down',
  aboveBenchmark: 'beat, beats, beating, outperform, outperforms, outperformed, outperforming',
  belowBenchmark:
    'trail, trails, trailed, lag, lags, lagged, underperform, underperforms, underperformed, underperforming',
  between: 'between',
  lowest: 'low, lower, lowest, smallest, least, short, shorter, shortest, shallowest',
  highest: 'high, higher, highest, largest, greatest, biggest, deepest, long, longer, longest',
  /** Beside a sign: `gained most`. */
  most: 'most',
  by: 'by, sorted by, ordered by',
  first: 'first, top, best',
  worst: 'worst, bottom',
  except:
    "not, no, neither, ex, isn't, aren't, wasn't, weren't, hasn't, haven't, hadn't, doesn't, don't, didn't, won't, can't, cannot, couldn't",
  /** Of several values behind them it is not clear whether they exclude each, or what is all of them. */
  exceptAll: 'except, except for, excluding, without, other than',
  exceptBehind: 'excluded',
  /** They may stand on either side of their value. */
  exceptBeside: '',
  /** They deny more than any one figure says. */
  never: 'never',
  /** They deny what stands before them. */
  denials: '',
  /** They join a window to a bound before it: `under 12 over 5 years`. */
  joints: 'over, in, for, during, within, last, past, previous, trailing',
  /** They join two numbers: `5 to 10`. */
  spans: 'to',
  /** They join several values of which the same is said. */
  listings: 'and, or, nor',
  /** They say that one of two conditions is enough. */
  alternatives: 'or, either',
  /** They relate a figure to another index: `correlation to bonds`. */
  relations: 'to, with, against, versus, vs',
  relationsBehind: '',
  /** What repeats the unit of a number. */
  units: 'points, times, days',
  percent: 'percent, per cent, pct, percentage points',
  basisPoints: 'basis points, bp, bps',
  /** Behind a number of what indexes are made of. */
  unitsOfMembers: '',
  unitsOfYears: 'years, year',
  unitsOfMonths: 'months, month',
  /** Terms of the field that no figure is, though they contain the name of one. */
  otherTerms:
    'yield to maturity, ytm, yield to call, current yield, real yield, time to maturity, forward p/e, implied volatility',
  /** Times that no figure is over. */
  otherTimes:
    'today, yesterday, last day, last week, this week, last month, previous month, past month, the last month, the past month, last quarter, previous quarter, past quarter, the last quarter, the past quarter, last decade, currently, ever, every year, each year, every month',
  /** What indexes have a number of; the values of filters among them stay filters. */
  countedWords: 'companies, names, issuers',
  countedValues: 'stock, stocks, shares, bond, bonds',
  fillers:
    'and, or, nor, with, having, a, an, the, of, in, for, during, last, past, previous, trailing, is, are, did, do, does, that, which, but, to, against, versus, vs, ago, index, indexes, indices, all, any, show, show me, list, find, export, what, has, have, had, was, were, with benchmark, against benchmark, to benchmark, with the benchmark, with its benchmark, with their benchmark, against the benchmark, against its benchmark, against their benchmark, to the benchmark, to its benchmark, to their benchmark, vs benchmark, vs the benchmark, p.a., a year, per annum, per year, annual, annualized, annualised, currency, currencies, class, asset class, (, ), :',
  ofYear: (year: string, word: string) =>
    `${year} ${word}, ${word} ${year}, ${word} in ${year}, ${word} of ${year}`,
  inYear: (year: string) => `in ${year}`,
  lastYear: 'last year, last calendar year, previous calendar year, the previous calendar year',
  ofLastYear: (name: string, word: string) =>
    `${name} ${word}, ${name}'s ${word}, ${word} ${name}, ${word} in ${name}, ${word} of ${name}, ${word} for ${name}`,
  /** Of bonds the yield to worst, of anything else the dividend yield. */
  yieldOfKind: 'yield, yields, yielding, pay, pays, paying',
  numerals: 'one, two, three, four, five, six, seven, eight, nine, ten',
};

/** Further words for figures, by the stems of their tags. */
export const questionFigures: Record<string, string> = {
  return: 'returns, performance, performing, performer, performers',
  volatility: 'vol, risk, volatile, risky',
  monthlyVolatility: 'monthly volatility',
  sharpeRatio: 'sharpe',
  sortinoRatio: 'sortino',
  maximumDrawdown: 'drawdown, max drawdown, maximum loss',
  excessReturn:
    'benchmark, the benchmark, its benchmark, their benchmark, return over benchmark, outperformance',
  dividendYield: 'dividend, dividends',
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
  numberOfConstituents:
    'number of constituents, constituents, members, number of members, holdings, securities',
  topTenWeight: 'top ten weight, top 10 weight, top-ten weight',
  effectiveNumber: 'effective number',
  upCapture: 'upside capture',
  downCapture: 'downside capture',
  turnover: 'turnover',
  liveYears: 'live years, live record, live history, track record, history, launched',
};

export const questionWindows: Record<string, string> = {
  MTD: 'mtd, month to date, this month',
  QTD: 'qtd, quarter to date, this quarter',
  YTD: 'ytd, year to date, this year',
  '1Y': 'the last year, the past year, past year, last twelve months, past twelve months',
  SinceInception: 'since inception',
  SinceLaunch: 'since launch',
};

/** Further words for values of filters; those of places and currencies stand with the words that are searched for. */
export const questionValues: Record<string, string> = {
  equity: 'equities, stock, stocks, shares',
  'North America': 'North American',
  'United States': 'U.S.',
  'United Kingdom': 'U.K.',
  'Emerging Markets': 'emerging market',
  'fixed-income': 'bond, bonds',
  'multi-asset': 'multi-asset, balanced',
  alternatives: 'alternative',
  NTR: 'net return, net total return, net',
  TR: 'gross return, gross total return, gross, total return',
  PR: 'price return, price index',
  yes: 'currency hedged, fx hedged',
  no: 'not hedged',
  EUR: 'euro, euros',
  GBP: 'pound sterling',
};

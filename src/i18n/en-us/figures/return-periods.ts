/** Periods of the returns table; `p.a.` is added where the figure is annualised. */
export const returnPeriods = {
  return1M: '1M',
  return3M: '3M',
  returnYTD: 'YTD',
  return1Y: '1Y',
  return3Y: '3Y',
  return5Y: '5Y',
  return10Y: '10Y',
  returnSinceInception: 'Since inception',
};

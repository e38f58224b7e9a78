/** Texts that comparisons and blends share. */
export const mixMessages = {
  index: 'Index',
  figure: 'Figure',
  levels: 'Levels',
  returnedMost: (best: string, most: string, worst: string, least: string) =>
    `${best} returned most, ${most} in all; ${worst} least, ${least}`,
  blendReturned: (blend: string, least: string, most: string) =>
    `The blend returned ${blend} in all, its parts ${least} to ${most}`,
  base: (from: string, to: string) => `${from} = 100, up to ${to}.`,
  window: 'The whole window',
  windowNote: (from: string, to: string) => `${from} to ${to}`,
  returns: 'Returns',
  returnsNote: (date: string) => `% to ${date}; from three years on % p.a.`,
  years: 'Calendar years',
  yearsCaption: 'Returns of calendar years in %',
  quilt: 'Years in order of return',
  quiltCaption: 'The same returns in their order, the highest of each year above',
  rank: 'Place',
  risk: 'Risk',
  riskNote: (date: string) => `To ${date}`,
  drawdowns: 'Drawdowns',
  deepest: (name: string, depth: string, mildest: string, least: string) =>
    `${name} fell deepest, by ${depth}; ${mildest} least, by ${least}`,
  blendFell: (blend: string, least: string, most: string) =>
    `The blend fell by ${blend} at most, its parts by ${least} to ${most}`,
  drawdownNote: 'Percent below the highest level before, within the window.',
  rolling: (months: string) => `Over rolling ${months} months`,
  rollingReturn: (months: string) =>
    `Return over the ${months} months before, % p.a. from over a year on`,
  rollingVolatility: (months: string) => `Volatility of the ${months} months before, % p.a.`,
  crises: 'Crises',
  crisesCaption: 'Return and deepest fall in %',
  crisisReturn: 'Return',
  crisisFall: 'Deepest fall',
  showWindow: (name: string) => `${name}: show as window`,
  correlation: 'Correlation',
  correlationNote: 'Of monthly returns in the window',
  valuation: 'Valuation',
  sustainability: 'Sustainability',
  unlike: 'Not alike',
  methodology: 'How these figures are defined',
  unlikeIn: (what: readonly string[]) =>
    `They differ in ${what.join(' and ')}: part of every difference between them comes from that.`,
  currency: 'currency',
  returnType: 'return type',
  hedging: 'hedging',
  none: 'None of these figures is published.',
  returnPerAnnum: 'Return p.a.',
  inPercent: (figure: string) => `${figure}, %`,
  month: (count: string) => `${count}M`,
};

/** Names of the common frequency at which levels are compared where some indexes have fewer. */
export const commonSteps = {
  daily: '',
  weekly: 'Some have levels less often: all are compared at the levels of weeks.',
  monthly: 'Some have one level a month: all are compared at month-ends.',
};

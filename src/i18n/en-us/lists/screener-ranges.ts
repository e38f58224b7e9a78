/** The groups of the register, as menus of figures name them. */
export const figureGroupNames = {
  returns: 'Returns',
  'calendar-years': 'Calendar years',
  risk: 'Risk',
  benchmark: 'Against the benchmark',
  record: 'Record',
  valuation: 'Valuation',
  composition: 'Constituents',
  sustainability: 'Sustainability',
  provider: 'Further figures',
};

/** Texts about filtering the screener by bounds of figures. */
export const rangeMessages = {
  figures: 'Figures',
  atLeast: 'At least',
  atMost: 'At most',
  notBelow: (figure: string, bound: string) => `${figure} ≥ ${bound}`,
  notAbove: (figure: string, bound: string) => `${figure} ≤ ${bound}`,
  remove: (range: string) => `${range}: remove`,
  spread: (from: string, to: string) => `Values from ${from} to ${to}`,
  ofAll: 'Counted over all indexes',
  ofOthers: 'Counted over what the other filters leave',
  without: (count: string) => `${count} without a value`,
  noValues: 'No index has a value',
  withMissing: 'Also indexes without a value',
  add: 'Add a figure',
  choose: 'Choose a figure',
  close: (figure: string) => `Take ${figure} away`,
  inPercent: ' (%)',
  inUnit: (unit: string) => ` (${unit})`,
  onlyFirst: (count: string) => `Only the first ${count}`,
};

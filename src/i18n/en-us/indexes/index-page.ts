/** Sections of the index page, by the anchor that leads to them. */
export const indexSections = {
  levels: 'Level',
  comparison: 'Comparison',
  returns: 'Returns',
  risk: 'Risk',
  characteristics: 'Characteristics',
  composition: 'Composition',
  constituents: 'Constituents',
  variants: 'Variants',
  related: 'Related indexes',
  sustainability: 'Sustainability',
  products: 'Products',
  documents: 'Documents',
  insights: 'Insights',
  'notices-of-index': 'Notices',
  corrections: 'Corrections',
  about: 'About this index',
  disclaimer: 'Important information',
};

/** Empty states of the specification (section 8), in English word for word (ID-06, ID-11). */
export const emptyTexts = {
  noPortfolio: 'Portfolio data cannot be displayed. Please contact us for more information',
  seeFactsheet: 'Please refer to factsheet for further details',
  nothingAvailable:
    'Portfolio, Risk, Sustainability Metrics or Holdings data is not available for this index.',
  noLevels: 'No levels are published for this index.',
  noReturns: 'Returns need levels, and none are published for this index.',
  noConstituents: 'No constituents are published for this index.',
  tryAgain: 'Try again',
};

/** The criteria by which a list of constituents can be sorted. */
export const constituentOrderNames = {
  weight: 'Weight',
  name: 'Name',
  sector: 'Sector',
  country: 'Country',
};

export const indexPageMessages = {
  atomFeed: 'Feed (Atom)',
  jsonFeed: 'Feed (JSON)',
  calendar: 'Calendar (iCal)',
  sections: 'Sections of this page',
  ceased: (date: string) => `This index ceased on ${date} and is no longer calculated.`,
  willCease: (date: string) => `This index will cease on ${date} and is calculated until then.`,
  successor: 'Its successor:',
  closingLevel: 'Level',
  asOf: (date: string) => `As of ${date}`,
  change: 'Change',
  changeFrom: (date: string) => `From ${date}`,
  high52: '52-week high',
  low52: '52-week low',
  highSince: (date: string) => `High since ${date}`,
  lowSince: (date: string) => `Low since ${date}`,
  inPreparation: 'This index is in preparation',
  launchToCome: (date: string) =>
    `Its launch is planned for ${date}. Levels, returns and constituents are published from then on.`,
  isMeasure:
    'These levels are a measure, not the value of money invested, and cannot be held. They are shown as they are; ' +
    'no returns, risk figures or drawdowns are calculated from them.',
  baseValue: (date: string, value: string) => `${date} = ${value}`,
  factsOf: (name: string) => `Identifiers and dates of ${name}`,
  indexLevel: 'Index level',
  historyFrom: (date: string) => `The provider publishes no levels before ${date}.`,
  perAnnum: 'p.a.',
  returnsCaption: 'Returns in percent',
  perCent: 'Percent',
  returnsAsOf: (date: string) => `To ${date}`,
  basisDaily: 'Figures are calculated from daily closing levels.',
  basisWeekly: 'Figures are calculated from weekly levels.',
  basisMonthly: 'Figures are calculated from month-end levels.',
  annualisedNote: 'Returns over more than one year are annualized (p.a.).',
  crossesLaunch: 'includes back-tested levels',
  crossesLaunchNote: (date: string) =>
    `† Crosses the launch date, ${date}: the figure includes back-tested, hypothetical levels.`,
  markedForOtherNote:
    'A figure against another index bears † too where levels of that index are from before its own launch date.',
  performanceNote:
    'Past performance is no indication of future results. It is not possible to invest directly in an index; ' +
    'its returns include no fees or costs of an investment that follows it.',
  constituentsCaption: (date: string | null) =>
    date === null ? 'Constituents by weight' : `Constituents by weight, as of ${date}`,
  constituent: 'Constituent',
  issuer: 'Issuer',
  coupon: 'Coupon',
  maturity: 'Maturity',
  rating: 'Rating',
  sector: 'Sector',
  country: 'Country',
  weight: 'Weight',
  numberOfConstituents: (count: string) => `${count} constituents`,
  topTen: (weight: string) => `top ten ${weight}`,
  classification: (name: string) => `Sectors by ${name}.`,
  roundingNote: 'Weights may not sum to 100% due to rounding.',
  showAll: (count: string) => `Show all ${count} constituents`,
  loadingAll: 'Loading…',
  allFailed: 'The full list could not be loaded.',
  notPublished: 'Constituents are not published',
  notPublishedYet: 'Constituents are not published yet',
  withheldNone: 'The provider does not publish the constituents of this index.',
  withheldTop10: 'The provider publishes only the ten largest constituents of this index.',
  withheldDelayed: (date: string, days: string, due: string) =>
    `The provider publishes the constituents of this index ${days} days after their date: ` +
    `the list of ${date} on ${due}.`,
  filterConstituents: 'Filter by name, ticker, sector or country',
  orderBy: 'Sort by',
  rowsOf: (first: string, last: string, all: string) => `${first}–${last} of ${all}`,
  previousRows: 'Previous',
  nextRows: 'Next',
  filtered: (count: string, all: string) => `${count} of ${all} constituents`,
  variantsCaption: 'The same index in other return types and currencies',
  currency: 'Currency',
  notStated: 'Not stated',
  thisIndex: 'This index',
  variantsNote: 'The figure beside each index is its return over one year, in its own currency.',
};

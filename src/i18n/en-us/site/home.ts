export const homeMessages = {
  searchLabel: (count: string) => `Search ${count} indexes`,
  searchPlaceholder: 'Name, ticker or ISIN',
  search: 'Search',
  insights: 'Insights',
  allInsights: 'All insights',
  notices: 'Notices',
  allNotices: 'All notices',
  assetClasses: 'By asset class',
  allIndexes: 'View All Indexes',
  numberOfIndexes: (count: string) => (count === '1' ? '1 index' : `${count} indexes`),
  index: 'Index',
  level: 'Level',
  change: 'Change',
  return1Y: '1Y return',
  returnsNote: '1Y: return over one year to the date shown, in the currency and variant named.',
  performanceNote:
    'Past performance is no indication of future results. It is not possible to invest directly in an index.',
};

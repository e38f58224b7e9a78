/** The one form of the screener; its search field stands apart from its filters. */
export const filterFormId = 'screener-filters';

/** The same filters on small screens open over the page. */
export const filterDrawerId = 'screener-filter-drawer';

/** The one form of a list; its search field stands apart from its filters. */
export const filterFormId = 'list-filters';

/** The same filters on small screens open over the page. */
export const filterDrawerId = 'list-filter-drawer';

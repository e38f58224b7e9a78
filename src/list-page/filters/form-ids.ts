/** The id of a list's only form; its search field is outside the element. */
export const filterFormId = 'list-filters';

/** The id of the drawer that shows the same filters on small screens. */
export const filterDrawerId = 'list-filter-drawer';

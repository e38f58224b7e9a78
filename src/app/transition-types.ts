type Place = { search: { sortBy?: string; sortOrder?: string } };

/** What the router knows of a change of the address. */
type Change = { fromLocation?: Place | undefined; toLocation: Place; pathChanged: boolean };

/** What of a page is in motion when its address changes: all of it, the rows that are sorted, or nothing. */
export function transitionTypes({ fromLocation, toLocation, pathChanged }: Change) {
  if (!fromLocation) return false;
  if (pathChanged) return ['page'];
  return orderOf(fromLocation) === orderOf(toLocation) ? false : ['sort'];
}

/** The order that an address asks for. */
const orderOf = ({ search: { sortBy, sortOrder } }: Place) => `${sortBy} ${sortOrder}`;

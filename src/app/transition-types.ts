type Place = { search: object };

/** What the router knows of a change of the address. */
type Change = { fromLocation?: Place | undefined; toLocation: Place; pathChanged: boolean };

/** What of a page is in motion when its address changes: all of it, the rows that are sorted, or nothing. */
export function transitionTypes({ fromLocation, toLocation, pathChanged }: Change) {
  if (!fromLocation) return false;
  if (pathChanged) return ['page'];
  return orderOf(fromLocation) === orderOf(toLocation) ? false : ['sort'];
}

/** The order that an address asks for. */
function orderOf({ search }: Place): string {
  const { sortBy, sortOrder } = search as Record<string, unknown>;
  return JSON.stringify([sortBy, sortOrder]);
}

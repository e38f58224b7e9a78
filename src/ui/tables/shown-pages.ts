/**
 * The page numbers that a pagination shows: first, last, the current one and its neighbours. A gap of a single
 * page is filled.
 */
export function shownPages(page: number, numberOfPages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, numberOfPages]);
  if (page === 4) wanted.add(2);
  if (page === numberOfPages - 3) wanted.add(numberOfPages - 1);
  return [...wanted]
    .filter((shown) => shown >= 1 && shown <= numberOfPages)
    .toSorted((a, b) => a - b);
}

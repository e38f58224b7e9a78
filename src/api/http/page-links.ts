import { isMarketing } from '#src/domain/parameter-names.ts';

/** Where one page of a list stands: the query it was read from, and the number of all rows, in the answer. */
type Paged = { page: number; size: number; total: number };

/**
 * The `Link` header of one page of a list (RFC 8288): the first, the last, and those beside it, at the address that was asked
 * for with another `page`; null where the answer has no pages.
 */
export function pageLinks(address: string, query: unknown, answer: unknown): string | null {
  const paged = pagedIn(query, answer);
  if (paged === null) return null;
  const { page, size, total } = paged;
  const last = Math.max(1, Math.ceil(total / size));
  const { pathname, searchParams } = new URL(address);
  // What senders of mail add for one reader is of no use to the others, who may be given the same answer.
  for (const name of new Set(searchParams.keys())) if (isMarketing(name)) searchParams.delete(name);
  const at = (number: number, rel: string) => {
    searchParams.set('page', String(number));
    return `<${pathname}?${searchParams}>; rel="${rel}"`;
  };
  return [
    at(1, 'first'),
    ...(page > 1 ? [at(Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [at(page + 1, 'next')] : []),
    at(last, 'last'),
  ].join(', ');
}

function pagedIn(query: unknown, answer: unknown): Paged | null {
  const { page, size } = query as Partial<Paged>;
  const total = totalIn(answer as object, 'total') ?? totalIn(answer as object, 'numberOf');
  if (page === undefined || size === undefined || total === null) return null;
  return { page, size, total };
}

/** How many rows all pages have: `totalNotices`, and of lists of indexes `numberOfPortfolios`. */
function totalIn(answer: object, begin: string): number | null {
  const [, total] = Object.entries(answer).find(([name]) => name.startsWith(begin)) ?? [];
  return typeof total === 'number' ? total : null;
}

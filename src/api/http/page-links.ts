import { isMarketing } from '#src/domain/parameter-names.ts';

/** Position of a page in its list: the query it was read from, and the total of rows in the answer. */
type Paged = { page: number; size: number; total: number };

/**
 * The `Link` header of one page of a list (RFC 8288): first, last, previous and next, at the requested address with
 * another `page`; null where the answer has no pages.
 */
export function pageLinks(address: string, query: unknown, answer: unknown): string | null {
  const paged = pagedIn(query, answer);
  if (paged === null) return null;
  const { page, size, total } = paged;
  const last = Math.max(1, Math.ceil(total / size));
  const { pathname, searchParams } = new URL(address);
  // Marketing parameters identify one reader, while the answer may be cached for all.
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

/** The total of rows: `totalNotices` and the like, and `numberOfPortfolios` of lists of indexes. */
function totalIn(answer: object, begin: string): number | null {
  const [, total] = Object.entries(answer).find(([name]) => name.startsWith(begin)) ?? [];
  return typeof total === 'number' ? total : null;
}

import { namesIn } from '../ranges/requested-ranges.ts';
import type { ScreenerQuery } from '../screener-query.ts';
import { attributes, firstColumns, type Attribute } from './views.ts';

export const isAttribute = (name: string): name is Attribute =>
  (attributes as readonly string[]).includes(name);

type Columns = Pick<ScreenerQuery, 'view' | 'first'>;

/** The columns of the first view. */
export const firstOf = ({ first }: Columns): readonly string[] => first ?? firstColumns;

/** The columns beside the name; null for the first view of the specification. */
export function requestedColumns(query: Columns): readonly string[] | null {
  const request = namesIn(query.view['columns']);
  const shown = request.length === 0 ? firstOf(query) : request;
  return shown.join() === firstColumns.join() ? null : shown;
}

/** What the rows are asked for: their columns, and the figure that orders them, which a phone shows beside the name. */
export function columnsToLoad(query: ScreenerQuery): string | undefined {
  const { sort } = query;
  const asked = requestedColumns(query) ?? [];
  const ordering = sort && !isAttribute(sort.by) && sort.by !== 'portfolioName' ? [sort.by] : [];
  return [...new Set([...asked, ...ordering])].join() || undefined;
}

/** The view with other columns; those of the first view need no word in the address. */
export function withColumns(
  query: ScreenerQuery,
  columns: readonly string[],
): ScreenerQuery['view'] {
  const isFirst = columns.length === 0 || columns.join() === firstOf(query).join();
  return { ...query.view, columns: isFirst ? [] : [columns.join()] };
}

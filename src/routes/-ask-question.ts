import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page/page-context.ts';
import { longestTerm } from '#src/domain/search-term.ts';
import { firstOf } from '#src/features/screener/columns/asked-columns.ts';
import { namesIn } from '#src/features/screener/ranges/asked-ranges.ts';
import type { ScreenerQuery } from '#src/features/screener/screener-query.ts';

/** What was asked for is seen, unless the visitor has chosen other columns. */
function columnsOf(query: ScreenerQuery, asked: readonly string[]) {
  if (asked.length === 0 || namesIn(query.view['columns']).length > 0) return {};
  return { columns: [...new Set([...asked, ...firstOf(query)])].join() };
}

/**
 * Leads to the filters that a typed question means; what is only words stays a search. Whether it is a question the API
 * says: its grammar is none of the browser's.
 */
export async function askQuestion(
  { api }: PageContext,
  query: ScreenerQuery,
  assetType: string,
): Promise<void> {
  const text = query.filterPattern;
  if (text === '' || text.length > longestTerm || text.includes('\0')) return;
  // Where nobody answers, the list says so itself.
  const found = await api.get('screenerQuestion', { text }).catch(() => null);
  if (!found?.isQuestion) return;
  const { filters, bounds, sortBy, sortOrder, first, columns, words } = found;
  // The columns that the provider's list opens with; where nobody answers, the usual ones.
  const opened = await api.get('screenerPage', { assetType }).catch(() => null);
  const understood: Record<string, string[] | number | string | undefined> = {
    ...filters,
    ...bounds,
    ...(sortBy === undefined ? {} : { sortBy, sortOrder }),
    ...(first === undefined ? {} : { first }),
    ...columnsOf({ ...query, first: opened?.columns }, columns),
  };
  throw redirect({
    to: '.',
    search: ({ page: _, ...kept }: Record<string, unknown>) => ({
      ...kept,
      ...understood,
      filterPattern: words === '' ? undefined : words,
      asked: text,
    }),
    replace: true,
    statusCode: 302,
  }) as unknown as Error;
}

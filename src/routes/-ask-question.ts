import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page/page-context.ts';
import { longestTerm } from '#src/domain/search-term.ts';
import { firstOf } from '#src/features/screener/columns/requested-columns.ts';
import { namesIn } from '#src/features/screener/ranges/requested-ranges.ts';
import type { ScreenerQuery } from '#src/features/screener/screener-query.ts';

/** Adds columns for the figures that the question names, unless the visitor has chosen the columns. */
function columnsOf(query: ScreenerQuery, asked: readonly string[]) {
  if (asked.length === 0 || namesIn(query.view['columns']).length > 0) return {};
  return { columns: [...new Set([...asked, ...firstOf(query)])].join() };
}

/**
 * Navigates to the filters that a typed question means; words that are not understood stay a text search. The API
 * parses the question, so that its grammar is not part of the browser's code.
 */
export async function askQuestion(
  { api }: PageContext,
  query: ScreenerQuery,
  assetType: string,
): Promise<void> {
  const text = query.filterPattern;
  if (text === '' || text.length > longestTerm || text.includes('\0')) return;
  // When the call fails, the list itself shows the failure.
  const found = await api.get('screenerQuestion', { text }).catch(() => null);
  if (!found?.isQuestion) return;
  const { filters, bounds, sortBy, sortOrder, first, columns, words } = found;
  // The first columns are the provider's; when the call fails, the product's defaults.
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

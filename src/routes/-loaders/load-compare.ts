import { redirect } from '@tanstack/react-router';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { ComparePageData } from '#src/features/mixes/compare/compare-page.tsx';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { comparisonPage, comparisonPath, type ComparisonAsked } from '#src/urls/mixes.ts';
import { findIndex } from './find-index.ts';

/** Indexes beside each other; words that were typed into the form become one more of them. */
export function loadCompare(
  context: PageContext,
  search: Record<string, string[]>,
): Promise<{ data: ComparePageData; head: PageFacts }> {
  const { api, language } = context;
  const m = compareMessages(language);
  const asked = askedOf(search);
  const [typed = null] = search['add'] ?? [];
  return loadPage(context, async () => {
    const added = typed === null ? null : await findIndex(api, typed);
    if (added !== null) throw leadTo({ ...asked, ids: [...new Set([...asked.ids, added])] });
    const comparison = await loadComparison(context, asked);
    const names = isFound(comparison)
      ? comparison.indexes.map(({ portfolioName }) => portfolioName)
      : [];
    return {
      data: { asked: inFundIds(asked, comparison), notFound: typed, comparison },
      head: {
        title: names.length === 0 ? m.title : m.titleOf(names),
        description: m.lead,
        path: asked.ids.length > 1 ? comparisonPage({ ids: asked.ids }) : comparisonPath,
      },
    };
  });
}

function askedOf(search: Record<string, string[]>): ComparisonAsked {
  const one = (name: string) => search[name]?.[0];
  const ids = (search['ids'] ?? []).flatMap((text) => text.split(',')).map((id) => id.trim());
  return {
    ids: [...new Set(ids.filter(Boolean))],
    base: one('base'),
    from: one('from'),
    to: one('to'),
  };
}

async function loadComparison(
  { api, reportStatus }: PageContext,
  { ids, ...rest }: ComparisonAsked,
): Promise<ComparePageData['comparison']> {
  if (ids.length < 2) return null;
  try {
    return await api.get('compare', { ids: ids.join(','), ...rest });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    reportStatus(400);
    return { refused: error.message };
  }
}

const isFound = (
  comparison: ComparePageData['comparison'],
): comparison is Exclude<ComparePageData['comparison'], null | { refused: string }> =>
  comparison !== null && !('refused' in comparison);

/** Links and forms of the page name each index by its fundId, whatever the address calls it. */
function inFundIds(
  asked: ComparisonAsked,
  comparison: ComparePageData['comparison'],
): ComparisonAsked {
  if (!isFound(comparison)) return asked;
  const ids = comparison.indexes.map(({ fundId }) => fundId);
  return { ...asked, ids, ...(asked.base ? { base: comparison.base } : {}) };
}

const leadTo = (asked: ComparisonAsked) =>
  redirect({
    to: '.',
    search: ({ add: _, ...kept }: Record<string, unknown>) => ({
      ...kept,
      ids: asked.ids.join(','),
    }),
    replace: true,
    statusCode: 302,
  }) as unknown as Error;

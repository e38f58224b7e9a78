import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { ComparePageData } from '#src/features/mixes/compare/compare-page.tsx';
import type { RefusedMix } from '#src/features/mixes/parts/refused-notice.tsx';
import { compareMessages } from '#src/i18n/messages/mixes/compare.ts';
import { comparisonPage, comparisonPath, type ComparisonParameters } from '#src/urls/mixes.ts';
import { askMix } from './ask-mix.ts';
import { findIndex } from './find-index.ts';

/** Loads a comparison of indexes. Words typed into the form add one more index. */
export function loadCompare(
  context: PageContext,
  search: Record<string, string[]>,
): Promise<{ data: ComparePageData; head: PageFacts }> {
  const { api, language } = context;
  const m = compareMessages(language);
  const parameters = parametersOf(search);
  const [typed = null] = search['add'] ?? [];
  return loadPage(context, async () => {
    const added = typed === null ? null : await findIndex(api, typed);
    if (added !== null)
      throw leadTo({ ...parameters, ids: [...new Set([...parameters.ids, added])] });
    const comparison = await loadComparison(context, parameters);
    const names = isFound(comparison)
      ? comparison.indexes.map(({ portfolioName }) => portfolioName)
      : [];
    const shown = inFundIds(parameters, comparison);
    return {
      data: { parameters: shown, notFound: typed, comparison },
      head: {
        title: names.length === 0 ? m.title : m.titleOf(names),
        description: m.lead,
        path: parameters.ids.length > 1 ? comparisonPage({ ids: parameters.ids }) : comparisonPath,
        // Networks read the server's document.
        ...(import.meta.env.SSR
          ? (await import('#src/features/mixes/share-of-mix.ts')).shareOfMix(
              comparison,
              comparisonPage(shown),
              context,
            )
          : {}),
      },
    };
  });
}

function parametersOf(search: Record<string, string[]>): ComparisonParameters {
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
  context: PageContext,
  { ids, ...rest }: ComparisonParameters,
): Promise<ComparePageData['comparison']> {
  if (ids.length === 0) return null;
  return askMix(context, context.api.get('compare', { ids: ids.join(','), ...rest }));
}

const isFound = (
  comparison: ComparePageData['comparison'],
): comparison is Exclude<ComparePageData['comparison'], null | RefusedMix> =>
  comparison !== null && !('reasons' in comparison);

/**
 * Replaces names in the query by fundIds, so that links and forms of the page use fundIds whatever the address
 * contains.
 */
function inFundIds(
  parameters: ComparisonParameters,
  comparison: ComparePageData['comparison'],
): ComparisonParameters {
  if (!isFound(comparison)) return parameters;
  const ids = comparison.indexes.map(({ fundId }) => fundId);
  return { ...parameters, ids, ...(parameters.base ? { base: comparison.base } : {}) };
}

const leadTo = (parameters: ComparisonParameters) =>
  redirect({
    to: '.',
    search: ({ add: _, ...kept }: Record<string, unknown>) => ({
      ...kept,
      ids: parameters.ids.join(','),
    }),
    replace: true,
    statusCode: 302,
  }) as unknown as Error;

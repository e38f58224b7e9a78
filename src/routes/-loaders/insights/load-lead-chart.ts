import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { ChartWithLevels, Insight } from '#src/contract/api/insights.ts';

/** The first chart of the lead story; null where it has none, or where loading fails. */
export async function loadLeadChart(
  { api }: PageContext,
  { articleId }: Pick<Insight, 'articleId'>,
): Promise<ChartWithLevels | null> {
  const article = await loadPart('lead story', api.get('article', { id: articleId }));
  const blocks = article === 'failed' ? [] : article.blocks;
  return blocks.find((block) => block.kind === 'chart') ?? null;
}

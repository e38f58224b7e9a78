import { notFound } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page-context.ts';
import { loadPage } from '#src/client/page-steps.ts';
import { allAssetTypes, assetTypeOfSegment } from '#src/domain/asset-type.ts';
import type { ArticleData } from '#src/features/article/article-page.tsx';

/** Segment of the addresses that buttons in content lead to (RT-03, TP-01). */
const anyType = 'article';

/** Articles to read next. */
const numberRecommended = 3;

/**
 * One article by its id. The type in its address need not be its own, but must be one; a failed load raises
 * the error page (ER-02).
 */
export function loadArticle(
  context: PageContext,
  { type, articleId }: { type: string; articleId: string },
): Promise<ArticleData> {
  const { api } = context;
  return loadPage(context, async () => {
    const [article, { insights: recommended }, { strategists }, { types }] = await Promise.all([
      api.get('article', { id: articleId }),
      api.get('insightArticles', { recommendedFor: articleId, size: numberRecommended }),
      api.get('strategists', {}),
      api.get('insights', { size: 1 }),
    ]);
    const isType =
      type === anyType || isAssetSegment(type) || types.some(({ value }) => value === type);
    if (!isType) {
      context.reportStatus(404);
      throw notFound();
    }
    const authors = article.strategists.flatMap(
      ({ strategist }) => strategists.find((one) => one.strategist === strategist) ?? [],
    );
    return { article, recommended, authors };
  });
}

function isAssetSegment(segment: string): boolean {
  const type = assetTypeOfSegment(segment);
  return type !== null && type !== allAssetTypes;
}

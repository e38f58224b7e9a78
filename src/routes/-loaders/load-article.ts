import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage, missing } from '#src/client/page/page-steps.ts';
import type { InsightsHome } from '#src/contract/api/insights.ts';
import { assetTypeOfSegment } from '#src/domain/asset-type.ts';
import type { Language } from '#src/domain/language.ts';
import { articleHead } from '#src/features/article/article-document-head.ts';
import type { ArticleData } from '#src/features/article/article-page.tsx';
import { articleStructuredData } from '#src/features/article/article-structured-data.ts';
import { assetTypesIn } from '#src/i18n/asset-types.ts';

/** The segment that buttons in content use for an article of any type (RT-03, TP-01). */
const anyType = 'article';

/** The number of recommended articles. */
const numberRecommended = 3;

/**
 * Loads one article by its id. The type in its address may differ from its own but must exist; a failed load
 * raises the error page (ER-02).
 */
export async function loadArticle(
  context: PageContext,
  { type, articleId }: { type: string; articleId: string },
): Promise<{ data: ArticleData; head: PageFacts }> {
  const { api } = context;
  const found = await loadPage(context, async () => {
    const [article, { insights: recommended }, { strategists }, { types }] = await Promise.all([
      api.get('article', { id: articleId }),
      api.get('insightArticles', { recommendedFor: articleId, size: numberRecommended }),
      api.get('strategists', {}),
      api.get('insights', { size: 1 }),
    ]);
    if (!isTypeSegment(type, types, context.language)) return null;
    const authors = article.strategists.flatMap(
      ({ strategist }) => strategists.find((one) => one.strategist === strategist) ?? [],
    );
    return { article, recommended, authors };
  });
  if (found === null) throw missing();
  const { article } = found;
  if (import.meta.env.SSR) context.describe(articleStructuredData(article, context.origin));
  return { data: found, head: articleHead(article, context.language, context.asof) };
}

function isTypeSegment(segment: string, types: InsightsHome['types'], language: Language): boolean {
  if (segment === anyType || types.some(({ value }) => value === segment)) return true;
  return assetTypeOfSegment(segment, assetTypesIn(language)) !== null;
}

import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { LateArticlePage, loadArticlePage } from './-pages/late-article-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/insights_/$type_/$articleId')({
  loader: async ({ context, params }) => {
    const { loadArticle } = await loadArticlePage();
    return loadArticle(context, params);
  },
  head: routeHead,
  component: ArticleRoute,
});

function ArticleRoute() {
  return <LateArticlePage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

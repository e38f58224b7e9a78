import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { LateArticlePage, loadArticlePage } from './-pages/late-article-page.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/insights_/$type_/$articleId_/$articleName')({
  // Only the id identifies the article; the name is for readers (RT-03).
  loader: async ({ context, params }) => {
    const { loadArticle } = await loadArticlePage();
    return loadArticle(context, params);
  },
  head: routeHead,
  component: NamedArticleRoute,
});

function NamedArticleRoute() {
  return <LateArticlePage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

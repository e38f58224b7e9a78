import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ArticlePage } from '#src/features/article/article-page.tsx';
import { loadArticle } from './-loaders/load-article.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/insights_/$type_/$articleId')({
  loader: ({ context, params }) => loadArticle(context, params),
  head: routeHead,
  component: ArticleRoute,
});

function ArticleRoute() {
  return <ArticlePage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

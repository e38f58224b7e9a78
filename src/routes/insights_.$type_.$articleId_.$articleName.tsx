import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { ArticlePage } from '#src/features/article/article-page.tsx';
import { loadArticle } from './-loaders/load-article.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/insights_/$type_/$articleId_/$articleName')({
  // The name is for readers: the id alone finds the article, whatever it says (RT-03).
  loader: ({ context, params }) => loadArticle(context, params),
  head: routeHead,
  component: NamedArticleRoute,
});

function NamedArticleRoute() {
  return <ArticlePage language={usePageContext().language} data={Route.useLoaderData().data} />;
}

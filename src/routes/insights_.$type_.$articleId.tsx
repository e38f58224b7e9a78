import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import { articleHead } from '#src/features/article/article-document-head.ts';
import { ArticlePage } from '#src/features/article/article-page.tsx';
import { loadArticle } from './-load-article.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/insights_/$type_/$articleId')({
  loader: ({ context, params }) => loadArticle(context, params),
  head: ({ loaderData, match, matches }) =>
    loaderData ? articleHead(loaderData, match.context, siteNameOf(matches)) : {},
  component: ArticleRoute,
});

function ArticleRoute() {
  return <ArticlePage language={usePageContext().language} data={Route.useLoaderData()} />;
}

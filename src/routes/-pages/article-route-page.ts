export { ArticlePage } from '#src/features/article/article-page.tsx';
export { loadArticle } from '../-loaders/load-article.ts';

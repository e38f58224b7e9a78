import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

/** Loads the code of the article page, with its loader. */
export const loadArticlePage = () => import('./article-route-page.ts');

const now = import.meta.env.SSR ? await loadArticlePage() : null;

// The browser loads the code with the route's own, so that it is there when a visitor follows a link to an article (NV-08).
if (!import.meta.env.SSR) loadArticlePage().catch(() => undefined);

/** The article page, hydrated when its code has loaded. It can be read before, so the code of its charts is not in the first load. */
export const LateArticlePage = hydratedLate('ArticlePage', loadArticlePage, now);

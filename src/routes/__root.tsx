import { createRootRouteWithContext } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page-context.ts';
import { runMiddleware } from '#src/client/page-middleware.ts';
import { Document } from '#src/features/shell/document.tsx';

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ matches, context }) =>
    runMiddleware(
      matches.flatMap((match) => match.staticData.middleware ?? []),
      context,
    ),
  // Fetched once per visit (LY-08): nothing in its key changes with the page.
  loader: ({ context }) => context.api.get('mainNavigation', {}),
  shellComponent: Document,
});

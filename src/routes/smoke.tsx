import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { SmokePage } from '#src/features/internal/smoke-page.tsx';
import { internalMessages } from '#src/i18n/messages/site/internal.ts';
import { internalPages } from '#src/urls.ts';
import { routeHead } from './-pages/route-head.ts';
import { runSmokeChecks } from './-run-smoke-checks.ts';

export const Route = createFileRoute('/smoke')({
  staticData: { middleware: ['internal'], layout: 'content-only' },
  // The result of an earlier check is outdated, so it is not cached.
  staleTime: 0,
  gcTime: 0,
  loader: async ({ context }) => {
    const results = await runSmokeChecks(context);
    if (results.some(({ found }) => found === null)) context.reportStatus(503);
    const m = internalMessages(context.language);
    return {
      results,
      head: {
        title: m.smokeTitle,
        description: m.smokeLead,
        path: internalPages.smoke,
        isInternal: true,
      },
    };
  },
  head: routeHead,
  component: SmokeRoute,
});

function SmokeRoute() {
  return <SmokePage language={usePageContext().language} results={Route.useLoaderData().results} />;
}

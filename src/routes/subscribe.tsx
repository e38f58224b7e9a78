import { createFileRoute } from '@tanstack/react-router';
import { FormRoutePage } from './-pages/form-route-page.tsx';
import { loadForm } from './-loaders/load-form.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/subscribe')({
  // Any parameter is accepted and submitted with the form: it may name the visitor's campaign.
  staticData: { parameters: 'any' },
  // The key is valid for one submission, so the page is not cached.
  staleTime: 0,
  gcTime: 0,
  loader: ({ context, location }) => loadForm(context, 'subscribe', location.searchStr),
  head: routeHead,
  component: SubscribeRoute,
});

function SubscribeRoute() {
  return <FormRoutePage form="subscribe" data={Route.useLoaderData()} />;
}

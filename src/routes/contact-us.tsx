import { createFileRoute } from '@tanstack/react-router';
import { FormRoutePage } from './-pages/form-route-page.tsx';
import { loadForm } from './-loaders/load-form.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/contact-us')({
  // What it does not know goes with the submission: by which campaign a visitor came.
  staticData: { parameters: 'any' },
  // A key is one submission's: it is not held for the next visit of the page.
  staleTime: 0,
  gcTime: 0,
  loader: ({ context, location }) => loadForm(context, 'contact', location.searchStr),
  head: routeHead,
  component: ContactRoute,
});

function ContactRoute() {
  return <FormRoutePage form="contact" data={Route.useLoaderData()} />;
}

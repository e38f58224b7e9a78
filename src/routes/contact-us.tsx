import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/client/page-head.ts';
import { formPages } from '#src/urls.ts';
import { FormRoutePage } from './-form-route-page.tsx';
import { loadForm } from './-load-form.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/contact-us')({
  // A key is one submission's: it is not held for the next visit of the page.
  staleTime: 0,
  gcTime: 0,
  loader: ({ context, location }) => loadForm(context, 'contact', location.searchStr),
  head: ({ loaderData, match, matches }) =>
    loaderData
      ? pageHead(match.context, {
          title: loaderData.title,
          siteName: siteNameOf(matches),
          description: loaderData.description,
          path: formPages.contact,
        })
      : {},
  component: ContactRoute,
});

function ContactRoute() {
  return <FormRoutePage form="contact" data={Route.useLoaderData()} />;
}

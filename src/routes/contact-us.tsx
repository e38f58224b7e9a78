import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/client/page-head.ts';
import { contactMessages } from '#src/i18n/messages/contact.ts';
import { formPages } from '#src/urls.ts';
import { FormRoutePage } from './-form-route-page.tsx';
import { loadForm } from './-load-form.ts';
import { siteNameOf } from './-site-name.ts';

export const Route = createFileRoute('/contact-us')({
  // A key is one submission's: it is not held for the next visit of the page.
  staleTime: 0,
  gcTime: 0,
  loader: ({ context, location }) => loadForm(context, 'contact', location.searchStr),
  head: ({ match, matches }) => {
    const { contactTitle: title, contactLead: description } = contactMessages(
      match.context.language,
    );
    return pageHead(match.context, {
      title,
      siteName: siteNameOf(matches),
      description,
      path: formPages.contact,
    });
  },
  component: ContactRoute,
});

function ContactRoute() {
  return <FormRoutePage form="contact" data={Route.useLoaderData()} />;
}

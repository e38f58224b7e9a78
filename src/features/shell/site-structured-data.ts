import type { StructuredData } from '#src/client/page/request-context.ts';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import { pages } from '#src/urls.ts';

/** The provider, and the site with its search, for programs; on every page. */
export function siteStructuredData({ provider }: MainNavigation, origin: string): StructuredData[] {
  const organization = `${origin}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: provider.name,
      legalName: provider.legalName,
      url: provider.url,
      contactPoint: provider.globalContacts.map(({ region, email, phone }) => ({
        '@type': 'ContactPoint',
        areaServed: region,
        email,
        ...(phone ? { telephone: phone } : {}),
      })),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: provider.name,
      url: `${origin}/`,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${pages.screener()}?filterPattern={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

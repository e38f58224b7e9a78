import { routeHead } from './-route-head.ts';

type HeadOfArticle = Parameters<typeof routeHead>[0] & {
  loaderData?: { structuredData: string } | undefined;
};

/** Head of an article's page, with what programs read of it. */
export function articleRouteHead(route: HeadOfArticle) {
  const { structuredData } = route.loaderData ?? {};
  if (structuredData === undefined) return {};
  const script = { type: 'application/ld+json', children: structuredData };
  return { ...routeHead(route), scripts: [script] };
}

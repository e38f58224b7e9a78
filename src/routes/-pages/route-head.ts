import type { PageContext } from '#src/client/page/page-context.ts';
import { pageHead, type PageFacts } from '#src/client/page/page-head.ts';
import { siteOf } from '#src/client/page/site-of.ts';

type HeadOfRoute = {
  loaderData?: { head: PageFacts } | undefined;
  match: { context: PageContext };
  matches: readonly { loaderData?: unknown }[];
};

/**
 * The head of a page from the data of its loader. Head functions are part of every first load, whereas loaders
 * come with their page.
 */
export function routeHead({ loaderData, match, matches }: HeadOfRoute) {
  return loaderData ? pageHead(match.context, siteOf(matches), loaderData.head) : {};
}

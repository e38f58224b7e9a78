import type { PageContext } from '#src/client/page-context.ts';
import { pageHead } from '#src/client/page-head.ts';
import { siteNameOf } from './-site-name.ts';

type Described = { url: string; title: string; description: string };
type Match = { context: PageContext };

/** Head of a page of content. */
export function contentHead(
  page: Described | undefined,
  match: Match,
  matches: readonly { loaderData?: unknown }[],
) {
  if (!page) return {};
  const { title, description, url } = page;
  return pageHead(match.context, siteNameOf(matches), { title, description, path: url });
}

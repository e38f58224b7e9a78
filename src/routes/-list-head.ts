import { pageHead } from '#src/client/page-head.ts';
import type { PageContext } from '#src/client/page-context.ts';
import { siteNameOf } from './-site-name.ts';

/** What a list's loader says of its page: texts in the head's own code would come with every page. */
export type ListPageTexts = { title: string; description: string };

type Heading = {
  loaderData?: ListPageTexts | undefined;
  match: { context: PageContext };
  matches: readonly { loaderData?: unknown }[];
};

/** Head of a list's document; a filtered list and an alias name the plain list as theirs. */
export function listHead(path: string, { loaderData, match, matches }: Heading) {
  if (!loaderData) return {};
  const { title, description } = loaderData;
  return pageHead(match.context, { title, description, path, siteName: siteNameOf(matches) });
}

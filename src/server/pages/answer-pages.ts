import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import type {
  EndpointAnswer,
  EndpointName,
  EndpointQuery,
} from '#src/contract/api/endpoints/endpoints.ts';
import { api, requestedRelease, notFoundPath, splitLanguage } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { withoutParameter } from '#src/urls/without-parameter.ts';
import { knownAddress } from '../http/known-address.ts';
import { movedTo } from './moved-addresses.ts';
import { notFoundPage } from './not-found-page.ts';
import { withoutLastSlash } from './redirects.ts';
import { renderPage, type RenderDeps } from './render-page.ts';
import type { IsShown } from './shown-languages.ts';

export type AnswerPage = (
  snapshot: Snapshot,
  asked: Request,
  refusedForm?: RefusedForm,
) => Promise<Response>;

/**
 * Renders the pages of the site. A page depends on the known part of its address only, so that one answer serves
 * visitors with different marketing parameters. An address without a page, by its route or by its data, gets the one
 * "not found" page. A page with `asof` is rendered from that release; pages that are always of today, such as forms,
 * ignore it.
 */
export function answerPages(deps: RenderDeps & { isShown: IsShown }): AnswerPage {
  const known = knownAddress(deps.pages);
  const notFound = notFoundPage((snapshot, request) => renderPage(deps, snapshot, request));

  async function ask<N extends EndpointName>(
    snapshot: Snapshot,
    name: N,
    query: EndpointQuery<N>,
  ): Promise<EndpointAnswer<N> | null> {
    const answer = await deps.answers(snapshot, callAddress(api[name], query));
    return answer.ok ? ((await answer.json()) as EndpointAnswer<N>) : null;
  }

  /**
   * The release that a page is rendered from; null for pages that are always of today. An `asof` that names no release
   * is left for the page to explain.
   */
  async function releaseToShow(snapshot: Snapshot, pathname: string, asof: string) {
    if (deps.pages.parametersOf(pathname)?.includes('asof') !== true) return null;
    const navigation = await ask(snapshot, 'mainNavigation', {});
    if (navigation?.provider.privacyPolicyUrl === splitLanguage(pathname).path) return null;
    const found = await ask(snapshot, 'dataVersion', { asof });
    return found ? String(found.release) : asof;
  }
  return async (snapshot, asked, refusedForm) => {
    const { origin, pathname, search } = new URL(asked.url);
    if (!(await deps.isShown(snapshot, pathname)))
      return notFound(snapshot, new Request(origin + notFoundPath, asked));
    const parameters = deps.pages.parametersOf(pathname);
    if (parameters === null) return notFound(snapshot, asked);
    const bare = withoutLastSlash(pathname);
    if (bare !== pathname) return movedTo(bare + search, snapshot);
    const asof = requestedRelease(search);
    const release = asof && (await releaseToShow(snapshot, pathname, asof));
    if (release !== asof) return movedTo(pathname + withRelease(search, release), snapshot, 302);
    const address = known(pathname + search);
    // Joined as text: `new URL` would read a path with two slashes as a host.
    const request =
      address === pathname + search ? asked : new Request(`${origin}${address}`, asked);
    const answer = await renderPage(deps, snapshot, request, refusedForm);
    const to = answer.headers.get('Location');
    if (to === null) return answer;
    // A page signals "not found" by a redirect to this path, before anything is rendered.
    if (splitLanguage(to).path === notFoundPath) return notFound(snapshot, asked);
    // The page was rendered for the known part of its address; a redirect keeps the whole query.
    return answer.status === 301 ? movedTo(pathOf(to) + search, snapshot) : answer;
  };
}

function withRelease(search: string, release: string | null): string {
  const others = withoutParameter(search, 'asof');
  if (release === null) return others;
  return `${others}${others ? '&' : '?'}asof=${release}`;
}

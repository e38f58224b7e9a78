import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import type {
  EndpointAnswer,
  EndpointName,
  EndpointQuery,
} from '#src/contract/api/endpoints/endpoints.ts';
import { api, askedRelease, notFoundPath, splitLanguage } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
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
 * The pages of the site. Each is made from what it knows of its address, so that one answer is right for all
 * who ask with other marks of advertisers; where there is none, by its route or by its data, the one page
 * that says so is given. A page that is asked for as of a day is given as of the release that stood then, and one
 * that is of today alone, such as a form, without any.
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
   * The number of the release that an address asks for, as whose page it is given; null where the page is of today
   * whatever is asked for. What names no release is left for the page to say.
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
    const asof = askedRelease(search);
    const release = asof && (await releaseToShow(snapshot, pathname, asof));
    if (release !== asof) return movedTo(pathname + withRelease(search, release), snapshot, 302);
    const address = known(pathname + search);
    // As text: a path of two slashes would be read as a host.
    const request =
      address === pathname + search ? asked : new Request(`${origin}${address}`, asked);
    const answer = await renderPage(deps, snapshot, request, refusedForm);
    const to = answer.headers.get('Location');
    if (to === null) return answer;
    // How a page says that what its address names is not there, before anything is rendered.
    if (splitLanguage(to).path === notFoundPath) return notFound(snapshot, asked);
    // The page was made of what it knows of its address; who is sent on keeps all of it.
    return answer.status === 301 ? movedTo(to.split('?', 1)[0] + search, snapshot) : answer;
  };
}

function withRelease(search: string, release: string | null): string {
  const others = withoutParameter(search, 'asof');
  if (release === null) return others;
  return `${others}${others ? '&' : '?'}asof=${release}`;
}

import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import { notFoundPath, splitLanguage } from '#src/urls.ts';
import { knownAddress } from '../http/known-address.ts';
import { movedTo } from './moved-addresses.ts';
import { notFoundPage } from './not-found-page.ts';
import { withoutLastSlash } from './redirects.ts';
import { renderPage, type RenderDeps } from './render-page.ts';

export type AnswerPage = (
  snapshot: Snapshot,
  asked: Request,
  refusedForm?: RefusedForm,
) => Promise<Response>;

/**
 * The pages of the site. Each is made from what it knows of its address, so that one answer is right for all
 * who ask with other marks of advertisers; where there is none, by its route or by its data, the one page
 * that says so is given.
 */
export function answerPages(deps: RenderDeps): AnswerPage {
  const known = knownAddress(deps.pages);
  const notFound = notFoundPage((snapshot, request) => renderPage(deps, snapshot, request));
  return async (snapshot, asked, refusedForm) => {
    const { origin, pathname, search } = new URL(asked.url);
    if (deps.pages.parametersOf(pathname) === null) return notFound(snapshot, asked);
    const bare = withoutLastSlash(pathname);
    if (bare !== pathname) return movedTo(bare + search, snapshot);
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

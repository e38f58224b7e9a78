import type { AnyRouter } from '@tanstack/react-router';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { requestedRelease, formHashes, formOfHash, formOfPage, splitLanguage } from '#src/urls.ts';

/**
 * Navigates to a page of this site without loading the document again. A page that opts out keeps its scroll position
 * when only its own query changes (RT-18). An address without a page is loaded from the server, which may redirect it
 * (NV-04), and so is one in another language or as of another release, since a visit has one of each (I18-02). A link
 * to a form opens the form over the page.
 */
export async function followLink(router: AnyRouter, href: string): Promise<void> {
  const url = new URL(href, location.href);
  const { language, path } = splitLanguage(url.pathname);
  const isShown = url.pathname + url.search === location.pathname + location.search;
  const form = formOfPage(path) ?? (isShown ? formOfHash(url.hash) : null);
  if (form) return setFormHash(router, form);
  const [, rest, route] = router.getMatchedRoutes(path);
  const isPage = route !== undefined && !('**' in rest);
  const isOfVisit =
    language === splitLanguage(location.pathname).language &&
    requestedRelease(url.search) === requestedRelease(location.search);
  if (!isPage || !isOfVisit) {
    location.assign(url);
    return;
  }
  const isSamePage = url.pathname === location.pathname;
  await router.navigate({
    href: url.pathname + (isSamePage ? onTopOfAsked(router, url) : url.search) + url.hash,
    resetScroll: !(isSamePage && keepsScroll(router)),
  });
}

/**
 * A link was written for the shown page. What it changes is applied to the address requested since, so that a second
 * choice does not undo a first one that is still loading.
 */
function onTopOfAsked(router: AnyRouter, { search, searchParams }: URL): string {
  const shownSearch = router.state.resolvedLocation?.searchStr ?? '';
  if (shownSearch === location.search) return search;
  const shown = new URLSearchParams(shownSearch);
  const request = new URLSearchParams(location.search);
  for (const name of new Set([...shown.keys(), ...searchParams.keys()])) {
    const wanted = searchParams.getAll(name);
    if (wanted.join() === shown.getAll(name).join()) continue;
    request.delete(name);
    for (const value of wanted) request.append(name, value);
  }
  return request.size ? `?${request}` : '';
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set where the previous history entry is the same page without its hash. */
    isOverPage?: boolean;
  }
}

/** Sets the hash that opens a form over the page: path, query and scroll position stay. */
export async function setFormHash(router: AnyRouter, form: FormKind): Promise<void> {
  const isOneOpen = formOfHash(location.hash) !== null;
  const isOverPage = isOneOpen
    ? router.state.location.state.isOverPage === true
    : location.hash === '';
  await goToHash(router, formHashes[form], { replace: isOneOpen, state: { isOverPage } });
}

/** Removes the hash without leaving a duplicate entry in the history. */
export async function clearFormHash(router: AnyRouter): Promise<void> {
  if (router.state.location.state.isOverPage) router.history.back();
  else await goToHash(router, '', { replace: true });
}

async function goToHash(
  router: AnyRouter,
  hash: string,
  entry: { replace: boolean; state?: { isOverPage: boolean } },
): Promise<void> {
  await router.navigate({
    href: location.pathname + location.search + hash,
    resetScroll: false,
    hashScrollIntoView: false,
    ...entry,
  });
}

function keepsScroll(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.staticData.keepScroll === true);
}

/** The address of a GET form without its empty fields. */
export function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  const text = query.toString();
  const { pathname, hash } = new URL(form.action);
  return pathname + (text ? `?${text}` : '') + hash;
}

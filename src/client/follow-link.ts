import type { AnyRouter } from '@tanstack/react-router';

/**
 * Goes to a page of this site without loading the document anew. A page that opts out keeps its scroll
 * position when only its own query changes (RT-18).
 */
export function followLink(router: AnyRouter, href: string): Promise<void> {
  const url = new URL(href, location.href);
  const isSamePage = url.pathname === location.pathname;
  return router.navigate({
    href: url.pathname + url.search + url.hash,
    resetScroll: !(isSamePage && keepsScroll(router)),
  });
}

function keepsScroll(router: AnyRouter): boolean {
  return router.state.matches.some((match) => match.staticData.keepScroll === true);
}

/** Address that a GET form asks for, without its empty fields. */
export function addressOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  const text = query.toString();
  const path = new URL(form.action).pathname;
  return text ? `${path}?${text}` : path;
}

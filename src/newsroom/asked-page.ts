import { addresses } from './addresses.ts';

/** The field of the sign-in that holds the page to lead to. */
export const askedField = 'to';

/** Pages of people: drafts, one of them, releases, state and audit log. */
const pages = /^\/newsroom(?:\/drafts\/\d{1,9}|\/releases|\/state|\/audit(?:\?before=\d{1,9})?)?$/;

/** Addresses of the forms of a page. */
const deeds = /^(\/newsroom\/(?:drafts\/\d{1,9}|releases))\/[a-z-]+$/;

/**
 * The page that was asked for before the sign-in; the drafts for whatever is none. Nothing else is ever led to: what the
 * address of the sign-in says may come from anybody.
 */
export function askedPage(to: unknown): string {
  if (typeof to !== 'string') return addresses.drafts;
  const page = deeds.exec(to)?.[1] ?? to;
  return pages.test(page) ? page : addresses.drafts;
}

/** An address of the sign-in that leads on to a page; it says so where that is not the drafts. */
export const leadingTo = (address: string, page: string): string =>
  page === addresses.drafts
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${askedField}=${encodeURIComponent(page)}`;

/** The page that the address of a request asks for, with its query. */
export function askedBy(url: string): string {
  const { pathname, search } = new URL(url);
  return askedPage(`${pathname}${search}`);
}

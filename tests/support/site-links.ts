import { isFullRun } from './full-size.ts';

/** A sorted or filtered list is the same page as the plain one; of its pages the second stands for all. */
const followed = isFullRun ? /^(\?page=\d+)?$/ : /^(\?page=2)?$/;

/** Paths on the same site that the links of a page lead to. */
export function linksIn(html: string, address: string): string[] {
  const { origin } = new URL(address);
  return Array.from(
    html.matchAll(/<a\s[^>]*?href="([^"]+)"/g),
    ([, href]) => new URL((href ?? '').replaceAll('&amp;', '&'), address),
  )
    .filter((link) => link.origin === origin && followed.test(link.search))
    .map(({ pathname, search }) => pathname + search);
}

/** Which index the page at a path is about; undefined for every other page. */
export function indexOf(path: string): string | undefined {
  return /\/indexes\/(?:details|screener\/[^/]+)\/([^/?]+)$/.exec(path)?.[1];
}

/** Whether a path is the page that shows how a figure came about. */
export const isWorking = (path: string): boolean =>
  /\/indexes\/details\/[^/]+\/figures\/[^/?]+$/.test(path);

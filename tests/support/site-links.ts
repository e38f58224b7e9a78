/** The queries of links that are followed. A sorted or filtered list is the same page as the plain one. */
const followed = /^(\?page=\d+)?$/;

/** The paths on the same site to which a page links. */
export function linksIn(html: string, address: string): string[] {
  const { origin } = new URL(address);
  return Array.from(
    html.matchAll(/<a\s[^>]*?href="([^"]+)"/g),
    ([, href]) => new URL((href ?? '').replaceAll('&amp;', '&'), address),
  )
    .filter((link) => link.origin === origin && followed.test(link.search))
    .map(({ pathname, search }) => pathname + search);
}

/** The id of the index whose page a path is; undefined for other pages. */
export function indexOf(path: string): string | undefined {
  return /\/indexes\/(?:details|screener\/[^/]+)\/([^/?]+)$/.exec(path)?.[1];
}

/** Whether a path is the page with the working of a figure. */
export const isWorking = (path: string): boolean =>
  /\/indexes\/details\/[^/]+\/figures\/[^/?]+$/.test(path);
